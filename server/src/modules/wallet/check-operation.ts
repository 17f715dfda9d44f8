import { Refusal } from '../../platform/refusal.ts';
import { ruleOf } from './domain/label.ts';
import type { Kind, Operation, OperationId } from './operation.ts';
import { KINDS } from './operation.ts';

/** The largest amount of one operation, a trillion of the currency: what the database can add up without a thought. */
export const AMOUNT_MAX = 10n ** 16n;
export const TRANSACTION_ID_LENGTH_MAX = 128;

type Direction = 'in' | 'out' | 'either';

/** Which way an amount may point. A stake or a win of nothing is a fact of the game; the rest moves something. */
const DIRECTION: Readonly<Partial<Record<Kind, Direction>>> = {
  stake: 'out',
  win: 'in',
  deposit: 'in',
  withdrawal: 'out',
};
const MAY_BE_ZERO: ReadonlySet<Kind> = new Set(['stake', 'win', 'reversal']);

/** Refuses what no state of the ledger could make right, before it reaches a lane. */
export const checkOperation = (operation: Operation): void => {
  const { id, kind, account, counter, split, reverses } = operation;
  checkId(id);
  if (reverses) checkId(reverses);
  if (!KINDS.includes(kind) || (kind === 'reversal') !== (reverses !== undefined))
    throw new Refusal('wallet.sides-refused', { field: 'kind' });
  if (operation.label !== undefined && !ruleOf(operation.label).kinds.includes(kind))
    throw new Refusal('wallet.sides-refused', { field: 'label' });
  checkAmount(kind, operation.amount);
  if (split?.amount !== undefined) checkAmount(kind, split.amount, 'zero too');
  const sides = [account, counter, ...(split ? [split.account] : [])];
  if (sides.some((side) => typeof side !== 'bigint' || side < 1n)) throw new Refusal('wallet.account-unknown');
  if (new Set(sides).size < sides.length) throw new Refusal('wallet.sides-refused', { field: 'account' });
};

const checkId = (id: OperationId): void => {
  const texts = [id.tenant, id.source, id.action, id.transactionId];
  if (texts.some((text) => typeof text !== 'string' || text.length === 0 || text.length > TRANSACTION_ID_LENGTH_MAX))
    throw new Refusal('wallet.id-refused');
  if (typeof id.member !== 'bigint' || id.member < 1n) throw new Refusal('wallet.id-refused');
};

const checkAmount = (kind: Kind, amount: unknown, zero?: 'zero too'): void => {
  if (typeof amount !== 'bigint') throw new Refusal('wallet.amount-refused');
  const size = amount < 0n ? -amount : amount;
  if (size > AMOUNT_MAX) throw new Refusal('wallet.amount-refused');
  if (amount === 0n && zero === undefined && !MAY_BE_ZERO.has(kind)) throw new Refusal('wallet.amount-refused');
  const direction = DIRECTION[kind] ?? 'either';
  if ((direction === 'in' && amount < 0n) || (direction === 'out' && amount > 0n))
    throw new Refusal('wallet.amount-refused');
};
