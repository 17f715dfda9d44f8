/** The name of a host alone, in small letters: without a scheme, a port, a path or a dot at the end. */
export const hostOf = (text: string): string | undefined => {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(withScheme)) return undefined;
  const host = new URL(withScheme).hostname.replace(/\.$/, '');
  return HOST.test(host) ? host : undefined;
};

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
