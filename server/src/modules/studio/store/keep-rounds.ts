import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import type { RoundRow, WhyNot } from './rounds.ts';

/** Why rounds cannot be kept, by the rounds. */
type Refused = ReadonlyMap<RoundRow, WhyNot>;

const LOCK_SEEDS = `select id, state, nonce from studio_seed where id = any($1::bigint[]) order by member_id for update`;
const REQUESTS = recordSet<{ member_id: bigint; request_id: string }>({ member_id: 'bigint', request_id: 'text' });
const READ_REQUESTS = `select round.id, round.member_id as "memberId", round.request_id as "requestId"
    from ${REQUESTS.source}
    join studio_round round on round.member_id = given.member_id and round.request_id = given.request_id`;

/**
 * Holds the seeds of rounds that are about to be paid, and finds those whose seed has moved on or whose request has another
 * round. A round that is there under its own number was kept by a commit whose answer was lost.
 */
const load = async (flight: Flight, rounds: readonly RoundRow[]): Promise<Refused> => {
  const [seeds, requests] = await Promise.all([
    flight.ask<{ id: bigint; state: string; nonce: number }>({
      name: 'studio.lock-seeds',
      text: LOCK_SEEDS,
      values: [`{${rounds.map(({ seed_id }) => seed_id).join()}}`],
    }),
    flight.ask<{ id: bigint; memberId: bigint; requestId: string }>({
      name: 'studio.read-requests',
      text: READ_REQUESTS,
      values: REQUESTS.valuesOf(rounds.map(({ member_id, request_id }) => ({ member_id, request_id }))),
    }),
  ]);
  const seedOf = new Map(seeds.map((seed) => [seed.id, seed]));
  const roundOf = new Map(requests.map(({ id, memberId, requestId }) => [`${memberId} ${requestId}`, id]));
  const refused = new Map<RoundRow, WhyNot>();
  for (const round of rounds) {
    const seed = seedOf.get(round.seed_id);
    const known = roundOf.get(`${round.member_id} ${round.request_id}`);
    if (known === round.id) continue;
    if (seed?.state !== 'CURRENT' || seed.nonce !== round.nonce) refused.set(round, 'seed-moved-on');
    else if (known !== undefined) refused.set(round, 'round-refused');
  }
  return refused;
};

const MOVE_SEEDS = `update studio_seed set nonce = nonce + 1 where id = any($1::bigint[])`;

type KeptRound = Omit<RoundRow, 'choice' | 'shown' | 'refusal' | 'ended_by_rule'> & {
  readonly choice: string;
  readonly shown: string | null;
};
const ROUNDS = recordSet<KeptRound>({
  id: 'bigint',
  member_id: 'bigint',
  request_id: 'text',
  vendor: 'text',
  game: 'text',
  model: 'text',
  kind: 'text',
  definition_hash: 'text',
  seed_id: 'bigint',
  nonce: 'integer',
  currency: 'text',
  bet: 'bigint',
  stake: 'bigint',
  choice: 'jsonb',
  campaign: 'text',
  is_stepped: 'boolean',
  state: 'text',
  win: 'bigint',
  shown: 'jsonb',
  played_at: 'timestamptz',
  moved_at: 'timestamptz',
  ended_at: 'timestamptz',
});
const WRITE_ROUNDS = `insert into studio_round (${ROUNDS.columns}) overriding system value select ${ROUNDS.selected} from ${ROUNDS.source}`;

const write = (flight: Flight, rounds: readonly RoundRow[]): void => {
  flight.tell({
    name: 'studio.move-seeds',
    text: MOVE_SEEDS,
    values: [`{${rounds.map(({ seed_id }) => seed_id).join()}}`],
  });
  flight.tell({
    name: 'studio.write-rounds',
    text: WRITE_ROUNDS,
    values: ROUNDS.valuesOf(
      rounds.map((round) => ({
        ...round,
        choice: JSON.stringify(round.choice),
        shown: round.shown === null ? null : JSON.stringify(round.shown),
      })),
    ),
  });
};

/** Keeps rounds in one commit with their stakes and wins, and uses the nonces they were drawn with. */
export const keepRounds = { load, write };
