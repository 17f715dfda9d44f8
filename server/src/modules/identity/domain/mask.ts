/** The end of a number: enough for its owner to know it, too little to call it. */
export const maskMobile = (e164: string): string => `•••• ${e164.slice(-3)}`;

/** `a•••@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${[...email][0] ?? ''}•••${email.slice(at)}`;
};
