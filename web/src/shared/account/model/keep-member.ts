import type { MemberInfo } from '@fairground/contract/members/profile';
import { writeSession } from '@fairground/client/session';

/** Keeps what is shown of the member who is here: the number, and the label with its ground. */
export const keepMember = ({
  customerId,
  memberLabel: [label],
}: Pick<MemberInfo, 'customerId' | 'memberLabel'>): void => {
  writeSession('customerId', customerId);
  if (label) writeSession('memberLabel', { text: label.labelName, background: label.color });
};
