/** What somebody follows: matches by their numbers, competitions by their codes. */
export type Stars = {
  readonly ids: readonly string[];
  /** Those the account is known to have. */
  readonly told: readonly string[];
};

/**
 * The stars of this device and of the account together. One that the account had and has no more was taken away elsewhere
 * or its match is over; one it never had is told to it.
 */
export const mergeStars = (
  { ids, told }: Stars,
  ofAccount: readonly string[],
): Stars & { readonly untold: readonly string[] } => {
  const untold = ids.filter((id) => !ofAccount.includes(id) && !told.includes(id));
  return { ids: [...new Set([...ofAccount, ...untold])], told: ofAccount, untold };
};

const isMatch = (star: string): boolean => /^\d+$/.test(star);

/** Matches and competitions apart, each in the order in which they were marked. */
export const starsApart = (
  ids: readonly string[],
): { readonly fixtures: readonly string[]; readonly competitions: readonly string[] } => ({
  fixtures: ids.filter(isMatch),
  competitions: ids.filter((star) => !isMatch(star)),
});

/** Matches end, competitions go on: where there are too many stars, the oldest ones of matches go first. */
export const keptStars = (ids: readonly string[], most: number): readonly string[] => {
  const { fixtures, competitions } = starsApart(ids);
  const dropped = new Set(fixtures.slice(0, Math.max(0, fixtures.length - Math.max(0, most - competitions.length))));
  return ids.filter((star) => !dropped.has(star));
};
