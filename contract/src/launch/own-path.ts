/** The path of an address of this site, whole or without its host; nothing for any other. */
export const ownPathOf = (address: string, hosts: readonly string[]): string | undefined => {
  const [host] = hosts;
  const base = `https://${host ?? 'site.invalid'}`;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isOurs = hosts.includes(url.host) || url.origin === base;
  const isPlain = url.username === '' && url.password === '' && ['http:', 'https:'].includes(url.protocol);
  // A path that begins with two slashes would name another host.
  const isPath = !url.pathname.startsWith('//');
  return isOurs && isPlain && isPath ? `${url.pathname}${url.search}${url.hash}` : undefined;
};
