import type { Reader } from '../../../platform/database/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { listTerms } from '../store/terms.ts';
import type { Award, CurrentTerms } from '../store/terms.ts';

/** Whether a bonus of another offer of the same group still waits or runs. */
export const groupsOf = async (
  { wallet }: Pick<ApplicationsDeps, 'wallet'>,
  reader: Reader,
  awards: readonly Award[],
): Promise<(current: CurrentTerms) => boolean> => {
  const groups = new Map((await listTerms(reader)).map((each) => [each.promotionId, each.terms.exclusiveGroup]));
  const open = new Map<bigint, string>();
  for (const { promotionId, grantId } of awards) {
    const group = groups.get(promotionId) ?? '';
    if (group === '' || grantId === null || open.has(promotionId)) continue;
    const state = (await wallet.grants.find(reader, grantId))?.state;
    if (state === 'ACTIVE' || state === 'QUEUED') open.set(promotionId, group);
  }
  return ({ promotionId, terms: { exclusiveGroup: group } }) =>
    group !== '' && [...open].some(([other, taken]) => taken === group && other !== promotionId);
};
