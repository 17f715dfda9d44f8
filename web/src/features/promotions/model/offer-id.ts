const NUMBER = /^[1-9]\d{0,17}$/;

/** The number of an offer as an address has it: `/promotions/12`, or the older `/promoDetail?id=12`. */
export const offerIdOf = (param: string | undefined, search: string): bigint | null => {
  const given = param ?? new URLSearchParams(search).get('id') ?? '';
  return NUMBER.test(given) ? BigInt(given) : null;
};
