import { inTransaction } from '../../platform/database/index.ts';
import type { VerificationDeps } from './deps.ts';
import { acceptIn, rejectIn } from './decide.ts';
import { excludedAlike } from './excluded-alike.ts';
import { matchesPayee } from './domain/name-match.ts';
import { sandboxSanctions } from './sandbox/sanctions.ts';
import { sandboxVerifier } from './sandbox/verifier.ts';
import type { CheckCase } from './send-documents.ts';
import { lockCase, updateCase } from './store.ts';
import type { Case } from './store.ts';
import type { SanctionsList, Verdict, Verifier } from './verifier/verifier.ts';

/** Takes a case into review, asks the sanctions list, the list of the excluded and the verifier, and decides what needs no person. */
export const createCheckCase = (deps: VerificationDeps): CheckCase => {
  const { db, clock } = deps;
  const services = servicesOf(deps);
  return {
    name: 'verification.check-case',
    run: async ({ id: text }) => {
      const id = BigInt(text);
      const taken = await inTransaction(db, (tx) => takeIntoReview(tx, id));
      if (taken === undefined) return;
      const matches = (await services.sanctions?.search(personOf(taken))) ?? [];
      const excluded = await excludedAlike(deps, taken);
      const needsPerson = matches.length > 0 || excluded.length > 0;
      const verdict = await judge(deps, services.verifier, taken, { needsPerson });
      await inTransaction(db, async (tx) => {
        const row = await lockCase(tx, id);
        // A person was faster, or a twin of this job.
        if (row?.state !== 'REVIEW' || row.verdict !== null) return;
        const { sanctions, verifier } = services;
        await updateCase(tx, id, {
          verdict: verdict.decision,
          verifier: verifier?.name ?? null,
          excluded: JSON.stringify(excluded.map(String)),
          ...(sanctions && {
            sanctions: JSON.stringify({
              list: sanctions.name,
              isHit: matches.length > 0,
              matches,
              at: clock.now().toISOString(),
            }),
          }),
        });
        const by = `verifier ${verifier?.name ?? ''}`;
        if (verdict.decision === 'accept') await acceptIn(deps, tx, row, { by });
        if (verdict.decision === 'reject') await rejectIn(deps, tx, row, { by, because: verdict.reason, note: '' });
      });
    },
  };
};

type Services = { readonly verifier: Verifier | undefined; readonly sanctions: SanctionsList | undefined };

/** A live site without services of its own leaves everything to people. */
const servicesOf = ({ mode, verifier, sanctions }: VerificationDeps): Services => ({
  verifier: verifier ?? (mode === 'live' ? undefined : sandboxVerifier),
  sanctions: sanctions ?? (mode === 'live' ? undefined : sandboxSanctions),
});

const takeIntoReview = async (tx: Parameters<typeof lockCase>[0], id: bigint): Promise<Case | undefined> => {
  const row = await lockCase(tx, id);
  if (row?.state === 'NEW') {
    await updateCase(tx, id, { state: 'REVIEW' });
    return { ...row, state: 'REVIEW' };
  }
  return row?.state === 'REVIEW' && row.verdict === null ? row : undefined;
};

const personOf = ({ full_name, birth_date }: Case) => ({ fullName: full_name, birthDate: birth_date });

/** A name on a sanctions list and somebody excluded go to a person; a name that is not the payee's needs no verifier to be refused. */
const judge = async (
  { members }: Pick<VerificationDeps, 'members'>,
  verifier: Verifier | undefined,
  row: Case,
  { needsPerson }: { readonly needsPerson: boolean },
): Promise<Verdict> => {
  if (needsPerson || verifier === undefined) return { decision: 'refer' };
  const payeeName = (await members.find(row.member_id))?.payeeName ?? null;
  if (matchesPayee(row.full_name, payeeName) === false) return { decision: 'reject', reason: 'NAME_DIFFERS' };
  const { level, address, documents } = row;
  return verifier.judge({ level, ...personOf(row), address, documents });
};
