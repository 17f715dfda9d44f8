/** The one-time link of a new or reset account: behind the # no server sees it. */
export const enrolmentLinkIn = (hash: string): string | undefined =>
  /^#(?<link>enrol_[\w-]{43})$/.exec(hash)?.groups?.['link'];
