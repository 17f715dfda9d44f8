/** The password never travels for a look: five digits of its hash do, and the rest is compared here. */
export type HashedPassword = { readonly prefix: string; readonly suffix: string };

const PREFIX_LENGTH = 5;

export const hashPassword = async (password: string): Promise<HashedPassword> => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  return { prefix: hex.slice(0, PREFIX_LENGTH), suffix: hex.slice(PREFIX_LENGTH) };
};

export const isAmong = ({ suffix }: HashedPassword, suffixes: readonly string[]): boolean =>
  suffixes.some((known) => known.toUpperCase() === suffix);
