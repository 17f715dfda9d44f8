/**
 * What a login link may do once it is known which account it opens. It never takes the place of another account's session
 * by itself: a link somebody else sent would have the member play, and pay, into somebody else's account.
 */
export const launchOutcome = (
  current: { readonly token: string | null; readonly account: string | null },
  opened: { readonly account: string },
): 'enter' | 'renew' | 'ask' => {
  if (current.token === null) return 'enter';
  return current.account === opened.account ? 'renew' : 'ask';
};
