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
