/**
 * What a frame may do. A game on our own origin is given no origin at all: with one it could read the session and reach
 * into the page. A vendor's own origin is another than ours, so it may keep its storage.
 */
export const sandboxOf = (address: string, siteOrigin: string): string => {
  const isOurs = new URL(address, siteOrigin).origin === siteOrigin;
  return isOurs
    ? 'allow-scripts allow-pointer-lock allow-orientation-lock'
    : 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock allow-orientation-lock';
};

/** Only pages of the web, and never a script in the clothes of an address. */
export const isFrameable = (address: string, siteOrigin: string): boolean =>
  URL.canParse(address, siteOrigin) && ['http:', 'https:'].includes(new URL(address, siteOrigin).protocol);
