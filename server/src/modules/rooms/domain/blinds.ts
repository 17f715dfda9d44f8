/** Who posts the blinds of hold'em. The button is dead: it goes where the small blind was, also where nobody sits any more. */

/** Places of the table; null before the first hand. */
export type LastBlinds = { readonly small: number | null; readonly big: number | null };

/** The engine's seats: indexes of the places that are dealt in. */
export type Blinds = {
  readonly small: number | null;
  readonly big: number;
  /** Seats that post an owed big blind out of turn. */
  readonly posts?: readonly number[];
};

/** A place that could be dealt in. */
export type ReadySeat = {
  readonly place: number;
  readonly isHouse: boolean;
  readonly owesBig: boolean;
  readonly postsBig: boolean;
};

export type DealtIn = {
  /** The places that are dealt in, ascending. */
  readonly places: readonly number[];
  readonly blinds: NextBlinds | undefined;
};

/**
 * Who is dealt in. A seat that owes the big blind comes in when that is at its place, or at once where its player posts it
 * out of turn. All come in, and nobody posts out of turn, where fewer than two owe nothing or none of those is a person.
 */
export const dealtIn = (ready: readonly ReadySeat[], last: LastBlinds): DealtIn => {
  const all = ready.map(({ place }) => place);
  const free = ready.filter(({ owesBig }) => !owesBig);
  if (last.big === null || free.length < 2 || free.every(({ isHouse }) => isHouse))
    return { places: all, blinds: nextBlinds(all, last) };
  const bigPlace = all[nextBlinds(all, last)?.big ?? -1];
  const isIn = ({ place, owesBig, postsBig }: ReadySeat): boolean => !owesBig || postsBig || place === bigPlace;
  const seats = ready.filter(isIn);
  const places = seats.map(({ place }) => place);
  const blinds = nextBlinds(places, last);
  if (!blinds) return { places, blinds };
  const posts = seats.flatMap(({ owesBig, place }, seat) => (owesBig && place !== bigPlace ? [seat] : []));
  // A seat that was taken where the last big blind sat has not posted that one: it owes a big blind, and no small one.
  const small = blinds.small !== null && posts.includes(blinds.small) ? null : blinds.small;
  return { places, blinds: { ...blinds, small, ...(posts.length > 0 && { posts }) } };
};

/** Whether a seat owes the big blind after a hand in which it moved between two places. */
export const owesAfter = (
  { place, owesBig }: Pick<ReadySeat, 'place' | 'owesBig'>,
  { dealt, from, to }: { readonly dealt: readonly number[]; readonly from: number | null; readonly to: number },
): boolean => !dealt.includes(place) && (owesBig || isPassed(place, from, to));

export type NextBlinds = Blinds & { readonly button: number };

/**
 * The big blind moves to the next place that is dealt in, so that nobody posts it twice in a row and nobody is passed over.
 * The seat that posted it last posts the small one; it stays out where that seat is gone. Of two the button is the small blind.
 * Undefined for the first hand of a table: the engine's own rule holds there.
 */
export const nextBlinds = (places: readonly number[], last: LastBlinds): NextBlinds | undefined => {
  const { small: lastSmall, big: lastBig } = last;
  if (lastBig === null || places.length < 2) return undefined;
  const big = firstAfter(places, lastBig);
  if (places.length === 2) return { big, small: 1 - big, button: 1 - big };
  const found = places.indexOf(lastBig);
  const before = (place: number): number => (firstAfter(places, place - 1) + places.length - 1) % places.length;
  // The last seat that is dealt in up to the button: cards are dealt and hands are bet from the one after it.
  const reached = lastSmall === null ? before(lastBig) : lastAt(places, lastSmall);
  const isFree = reached !== big && reached !== found;
  return { big, small: found < 0 ? null : found, button: isFree ? reached : before(lastBig) };
};

/** The two after the button, as the engine has it in a first hand; of two the button posts the small one. */
export const blindsAfter = (button: number, players: number): Blinds =>
  players === 2 ? { small: button, big: 1 - button } : { small: (button + 1) % players, big: (button + 2) % players };

/** Whether the big blind passed a place when it moved. */
export const isPassed = (place: number, from: number | null, to: number): boolean => {
  if (from === null || from === to) return false;
  return from < to ? place > from && place < to : place > from || place < to;
};

/** The first place after another one, round the table. */
const firstAfter = (places: readonly number[], place: number): number => {
  const after = places.findIndex((each) => each > place);
  return after < 0 ? 0 : after;
};

const lastAt = (places: readonly number[], place: number): number => {
  const at = places.findLastIndex((each) => each <= place);
  return at < 0 ? places.length - 1 : at;
};
