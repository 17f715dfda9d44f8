import type { PersonalField } from '@fairground/contract/members/operator-endpoints';

/** What staff see of a personal field before they reveal it: enough to compare it with what somebody says. */
export const maskedField = (field: PersonalField, text: string | null): string | null => {
  if (text === null || text === '') return null;
  if (field === 'mobile') return `•••• ${text.slice(-3)}`;
  if (field === 'birthDate') return '••••-••-••';
  if (field === 'email') return maskedEmail(text);
  return `${[...text][0] ?? ''}•••`;
};

const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${[...email][0] ?? ''}•••${email.slice(at)}`;
};
