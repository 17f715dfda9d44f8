import { TRAIL_PAGE_SIZE } from '@fairground/contract/console/operator-endpoints';
import type { readTrail as contract } from '@fairground/contract/console/operator-endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import type { Operator } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ConsoleDeps } from './deps.ts';
import { isOffered } from './domain/offers.ts';
import type { AllOffers } from './domain/offers.ts';

type Deps = Pick<ConsoleDeps, 'audit'> & { readonly offers: AllOffers };

/** Who did what to a record. What a change was worth stands in the trail itself, which fewer people read. */
export const readTrail = async (
  { audit, offers }: Deps,
  { record, key, cursor }: QueryOf<typeof contract>,
  { permissions }: Pick<Operator, 'permissions'>,
): Promise<ValueOf<typeof contract>> => {
  const offer = offers.records.filter(isOffered(permissions)).find((each) => each.record === record);
  if (!offer) throw new Refusal('console.record-unknown');
  const about = { resources: offer.trail?.as ?? [record], resourceId: key };
  const lines = await audit.listAbout(about, { before: cursor, limit: TRAIL_PAGE_SIZE + 1 });
  const list = lines.slice(0, TRAIL_PAGE_SIZE).map(({ seq, at, actor, action, reason, approval }) => ({
    ...{ seq: seq as Id<'audit line'>, at, actor, action, reason },
    approvalId: approval?.id ?? null,
  }));
  return { list, next: lines.length > TRAIL_PAGE_SIZE ? (list.at(-1)?.seq ?? null) : null };
};
