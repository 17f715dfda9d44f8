/** Something drawn or dealt, in signs that need no language; `hit` counted for the player, `miss` against. */
export type Figure = { readonly text: string; readonly look?: 'hit' | 'miss' };

export const marked = (text: string, isHit: boolean): Figure => ({ text, look: isHit ? 'hit' : 'miss' });

export const plainFigures = (list: readonly (string | number)[]): readonly Figure[] =>
  list.map((each) => ({ text: String(each) }));

/** A number that counts hundredths, such as a multiplier. */
export const hundredths = (value: number, decimal: (value: number, places: number) => string): string =>
  decimal(value / 100, 2);

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♣', '♦'];

/** Cards are numbered as docs/fairness.md has it: thirteen ranks a suit, one pack after the other. */
export const cardText = (card: number): string =>
  `${RANKS[card % RANKS.length] ?? ''}${SUITS[Math.floor(card / RANKS.length) % SUITS.length] ?? ''}`;
