/** The https origins among these addresses, each once, as a policy names them; whatever is none is left out. */
export const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(
    addresses
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address))
      .filter(({ protocol }) => protocol === 'https:')
      .map(({ origin }) => origin),
  ),
];
