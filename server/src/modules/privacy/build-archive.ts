import type { MemberId } from '@fairground/contract/ids';
import { ARCHIVE_HOURS } from '@fairground/contract/privacy/retention';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { readPersonalRows } from '../../platform/personal-data.ts';
import type { PersonalTable } from '../../platform/personal-data.ts';
import type { ZipEntry } from '../../platform/zip.ts';
import { ZipTooLargeError, zipOf } from '../../platform/zip.ts';
import type { PrivacyDeps } from './deps.ts';
import { csvLine, plainRow } from './domain/row-text.ts';
import { failArchive, findArchive, lockArchive, storeArchive } from './store.ts';

export type BuildArchive = Job<{ readonly id: string }>;

/** Packed; far more than the bets of a lifetime take. */
const BYTES_MAX = 128 * 1024 * 1024;
const HOUR_MS = 3_600_000;

/** Builds an archive from what every module holds about the member, and writes to the member when it is there. */
export const createBuildArchive = (deps: PrivacyDeps): BuildArchive => ({
  name: 'privacy.build-archive',
  run: async ({ id: text }) => {
    const id = BigInt(text);
    const { db, clock, messages } = deps;
    const archive = await findArchive(db, id);
    if (archive?.state !== 'ASKED') return;
    const bytes = await zipOf(entriesOf(deps, archive.member_id), { at: clock.now(), bytesMax: BYTES_MAX }).catch(
      async (error: unknown) => {
        if (!(error instanceof ZipTooLargeError)) throw error;
        await failArchive(db, id);
        return undefined;
      },
    );
    if (bytes === undefined) return;
    await inTransaction(db, async (tx) => {
      const held = await lockArchive(tx, id);
      if (held?.state !== 'ASKED') return;
      const readyAt = clock.now();
      const expiresAt = new Date(readyAt.getTime() + ARCHIVE_HOURS * HOUR_MS);
      await storeArchive(tx, id, { bytes, readyAt, expiresAt });
      await messages.write(tx, {
        member: held.member_id,
        kind: 'data-ready',
        params: { until: expiresAt.toISOString() },
        link: { page: 'securityCenter' },
        key: `privacy:${id}:ready`,
      });
    });
  },
});

/** Every table as JSON and as CSV, files as they are, and a list of what there is. */
async function* entriesOf({ db, clock, contributions }: PrivacyDeps, member: MemberId): AsyncGenerator<ZipEntry> {
  const counts: Record<string, number> = {};
  for (const { module, tables, files } of contributions) {
    for (const table of tables) {
      const path = `${module}/${table.file}`;
      yield {
        name: `${path}.json`,
        content: jsonOf(db, table, member, (count) => {
          counts[path] = count;
        }),
      };
      yield { name: `${path}.csv`, content: csvOf(db, table, member) };
    }
    if (files !== undefined)
      for await (const { name, bytes } of files(db, member)) yield { name: `${module}/${name}`, content: once(bytes) };
  }
  const contents = { member: member.toString(), madeAt: clock.now().toISOString(), rows: counts };
  yield { name: 'contents.json', content: once(`${JSON.stringify(contents, null, 2)}\n`) };
}

async function* jsonOf(
  reader: Reader,
  table: PersonalTable,
  member: MemberId,
  onEnd: (count: number) => void,
): AsyncGenerator<string> {
  let count = 0;
  yield '[';
  for await (const rows of readPersonalRows(reader, table, member)) {
    const lines = rows.map((row) => JSON.stringify(plainRow(table, row)));
    yield `${count === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
    count += rows.length;
  }
  yield '\n]\n';
  onEnd(count);
}

async function* csvOf(reader: Reader, table: PersonalTable, member: MemberId): AsyncGenerator<string> {
  yield csvLine(table.columns);
  for await (const rows of readPersonalRows(reader, table, member))
    yield rows.map((row) => csvLine(Object.values(plainRow(table, row)))).join('');
}

async function* once<Content>(content: Content): AsyncGenerator<Content> {
  yield await Promise.resolve(content);
}
