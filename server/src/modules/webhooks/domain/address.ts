/** Whether events may be sent to an address: https, without a login in it; a sandbox takes http too. */
export const isAddress = (text: string, isSandbox: boolean): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  const isKnown = protocol === 'https:' || (isSandbox && protocol === 'http:');
  return isKnown && username === '' && password === '' && hash === '';
};
