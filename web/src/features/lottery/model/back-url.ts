/** Any host will do: only an address without one keeps it. */
const HERE = 'https://site.invalid';

/** The address a launch asked to be led back to, if it is a path of this site; null for anything else. */
export const ownPathOf = (address: string | null): string | null => {
  if (address === null || !address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // A path that begins with two slashes would name another host.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
};
