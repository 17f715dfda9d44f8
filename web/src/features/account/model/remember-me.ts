import { REMEMBER_ME_MS } from '@fairground/contract/identity/endpoints';

const COOKIE = 'rememberMe';

/** The cookie that keeps a name for a day. Only the name: a password has no business in a browser's storage. */
export const rememberCookie = (username: string): string =>
  `${COOKIE}=${encodeURIComponent(username)}; path=/; max-age=${REMEMBER_ME_MS / 1_000}; samesite=strict`;

export const forgetCookie = `${COOKIE}=; path=/; max-age=0; samesite=strict`;

export const rememberedIn = (cookies: string): string => {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  try {
    return decodeURIComponent(found?.slice(COOKIE.length + 1) ?? '');
  } catch {
    return '';
  }
};

export const readRememberedName = (): string => rememberedIn(document.cookie);

/** Remembers the name of the one who wants it, and forgets it for anyone who does not. */
export const rememberName = (username: string, isWanted: boolean): void => {
  document.cookie = isWanted ? rememberCookie(username) : forgetCookie;
};
