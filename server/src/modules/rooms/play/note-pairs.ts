import type { Tx } from '../../../platform/database/index.ts';
import { GAMES } from '../domain/games.ts';
import { pairsOf, signalsOf } from '../domain/pair-signals.ts';
import type { Outcome } from '../domain/pay-hand.ts';
import { pairNoticed } from '../facts.ts';
import { addPairs, writeSignals } from '../store/pairs.ts';
import type { HandRow } from '../tables.ts';
import type { PlayDeps } from './run-table.ts';

type Noted = {
  readonly outcome: Outcome;
  /** Played at a private table or at one of two: its members chose each other. */
  readonly isAlone: boolean;
  readonly at: Date;
  readonly zone: string;
};
type Noting = Pick<PlayDeps, 'announce'>;

/** Adds a hand to what is known of its members together, and announces what people should look at, once in a month. */
export const notePairs = async (
  { announce }: Noting,
  tx: Tx,
  hand: HandRow,
  { outcome, isAlone, at, zone }: Noted,
): Promise<void> => {
  const { state } = hand;
  const favours = state === null ? [] : (GAMES[hand.game].favours?.(state) ?? []);
  const pairs = pairsOf(
    hand.seats.map(({ member }) => member),
    { outcome, favours, unit: hand.unit },
  );
  if (pairs.length === 0) return;
  for (const pair of await addPairs(tx, pairs, { isAlone, at, zone })) {
    const { month, payer, other, hands, signals: told } = pair;
    const signals = signalsOf({ ...pair, flow: Number(pair.flow), flowBack: Number(pair.flowBack) });
    if (signals.every((signal) => told.includes(signal))) continue;
    await writeSignals(tx, pair, signals);
    const names = { month, payer: payer.toString(), other: other.toString() };
    await announce(tx, pairNoticed, { ...names, hands, signals });
  }
};
