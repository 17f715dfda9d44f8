import type { Fixture, Market } from '@fairground/contract/sports/endpoints';
import { ACCEPT_POLICIES, LEGS_MAX } from '@fairground/contract/sports/fields';
import type { AcceptPolicy, Sport } from '@fairground/contract/sports/fields';
import { systemsOf } from '@fairground/engines/sports/systems';
import type { MarketName } from './markets.ts';

/** One selection on the slip, with all that names it and the price the player has seen. */
export type SlipLeg = MarketName & {
  readonly selectionId: string;
  readonly fixtureId: string;
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  readonly code: string;
  readonly oddsMilli: number;
};

export const SLIP_MODES = ['single', 'combo', 'system'] as const;
export type SlipMode = (typeof SLIP_MODES)[number];

export type Slip = {
  readonly legs: readonly SlipLeg[];
  readonly mode: SlipMode;
  /** Typed amounts of singles, by selection. */
  readonly stakes: Readonly<Record<string, string>>;
  /** The typed amount of the combination, or of each line of the system. */
  readonly stake: string;
  readonly system: string;
  readonly accept: AcceptPolicy;
};

export const EMPTY_SLIP: Slip = { legs: [], mode: 'single', stakes: {}, stake: '', system: '', accept: 'better' };

export const legOf = (
  fixture: Pick<Fixture, 'fixtureId' | 'sport' | 'home' | 'away'>,
  { type, period, lineQuarters, variant }: Market,
  { id, code, oddsMilli }: { readonly id: string; readonly code: string; readonly oddsMilli: number },
): SlipLeg => ({
  selectionId: id,
  fixtureId: fixture.fixtureId.toString(),
  sport: fixture.sport,
  home: fixture.home.name,
  away: fixture.away.name,
  ...{ type, period, lineQuarters, variant, code, oddsMilli },
});

export const hasLeg = ({ legs }: Slip, selectionId: string): boolean =>
  legs.some((leg) => leg.selectionId === selectionId);

export const isFull = ({ legs }: Slip): boolean => legs.length >= LEGS_MAX;

/** Takes a selection up or puts it back. With the second one the slip turns to a combination, as most players mean it. */
export const toggleLeg = (slip: Slip, leg: SlipLeg): Slip => {
  if (hasLeg(slip, leg.selectionId)) return removeLeg(slip, leg.selectionId);
  if (isFull(slip)) return slip;
  const legs = [...slip.legs, leg];
  return settled({ ...slip, legs, mode: legs.length === 2 && slip.mode === 'single' ? 'combo' : slip.mode });
};

export const removeLeg = (slip: Slip, selectionId: string): Slip => {
  const { [selectionId]: _, ...stakes } = slip.stakes;
  return settled({ ...slip, stakes, legs: slip.legs.filter((leg) => leg.selectionId !== selectionId) });
};

/** The player has seen and taken these prices. */
export const takePrices = (slip: Slip, oddsOf: (leg: SlipLeg) => number): Slip => ({
  ...slip,
  legs: slip.legs.map((leg) => ({ ...leg, oddsMilli: oddsOf(leg) })),
});

/** A mode needs its number of legs, and a system one that fits them. */
export const settled = (slip: Slip): Slip => {
  const systems = systemsOf(slip.legs.length);
  const mode = slip.legs.length < 2 || (slip.mode === 'system' && systems.length === 0) ? fallback(slip) : slip.mode;
  return { ...slip, mode, system: systems.includes(slip.system) ? slip.system : (systems[0] ?? '') };
};

const fallback = ({ legs }: Slip): SlipMode => (legs.length < 2 ? 'single' : 'combo');

/** Legs of one match: they can only be combined at a price of their own. */
export const hasSameMatch = ({ legs }: Pick<Slip, 'legs'>): boolean =>
  new Set(legs.map(({ fixtureId }) => fixtureId)).size < legs.length;

/** Whether the price on show has to be taken by the player before the bet can be sent. */
export const needsTaking = (seenMilli: number, nowMilli: number, accept: AcceptPolicy): boolean => {
  if (seenMilli === nowMilli) return false;
  if (accept === 'same') return true;
  if (nowMilli > seenMilli) return false;
  return accept === 'better' || nowMilli * 10 < seenMilli * 9;
};

/** Reads a slip that was kept; anything else counts as none. */
export const isSlip = (value: unknown): value is Slip => {
  if (typeof value !== 'object' || value === null) return false;
  const { legs, mode, stakes, stake, system, accept } = value as Partial<Record<keyof Slip, unknown>>;
  return (
    Array.isArray(legs) &&
    legs.length <= LEGS_MAX &&
    legs.every(isLeg) &&
    SLIP_MODES.some((known) => known === mode) &&
    typeof stakes === 'object' &&
    stakes !== null &&
    Object.values(stakes).every((typed) => typeof typed === 'string') &&
    typeof stake === 'string' &&
    typeof system === 'string' &&
    ACCEPT_POLICIES.some((known) => known === accept)
  );
};

const TEXTS = ['selectionId', 'fixtureId', 'sport', 'home', 'away', 'type', 'period', 'variant', 'code'] as const;

const isLeg = (value: unknown): value is SlipLeg => {
  if (typeof value !== 'object' || value === null) return false;
  const leg = value as Partial<Record<keyof SlipLeg, unknown>>;
  return (
    TEXTS.every((field) => typeof leg[field] === 'string') &&
    Number.isInteger(leg.lineQuarters) &&
    Number.isInteger(leg.oddsMilli) &&
    Number(leg.oddsMilli) > 1_000
  );
};
