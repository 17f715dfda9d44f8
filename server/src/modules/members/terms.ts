import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { insertTerms } from './store/terms.ts';

const VERSION = /^[\w.-]{1,40}$/;

/** A new version of the terms, in force at once: from now on a registration must name it. */
export const publishTerms = async (
  { db, clock, audit }: MembersDeps,
  actor: Actor,
  { version, minimumAge }: { readonly version: string; readonly minimumAge: number },
): Promise<void> => {
  const isAge = Number.isInteger(minimumAge) && minimumAge >= 18 && minimumAge <= 99;
  if (!isAge || !VERSION.test(version)) throw new Refusal('members.terms-refused');
  await inTransaction(db, async (tx) => {
    const terms = { version, minimumAge, inForceSince: clock.now() };
    if (!(await insertTerms(tx, terms))) throw new Refusal('members.terms-refused');
    await audit.record(tx, {
      ...actor,
      action: 'members.publish-terms',
      resource: 'terms',
      resourceId: version,
      before: null,
      after: terms,
    });
  });
};
