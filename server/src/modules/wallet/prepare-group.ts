import { Refusal } from '../../platform/refusal.ts';
import { checkOperation } from './check-operation.ts';
import type { Operation } from './operation.ts';
import { prepare } from './store/apply-operations.ts';
import type { Prepared } from './store/apply-operations.ts';

const GROUP_SIZE_MAX = 100;

/** Operations of one transaction: each is checked, and none may stand twice among them. */
export const prepareGroup = (operations: readonly Operation[]): readonly Prepared[] => {
  operations.forEach(checkOperation);
  const group = operations.map(prepare);
  const isRepeated = new Set(group.map(({ key }) => key)).size < group.length;
  if (isRepeated || group.length > GROUP_SIZE_MAX) throw new Refusal('wallet.id-refused');
  return group;
};
