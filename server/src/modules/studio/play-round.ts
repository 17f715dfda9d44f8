import { isErrorCode } from '@fairground/contract/errors';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { play } from '@fairground/contract/studio/endpoints';
import { canonicalText } from '@fairground/engines/slots/canonical';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StudioDeps } from './deps.ts';
import { stakeOf, winOf } from './domain/amounts.ts';
import type { Model } from './domain/model.ts';
import type { GameDesks } from './game-desk.ts';
import type { Seeds } from './seeds.ts';
import type { PlaySession, PlaySessions } from './sessions.ts';
import { fundsOf, settleRound } from './settle-round.ts';
import type { Settled } from './settle-round.ts';
import { showRounds, wholeStep } from './show-round.ts';
import { findRoundOfRequest, insertRound } from './store/rounds.ts';
import type { RoundRow } from './store/rounds.ts';
import { takeNonce } from './store/seeds.ts';
import type { Turns } from './turns.ts';

export type PlayDeps = Pick<StudioDeps, 'db' | 'clock'> & {
  readonly seeds: Seeds;
  readonly sessions: PlaySessions;
  readonly desks: GameDesks;
  readonly turns: Turns;
};

type Order = Omit<BodyOf<typeof play>, 'token'>;
export type Played = ValueOf<typeof play>;

/** One request, one round: drawn and written down first, then paid for. */
export const playRound = async (deps: PlayDeps, token: string, order: Order): Promise<Played> => {
  const session = await deps.sessions.find(token);
  const row = await drawRound(deps, session, order);
  const settled = await settleRound(deps, row, token);
  if (settled.row.state === 'CANCELLED' && settled.row.refusal !== null) throw refusedBefore(settled.row.refusal);
  return answerOf(deps, token, settled);
};

/** The round of a request: drawn now, or the one that was drawn when it came first. */
const drawRound = async (deps: PlayDeps, session: PlaySession, order: Order): Promise<RoundRow> => {
  const { memberId, vendor, game, currency } = session;
  deps.seeds.requireChance();
  const { model, bet: bets } = await deps.desks.of(vendor, game, currency);
  const cost = model.costOf(order.choice);
  const stake = cost && stakeOf(order.bet, cost, bets, model.kind === 'slot' ? 'levels' : 'steps');
  const drawn = stake === undefined ? undefined : await draw(deps, session, order, { model, stake });
  if (drawn) return drawn;

  const known = await findRoundOfRequest(deps.db, memberId, order.requestId);
  if (!known) throw new Refusal(stake === undefined ? 'studio.bet-refused' : 'studio.round-open');
  const isSame =
    known.vendor === vendor &&
    known.game === game &&
    known.bet === order.bet &&
    canonicalText(known.choice) === canonicalText(order.choice);
  if (!isSame) throw new Refusal('studio.request-id-taken');
  return known;
};

class NotThisRound extends Error {}

/** How often a player's seeds may change under a draw before it gives up. */
const TRIES = 3;

/** Takes a nonce, draws with it and writes the round down, in one commit; nothing if the request has its round. */
const draw = async (
  deps: PlayDeps,
  session: PlaySession,
  order: Order,
  what: { readonly model: Model; readonly stake: Money },
): Promise<RoundRow | undefined> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const row = await deps.turns(session.memberId, () => drawOnce(deps, session, order, what));
      if (row) return row;
    } catch (error) {
      // The nonce that was taken is free again: nothing was drawn with it.
      if (error instanceof NotThisRound) return undefined;
      throw error;
    }
    // There are no seeds yet, or they were rotated at this moment.
    await deps.seeds.read(session.memberId);
  }
  throw new Refusal('studio.round-unsettled');
};

const drawOnce = (
  { db, clock, seeds }: PlayDeps,
  { memberId, vendor, game, currency }: PlaySession,
  { requestId, bet, choice }: Order,
  { model, stake }: { readonly model: Model; readonly stake: Money },
): Promise<RoundRow | undefined> =>
  inTransaction(db, async (tx) => {
    const taken = await takeNonce(tx, memberId);
    if (!taken) return undefined;
    const { seed, nonce } = taken;
    const progress = model.play(seeds.wordsFor(seed, { model: model.id, nonce }), choice, []);
    const now = clock.now();
    const row = await insertRound(tx, {
      member_id: memberId,
      request_id: requestId,
      vendor,
      game,
      model: model.id,
      kind: model.kind,
      definition_hash: model.hash,
      seed_id: seed.id,
      nonce,
      currency,
      bet,
      stake,
      choice: JSON.stringify(choice),
      is_stepped: model.isStepped,
      state: 'DRAWN',
      win: progress.isOver ? winOf(bet, progress.returned, wholeStep(currency)) : money(0n),
      // What is still hidden is not written down: it follows from the seed, which is sealed.
      shown: progress.isOver ? JSON.stringify(progress.shown) : null,
      refusal: null,
      played_at: now,
      moved_at: now,
      ended_at: null,
    });
    if (!row) throw new NotThisRound();
    return row;
  });

/** The round as it is shown, and the player's money: as the wallet told it last, or as it says now. */
export const answerOf = async (deps: PlayDeps, token: string, { row, funds }: Settled): Promise<Played> => {
  const [round] = await showRounds(deps, [row]);
  if (!round) throw new Error('A round cannot be shown.');
  return { round, funds: funds ?? (await readFunds(deps, token, row)) };
};

const readFunds = async ({ sessions }: PlayDeps, token: string, row: RoundRow) => {
  const line = await sessions.lineOf(row.vendor);
  const funds = fundsOf(await line.balance({ player: row.member_id, token }));
  if (!funds) throw new Refusal('studio.session-over');
  return funds;
};

const refusedBefore = (code: string): Refusal => {
  if (!isErrorCode(code)) throw new Error(`A round was refused as ${code}.`);
  return new Refusal(code);
};
