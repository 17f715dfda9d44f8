import type { ApiError } from '@fairground/client/api';

export type Conflict = { readonly contractId: string; readonly account: string };

/** The contracts that would end with an answer; nothing where it was refused for another reason. */
export const conflictsIn = ({ code, value }: Pick<ApiError, 'code' | 'value'>): readonly Conflict[] | undefined => {
  if (code !== 'agents.contract-cascade-required' || typeof value !== 'object' || value === null) return undefined;
  const { conflicts, alsoEnded } = value as { readonly conflicts?: unknown; readonly alsoEnded?: unknown };
  return [...listOf(conflicts), ...listOf(alsoEnded)];
};

const listOf = (list: unknown): readonly Conflict[] =>
  Array.isArray(list)
    ? list.flatMap((each: unknown) =>
        typeof each === 'object' && each !== null && 'contractId' in each && 'account' in each
          ? [{ contractId: String(each.contractId), account: String(each.account) }]
          : [],
      )
    : [];
