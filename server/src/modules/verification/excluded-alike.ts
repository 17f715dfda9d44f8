import type { MemberId } from '@fairground/contract/ids';
import type { VerificationDeps } from './deps.ts';
import { isSameName } from './domain/name-match.ts';
import { listBornOn } from './store.ts';
import type { Case } from './store.ts';

/** Excluded members who have the name and the day of birth of a case, by their own documents or by their profile. */
export const excludedAlike = async (
  { db, clock, members }: Pick<VerificationDeps, 'db' | 'clock' | 'members'>,
  { member_id: own, full_name: name, birth_date: birthDate }: Case,
): Promise<readonly MemberId[]> => {
  if (birthDate === null) return [];
  const cases = await listBornOn(db, { birthDate, except: own });
  const byDocuments = cases.filter((other) => isSameName(other.full_name, name)).map(({ member_id }) => member_id);
  const excluded = await members.listExcluded(db, { among: byDocuments, birthDate, now: clock.now() });
  const isAlike = ({ id, payeeName, isBornThen }: (typeof excluded)[number]): boolean =>
    byDocuments.includes(id) || (isBornThen && payeeName !== null && isSameName(payeeName, name));
  return excluded.filter((member) => member.id !== own && isAlike(member)).map(({ id }) => id);
};
