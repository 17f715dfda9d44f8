/** A bar of a chart in parts of a hundred: where it begins from the top, and how tall it is. */
export type Bar = { readonly top: number; readonly height: number };

/** Bars of signed amounts around one line of zero; only their heights are numbers, the amounts stay text. */
export const barsOf = (values: readonly string[]): readonly Bar[] => {
  const amounts = values.map(Number);
  const most = Math.max(0, ...amounts);
  const least = Math.min(0, ...amounts);
  const span = most - least;
  if (span === 0) return amounts.map(() => ({ top: 100, height: 0 }));
  const share = (amount: number): number => (amount / span) * 100;
  return amounts.map((amount) => ({ top: share(most - Math.max(amount, 0)), height: Math.abs(share(amount)) }));
};
