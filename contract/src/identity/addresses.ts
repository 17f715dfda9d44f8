/** Addresses of the site that messages and other sites lead back to; the server writes them, the browser waits there. */

/** `/reset-password#<ticket>`: behind the hash nobody else on the way learns the ticket, no log and no referrer. */
export const PASSWORD_LINK_PATH = '/reset-password';

/** `/not-me#<ticket>`: where the owner of an account says that a change was somebody else's. */
export const NOT_ME_PATH = '/not-me';

/** `/sign-in?state=…&code=…`, or `error=…`: where another site sends a visitor back to after a sign-in. */
export const SOCIAL_RETURN_PATH = '/sign-in';

/** `/?token=<launch code>` on any page of the site: exchanged at once and taken out of the address. */
export const LAUNCH_CODE_PARAMETER = 'token';
