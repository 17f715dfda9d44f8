import type { Tx } from '../../../platform/database/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { runsOn } from '../domain/mission.ts';
import { ticketsFor } from '../domain/raffle.ts';
import type { Raffle } from '../domain/raffle.ts';
import { notifyMember } from '../notify-member.ts';
import { validOf } from '../progress/gains.ts';
import type { Gain } from '../progress/gains.ts';
import { findEntry, insertTickets, listRaffles, lockRaffle, updateRaffle, writeEntry } from '../store/raffles.ts';

type Deps = Pick<LoyaltyDeps, 'random' | 'realtime'>;

const TAG_BYTES = 8;

/** Turns play or deposits into tickets, numbered one after another without a gap. */
export const advanceRaffles = async (deps: Deps, tx: Tx, gains: readonly Gain[]): Promise<void> => {
  for (const { id } of await listRaffles(tx, ['ON'])) {
    // The row is locked: the draw waits for the tickets of this transaction, and they for the draw.
    const raffle = await lockRaffle(tx, id);
    if (raffle?.state === 'ON') await giveTickets(deps, tx, raffle, gains);
  }
};

const giveTickets = async (deps: Deps, tx: Tx, raffle: Raffle, gains: readonly Gain[]): Promise<void> => {
  let { tickets: last } = raffle;
  for (const gain of gains.filter(({ day }) => runsOn(raffle, day))) {
    const amount = raffle.source === 'DEPOSIT' ? gain.deposited : validOf(gain);
    if (amount === 0n) continue;
    const { member: memberId } = gain;
    const tag = Buffer.from(deps.random.bytes(TAG_BYTES)).toString('hex');
    const entry = (await findEntry(tx, raffle.id, memberId)) ?? { memberId, tag, tickets: 0, remainder: 0n };
    const { tickets, remainder } = ticketsFor(raffle, entry, amount);
    await writeEntry(tx, raffle.id, { ...entry, tickets: entry.tickets + tickets, remainder });
    if (tickets === 0) continue;
    await insertTickets(tx, raffle.id, { first: last + 1, last: last + tickets, member: memberId });
    last += tickets;
    notifyMember(deps, tx, memberId);
  }
  if (last !== raffle.tickets) await updateRaffle(tx, raffle.id, { tickets: last });
};
