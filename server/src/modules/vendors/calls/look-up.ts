import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { rollback, txStatus } from '@fairground/contract/vendors/endpoints';
import type { Vendor } from '../../../platform/http/index.ts';
import { keyOf } from '../../wallet/index.ts';
import type { StoredOperation, OperationId } from '../../wallet/index.ts';
import { headOf } from './answer.ts';
import type { VendorsDeps } from '../deps.ts';
import { writeMinorUnits } from '../domain/minor-units.ts';
import { areAskedAsWins, findRoundId } from '../store/calls.ts';

export type VendorAction = BodyOf<typeof txStatus>['action'];

/** The words under which the register keeps what vendors ask for. */
const STORED_AS: Readonly<Record<VendorAction, string>> = {
  bet: 'bet',
  win: 'win',
  rollback: 'undo',
  'end-round': 'end',
  'promo-win': 'award',
};

export const operationIdOf = (
  tenant: string,
  source: string,
  { player, action, transactionId }: { player: MemberId; action: VendorAction; transactionId: string },
): OperationId => ({ tenant, source, member: player, action: STORED_AS[action], transactionId });

type Called = Parameters<typeof operationIdOf>[2];
export type LookUpDeps = Pick<VendorsDeps, 'db' | 'wallet' | 'tenant'>;

/** What the ledger keeps of calls, in their order. A win that was paid without a bet is kept as a prize beside it. */
export const findStored = async (
  { db, wallet, tenant }: LookUpDeps,
  source: string,
  calls: readonly Called[],
): Promise<readonly (StoredOperation | undefined)[]> => {
  const kept = await wallet.findOperations(calls.map((call) => operationIdOf(tenant, source, call)));
  const refused = calls.flatMap((call, index) =>
    call.action === 'win' && kept[index]?.state === 'refused'
      ? [{ index, id: operationIdOf(tenant, source, { ...call, action: 'promo-win' }) }]
      : [],
  );
  if (refused.length === 0) return kept;
  const found = await wallet.findOperations(refused.map(({ id }) => id));
  const prizes = refused.flatMap(({ index, id }, place) => {
    const prize = found[place];
    return prize ? [{ index, prize, operationKey: keyOf(id), at: prize.at }] : [];
  });
  if (prizes.length === 0) return kept;
  // A prize of its own may have the number of a win.
  const areWins = await areAskedAsWins(db, prizes);
  const paid = new Map(prizes.flatMap(({ index, prize }, place) => (areWins[place] ? [[index, prize] as const] : [])));
  return kept.map((each, index) => paid.get(index) ?? each);
};

/** Whether the win that a rollback names was refused and paid as a prize beside it; that prize is what must be undone. */
export const isPaidAsPrize = async (
  deps: LookUpDeps,
  source: string,
  { player, targetAction, targetTransactionId: transactionId }: BodyOf<typeof rollback>,
): Promise<boolean> => {
  if (targetAction !== 'win') return false;
  const target = { player, action: 'win', transactionId } as const;
  const [win] = await deps.wallet.findOperations([operationIdOf(deps.tenant, source, target)]);
  if (win?.state !== 'refused') return false;
  const [stored] = await findStored(deps, source, [target]);
  return stored !== undefined && stored.state !== 'refused';
};

/**
 * The round of what a rollback undoes. A target is known by player, action and number: what the rollback says of its
 * round is asked for as little as its amount, unless the target never came.
 */
export const roundOfTarget = async (
  { db, wallet, tenant }: LookUpDeps,
  { vendorId, code: source }: Vendor,
  { player, targetAction: action, targetTransactionId: transactionId, roundId }: BodyOf<typeof rollback>,
): Promise<string> => {
  // A prize is a round of its own.
  if (action === 'promo-win') return roundId;
  const [kept] = await wallet.findOperations([operationIdOf(tenant, source, { player, action, transactionId })]);
  if (!kept || kept.transferId === null) return roundId;
  return (await findRoundId(db, { vendorId, memberId: player, action, transactionId, at: kept.at })) ?? roundId;
};

const STATES = {
  applied: 'applied',
  reversed: 'rolled-back',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;

/** What became of a transaction, read and nothing else. */
export const readStatus = async (
  deps: LookUpDeps,
  { code: source }: Vendor,
  order: BodyOf<typeof txStatus>,
): Promise<ValueOf<typeof txStatus>> => {
  const [kept] = await findStored(deps, source, [order]);
  const asked = { player: order.player.toString(), transactionId: order.transactionId };
  if (!kept) return { ...headOf('OK'), ...asked, state: 'unknown' };
  return {
    ...headOf('OK'),
    ...asked,
    state: STATES[kept.state],
    ...(kept.transferId === null ? {} : { reference: kept.transferId }),
    currency: order.currency,
    amount: writeMinorUnits(kept.amount, order.currency),
    at: kept.at,
  };
};
