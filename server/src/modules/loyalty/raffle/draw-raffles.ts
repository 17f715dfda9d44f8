import { drawWinners, ticketHashOf } from '@fairground/engines/raffle/draw';
import { writeSeed } from '@fairground/engines/fair/seed';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { lastPlace, prizeOf } from '../domain/mission.ts';
import type { Raffle } from '../domain/raffle.ts';
import { notifyMember } from '../notify-member.ts';
import { insertClaims } from '../store/claims.ts';
import type { NewClaim } from '../store/claims.ts';
import { insertWins, listRaffles, listRuns, lockRaffle, updateRaffle } from '../store/raffles.ts';
import { openRaffleSeed } from './seeds.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'random' | 'realtime' | 'wallet' | 'secretsKey'> & {
  /** Everything posted before this moment is counted. */
  readonly countedUntil: () => Promise<Date>;
};

/** For so long the list of tickets is fixed for everybody to see before the seed is used. */
export const CLOSED_MS = 10 * 60_000;

/**
 * Closes raffles that are over and whose last tickets are given, and draws those that were closed a while ago: each once, for
 * the row is locked and then moved on.
 */
export const drawRaffles = async (deps: Deps): Promise<void> => {
  const counted = deps.days.dayOf(await deps.countedUntil());
  for (const { id, untilDay } of await listRaffles(deps.db, ['ON']))
    if (untilDay < counted)
      await inTransaction(deps.db, async (tx) => {
        const raffle = await lockRaffle(tx, id);
        if (raffle?.state === 'ON') await closeOne(deps, tx, raffle);
      });
  const closedBefore = deps.clock.now().getTime() - CLOSED_MS;
  for (const { id, closedAt } of await listRaffles(deps.db, ['CLOSED']))
    if (closedAt !== null && closedAt.getTime() <= closedBefore)
      await inTransaction(deps.db, async (tx) => {
        const raffle = await lockRaffle(tx, id);
        if (raffle?.state === 'CLOSED') await drawOne(deps, tx, raffle);
      });
};

/** From now on no ticket is given, and the hash of all of them is shown. */
const closeOne = async ({ clock }: Deps, tx: Tx, { id }: Raffle): Promise<void> => {
  const ticketHash = ticketHashOf(await listRuns(tx, id));
  await updateRaffle(tx, id, { state: 'CLOSED', ticket_hash: ticketHash, closed_at: clock.now() });
};

const drawOne = async (deps: Deps, tx: Tx, raffle: Raffle): Promise<void> => {
  const now = deps.clock.now();
  const runs = await listRuns(tx, raffle.id);
  if (ticketHashOf(runs) !== raffle.ticketHash)
    throw new Error(`The tickets of raffle ${raffle.id} are not those it was closed with.`);
  const seed = openRaffleSeed(deps, raffle);
  const owners = new Map(runs.map(({ tag, memberId }) => [tag, memberId]));
  const winners = drawWinners(seed, {
    ...{ name: raffle.id.toString(), runs, places: lastPlace(raffle.prizes), winsMax: raffle.winsMax },
  });
  const wins = winners.flatMap(({ tag, ...win }) => {
    const memberId = owners.get(tag);
    return memberId === undefined ? [] : [{ ...win, memberId }];
  });
  await insertWins(tx, raffle.id, wins);
  await updateRaffle(tx, raffle.id, {
    ...{ state: 'DRAWN', seed: writeSeed(seed), drawn_at: now },
  });
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const names = mapLocalized(raffle.texts, ({ name }) => name);
  const claims = wins.flatMap(({ place, memberId: member }): NewClaim[] => {
    const prize = prizeOf(raffle.prizes, place);
    if (prize === undefined) return [];
    return [
      {
        ...{ member, kind: 'RAFFLE', key: `RAF:${raffle.id}:${place}`, amount: prize.amount, currency },
        ...{ points: BigInt(prize.points), turnover: raffle.turnover, detail: { names, place } },
      },
    ];
  });
  for (const member of await insertClaims(tx, claims, now)) notifyMember(deps, tx, member);
};

export const createDrawRaffles = (deps: Deps): Job<null> => ({
  name: 'loyalty.draw-raffles',
  run: () => drawRaffles(deps),
});
