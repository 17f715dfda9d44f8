/** Where an operator's link may lead: a page of the site, or an address that cannot run a script. Empty leads nowhere. */
export const isSafeLink = (link: string): boolean =>
  link === '' || /^\/(?![/\\])[^\s\\]*$/u.test(link) || (/^(https|mailto|tel):/i.test(link) && URL.canParse(link));
