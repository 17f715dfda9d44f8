import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { txStatus } from '@fairground/contract/vendors/endpoints';
import type { Vendor } from '../../platform/http/index.ts';
import type { OperationId } from '../wallet/index.ts';
import { headOf } from './answer.ts';
import type { VendorsDeps } from './deps.ts';
import { writeMinorUnits } from './domain/minor-units.ts';

export type VendorAction = BodyOf<typeof txStatus>['action'];

/** The words under which the register keeps what vendors ask for. */
const KEPT_AS: Readonly<Record<VendorAction, string>> = {
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
): OperationId => ({ tenant, source, member: player, action: KEPT_AS[action], transactionId });

const STATES = {
  applied: 'applied',
  reversed: 'rolled-back',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;

/** What became of a transaction, read and nothing else. */
export const readStatus = async (
  { wallet, tenant }: Pick<VendorsDeps, 'wallet' | 'tenant'>,
  { code: source }: Vendor,
  order: BodyOf<typeof txStatus>,
): Promise<ValueOf<typeof txStatus>> => {
  const [kept] = await wallet.findOperations([operationIdOf(tenant, source, order)]);
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
