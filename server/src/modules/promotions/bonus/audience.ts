import type { MemberId } from '@fairground/contract/ids';
import type { Terms } from '@fairground/contract/promotions/terms';
import type { Reader } from '../../../platform/database/index.ts';
import type { Member } from '../../members/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { isMeantFor, isNarrowed } from '../domain/terms.ts';

type Deps = Pick<ApplicationsDeps, 'members' | 'days'>;
type Meant = (terms: Terms) => boolean;

/** Says of offers whether they are meant for a member; the member is read once, and only where an offer asks. */
export const audienceOf = async (
  deps: Deps,
  reader: Reader,
  id: MemberId,
  offers: readonly Terms[],
): Promise<Meant> => {
  const member = offers.some(isNarrowed) ? await deps.members.findIn(reader, id) : undefined;
  return (terms) => !isNarrowed(terms) || (member !== undefined && fits(deps, terms, member));
};

/** Those of many members that an offer is meant for. */
export const listMeant = async (deps: Deps, terms: Terms, ids: readonly MemberId[]): Promise<ReadonlySet<MemberId>> => {
  if (!isNarrowed(terms)) return new Set(ids);
  const meant = new Set<MemberId>();
  for (let from = 0; from < ids.length; from += BATCH)
    for (const member of await deps.members.list(ids.slice(from, from + BATCH)))
      if (fits(deps, terms, member)) meant.add(member.id);
  return meant;
};

const BATCH = 1_000;

const fits = ({ days }: Deps, terms: Terms, { rankLevel, registeredAt }: Member): boolean =>
  isMeantFor(terms, { rank: rankLevel, registeredOn: days.dayOf(registeredAt) });
