import { recordSet } from '../../../platform/database/index.ts';
import type { Flight, RecordSet } from '../../../platform/database/index.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import type { BetRow, LegRow } from '../tables.ts';

export type NewBet = Omit<
  BetRow,
  'payout' | 'version' | 'refusal' | 'refused_odds' | 'settled_at' | 'stake_left' | 'cashed'
>;
export type NewLeg = Omit<LegRow, 'bet_id'>;
export type TakenBet = {
  readonly bet: NewBet;
  readonly legs: readonly NewLeg[];
  readonly combos: ComboPrices;
  /** Somebody should look at it. */
  readonly isLarge: boolean;
};

type StoredBet = NewBet & { readonly stake_left: bigint };
type StoredLeg = Omit<LegRow, 'since'> & { readonly since: string | null };

const BETS = recordSet<StoredBet>({
  id: 'bigint',
  member_id: 'bigint',
  request_id: 'text',
  fingerprint: 'text',
  kind: 'text',
  system: 'text',
  lines: 'integer',
  sport: 'text',
  vendor: 'text',
  currency: 'text',
  stake: 'bigint',
  stake_left: 'bigint',
  weight: 'bigint',
  odds_milli: 'bigint',
  asked_odds: 'bigint',
  accept: 'text',
  state: 'text',
  placed_at: 'timestamptz',
  due_at: 'timestamptz',
  accepted_at: 'timestamptz',
});
const LEGS = recordSet<StoredLeg>({
  bet_id: 'bigint',
  place: 'smallint',
  market_id: 'bigint',
  fixture_id: 'bigint',
  code: 'text',
  odds_milli: 'integer',
  asked_milli: 'integer',
  margin_milli: 'integer',
  since: 'jsonb',
  market_version: 'bigint',
});
const COMBOS = recordSet<{ bet_id: bigint; fixture_id: bigint; mask: number; odds_milli: number }>({
  bet_id: 'bigint',
  fixture_id: 'bigint',
  mask: 'integer',
  odds_milli: 'integer',
});
const LARGE = recordSet<{ bet_id: bigint }>({ bet_id: 'bigint' });

const insertOf = (
  table: string,
  { columns, selected, source }: Pick<RecordSet<unknown>, 'columns' | 'selected' | 'source'>,
): string => `insert into ${table} (${columns}) select ${selected} from ${source}`;

const ADD_BETS = insertOf('sports_bet', BETS);
const ADD_LEGS = insertOf('sports_leg', LEGS);
const ADD_COMBOS = insertOf('sports_combo_price', COMBOS);
const ADD_LARGE = insertOf('sports_large_bet', LARGE);

/** Keeps bets with their legs, each table in one statement. */
export const writeBets = (flight: Flight, taken: readonly TakenBet[]): void => {
  if (taken.length === 0) return;
  flight.tell({
    name: 'sports.add-bets',
    text: ADD_BETS,
    values: BETS.valuesOf(taken.map(({ bet }) => ({ ...bet, stake_left: bet.stake }))),
  });
  const legs = taken.flatMap(({ bet, legs: own }) =>
    own.map((leg) => ({ ...leg, bet_id: bet.id, since: leg.since && JSON.stringify(leg.since) })),
  );
  flight.tell({ name: 'sports.add-legs', text: ADD_LEGS, values: LEGS.valuesOf(legs) });
  const combos = taken.flatMap(({ bet, combos: own }) =>
    [...own].flatMap(([fixture_id, prices]) =>
      [...prices].map(([mask, odds_milli]) => ({ bet_id: bet.id, fixture_id, mask, odds_milli })),
    ),
  );
  if (combos.length > 0) flight.tell({ name: 'sports.add-combos', text: ADD_COMBOS, values: COMBOS.valuesOf(combos) });
  const large = taken.filter(({ isLarge }) => isLarge).map(({ bet }) => ({ bet_id: bet.id }));
  if (large.length > 0) flight.tell({ name: 'sports.add-large-bets', text: ADD_LARGE, values: LARGE.valuesOf(large) });
};
