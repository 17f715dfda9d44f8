import { money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import { handVoidSchema } from '@fairground/contract/rooms/operator-endpoints';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Wager } from '../../betting/index.ts';
import { ROOMS_VENDOR } from '../domain/tiles.ts';
import { housesOf, SOURCE } from '../play/money.ts';
import type { PlayDeps } from '../play/run-table.ts';
import { roundOf } from '../play/settle-hand.ts';
import { listResults } from '../store/results.ts';
import { lockHand, markVoid } from '../store/staff.ts';
import type { HandRow, ResultRow } from '../tables.ts';

export type HandVoid = { readonly handId: CardHandId };

/**
 * Takes a settled hand back, by two people: every seat gets what it lost and gives what it won, through the wallets of its
 * owners, for who sat there may be gone. The rake goes back with it.
 */
export const registerHandVoid = (deps: PlayDeps): Hold<HandVoid> => {
  const settled = async (tx: Tx, id: CardHandId): Promise<HandRow> => {
    const hand = needed(await lockHand(tx, id), 'rooms.hand-unknown');
    if (hand.status !== 'SETTLED') throw new Refusal('rooms.hand-not-voidable');
    return hand;
  };

  return deps.approvals.register<typeof handVoidSchema>({
    kind: 'rooms.void-hand',
    permission: 'rooms.write',
    schema: handVoidSchema,
    describe: async (tx, { handId }) => {
      const hand = needed(await lockHand(tx, handId), 'rooms.hand-unknown');
      return {
        target: `${hand.room} #${hand.no} (${handId})`,
        changes: [{ field: 'state', before: hand.status, after: 'VOID' }],
      };
    },
    validate: async (tx, { handId }) => void (await settled(tx, handId)),
    versionOf: async (tx, { handId }) => needed(await lockHand(tx, handId), 'rooms.hand-unknown').version.toString(),
    execute: async (tx, { handId }, { actor, approvalId }) => {
      const hand = await settled(tx, handId);
      await takeBack(deps, tx, hand, await listResults(tx, handId));
      await markVoid(tx, handId);
      await deps.audit.record(tx, {
        ...actor,
        action: 'rooms.void-hand',
        resource: 'rooms-hand',
        resourceId: handId.toString(),
        before: { state: hand.status, rake: hand.rake.toString() },
        after: { state: 'VOID', approvalId: String(approvalId) },
      });
    },
  });
};

const takeBack = async (deps: PlayDeps, tx: Tx, hand: HandRow, results: readonly ResultRow[]): Promise<void> => {
  const { tenant, wallet, betting } = deps;
  const { currency } = hand;
  const wagers = await Promise.all(
    results.flatMap(({ member_id: member, stake }) =>
      member === null || stake === 0n ? [] : [voidOf(deps, hand, member)],
    ),
  );
  await betting.correctIn(tx, await betting.prepareAll(wagers));
  if (hand.house_net === 0n) return;
  // What players of the house won goes back from their purse, and what they lost returns there.
  const houses = await housesOf({ wallet }, hand.table_id, currency);
  const name = `void:${roundOf(hand)}`;
  const move = (counter: typeof houses.purse, amount: bigint, part: string) => ({
    ...{ tenant, source: SOURCE, pool: houses.table, counter },
    ...{ transactionId: `${name}:${part}`, amount: money(amount) },
  });
  const won = hand.house_net;
  await wallet.movePoolsIn(
    tx,
    won > 0n
      ? [move(houses.purse, won, 'purse'), move(houses.games, -won, 'games')]
      : [move(houses.games, -won, 'games'), move(houses.purse, won, 'purse')],
  );
};

const voidOf = async ({ wallet, tenant }: PlayDeps, hand: HandRow, member: MemberId): Promise<Wager> => ({
  ...{ action: 'void', isResettlement: true, tenant, source: ROOMS_VENDOR, member, currency: hand.currency },
  ...{ category: 'PVP', round: roundOf(hand), transactionId: `void:${roundOf(hand)}` },
  // The wallet itself: the seat may be given up since.
  escrow: (await wallet.accountsOf(member, hand.currency)).cash,
});
