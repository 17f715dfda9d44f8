import { resolve } from 'node:path';
import { PROGRAM_PAGE_SIZE } from '@fairground/contract/integrity/operator-endpoints';
import type { ProgramCheck } from '@fairground/contract/integrity/operator-endpoints';
import type { Program } from '@fairground/contract/integrity/kinds';
import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { findLastDigest, insertCheck, listChecks, queueChecks } from '../store/checks.ts';
import type { CheckRow } from '../store/checks.ts';
import { insertEvents } from '../store/events.ts';
import { digestPrograms } from './digest.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');

/** Takes the digests of the programs and compares them with those before; a program that changed is a significant event. */
export const checkPrograms = async (
  { db, clock, audit, root = ROOT }: IntegrityDeps,
  actor?: Actor,
): Promise<{ list: ProgramCheck[] }> => {
  const digests = await digestPrograms(root);
  return inTransaction(db, async (tx) => {
    await queueChecks(tx);
    const at = clock.now();
    const list: ProgramCheck[] = [];
    for (const { program, digest, files } of digests) {
      const before = await findLastDigest(tx, program);
      const isSame = before === undefined || before.equals(digest);
      const row = { program, digest, files, is_same: isSame, checked_at: at, checked_by: actor?.actor ?? null };
      const check = await insertCheck(tx, row);
      if (!isSame)
        await insertEvents(tx, [
          {
            kind: 'program-changed',
            at,
            subject: `program ${program}`,
            amount: null,
            currency: null,
            detail: `${before.toString('hex')} → ${digest.toString('hex')}`,
            done_by: null,
            key: `program:${check.id}`,
          },
        ]);
      list.push(shown(check));
    }
    if (actor !== undefined)
      await audit.record(tx, {
        ...actor,
        action: 'integrity.check-programs',
        resource: 'programs',
        resourceId: 'all',
        before: null,
        after: { changed: list.filter(({ isSame }) => !isSame).map(({ program }) => program) },
      });
    return { list };
  });
};

export const createProgramJob = (deps: IntegrityDeps): Job<null> => ({
  name: 'integrity.check-programs',
  run: async () => void (await checkPrograms(deps)),
});

/** The digests as they were taken, the newest first, in pages. */
export const showChecks = async (
  { db }: Pick<IntegrityDeps, 'db'>,
  { program, cursor }: { readonly program?: Program | undefined; readonly cursor?: Id<'program-check'> | undefined },
) => {
  const rows = await listChecks(db, { program, before: cursor, limit: PROGRAM_PAGE_SIZE + 1 });
  const page = rows.slice(0, PROGRAM_PAGE_SIZE);
  return { list: page.map(shown), next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

const shown = (row: CheckRow): ProgramCheck => ({
  checkId: row.id,
  program: row.program,
  digest: row.digest.toString('hex'),
  files: row.files,
  isSame: row.is_same,
  checkedAt: row.checked_at,
  checkedBy: row.checked_by,
});
