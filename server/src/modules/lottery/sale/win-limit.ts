import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader } from '../../../platform/database/index.ts';
import { HOUSE_LIMITS } from '../domain/limits.ts';
import type { KnownGame } from '../games.ts';
import type { IssueRow } from '../store/issues.ts';
import { findWinLimit, isWinLimitChanged } from '../store/win-limits.ts';

/**
 * What an order of the issue can win at most: as it was while its orders were taken. Where it was changed meanwhile the
 * greater holds for all of them; what an operator changes later holds for none.
 */
export const winLimitOf = async (
  reader: Reader,
  { id: game, limits }: KnownGame,
  { id }: Pick<IssueRow, 'id'>,
): Promise<Money> => {
  if (!(await isWinLimitChanged(reader, game))) return limits.winMax;
  return money((await findWinLimit(reader, game, id, HOUSE_LIMITS.winMax)) ?? limits.winMax);
};
