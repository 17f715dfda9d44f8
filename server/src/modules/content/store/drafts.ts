import type { DraftKind, DraftState } from '@fairground/contract/content/operator-endpoints';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { countWaiting } from '../../../platform/work-queue.ts';
import { contentIn, ROWS_MAX } from './content-in.ts';

const COLUMNS = [
  'id',
  'kind',
  'target_id as targetId',
  'base',
  'payload',
  'state',
  'editors',
  'published_by as publishedBy',
  'note',
  'version',
  'preview_key as previewKey',
  'changed_at as changedAt',
  'sent_at as sentAt',
  'published_at as publishedAt',
] as const;

type Filter = { readonly state: DraftState; readonly kind?: DraftKind | undefined };

/** The longest waiting first; those that are closed, the newest first. */
export const listDraftRows = (reader: Reader, { state, kind }: Filter) => {
  let rows = contentIn(reader).selectFrom('content_draft').select(COLUMNS).where('state', '=', state);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  const ordered =
    state === 'REVIEW'
      ? rows.orderBy('sent_at').orderBy('id')
      : rows.orderBy('changed_at', 'desc').orderBy('id', 'desc');
  return ordered.limit(ROWS_MAX).execute();
};
export type Draft = Awaited<ReturnType<typeof listDraftRows>>[number];

export const findDraft = (reader: Reader, id: bigint): Promise<Draft | undefined> =>
  contentIn(reader).selectFrom('content_draft').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const lockDraft = (tx: Tx, id: bigint): Promise<Draft | undefined> =>
  contentIn(tx).selectFrom('content_draft').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** The draft of a preview, as long as it is open. */
export const findPreview = (reader: Reader, key: string): Promise<Draft | undefined> =>
  contentIn(reader)
    .selectFrom('content_draft')
    .select(COLUMNS)
    .where('preview_key', '=', key)
    .where('state', 'in', ['DRAFT', 'REVIEW'])
    .executeTakeFirst();

export const waitingDrafts = (reader: Reader) =>
  countWaiting(reader, sql`select sent_at as at from content_draft where state = 'REVIEW'`);

export type NewDraft = {
  readonly kind: DraftKind;
  readonly targetId: bigint | null;
  readonly base: number;
  readonly payload: unknown;
  readonly editor: string;
  readonly state: 'DRAFT' | 'REVIEW';
  readonly requestKey: string | null;
  readonly at: Date;
};

/** Answers the draft of the same request where it was written before. */
export const insertDraft = async (
  tx: Tx,
  draft: NewDraft,
): Promise<{ readonly id: bigint; readonly version: number; readonly isNew: boolean }> => {
  const added = await contentIn(tx)
    .insertInto('content_draft')
    .values({
      kind: draft.kind,
      target_id: draft.targetId,
      base: draft.base,
      payload: JSON.stringify(draft.payload),
      state: draft.state,
      editors: [draft.editor],
      request_key: draft.requestKey,
      changed_at: draft.at,
      sent_at: draft.state === 'REVIEW' ? draft.at : null,
    })
    .onConflict((conflict) => conflict.column('request_key').where('request_key', 'is not', null).doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (added !== undefined) return { ...added, isNew: true };
  const known = await contentIn(tx)
    .selectFrom('content_draft')
    .select(['id', 'version'])
    .where('request_key', '=', draft.requestKey)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
};

type DraftChange = {
  readonly payload?: unknown;
  readonly editors?: readonly string[];
  readonly state?: DraftState;
  readonly note?: string | null;
  readonly sentAt?: Date;
  readonly targetId?: bigint;
  readonly publishedBy?: string;
  readonly publishedAt?: Date;
  readonly changedAt: Date;
};

/** Answers the version it has from now on. */
export const updateDraft = async (tx: Tx, id: bigint, change: DraftChange): Promise<number> => {
  const { version } = await contentIn(tx)
    .updateTable('content_draft')
    .set((eb) => ({
      ...(change.payload !== undefined && { payload: JSON.stringify(change.payload) }),
      ...(change.editors !== undefined && { editors: [...change.editors] }),
      ...(change.state !== undefined && { state: change.state }),
      ...(change.note !== undefined && { note: change.note }),
      ...(change.sentAt !== undefined && { sent_at: change.sentAt }),
      ...(change.targetId !== undefined && { target_id: change.targetId }),
      ...(change.publishedBy !== undefined && { published_by: change.publishedBy }),
      ...(change.publishedAt !== undefined && { published_at: change.publishedAt }),
      changed_at: change.changedAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

const VERSION_COLUMNS = ['id', 'number', 'payload', 'editors', 'published_by as publishedBy', 'at'] as const;

export const listVersionRows = (reader: Reader, kind: DraftKind, targetId: bigint) =>
  contentIn(reader)
    .selectFrom('content_version')
    .select(VERSION_COLUMNS)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .orderBy('number', 'desc')
    .limit(ROWS_MAX)
    .execute();

export const findVersion = (reader: Reader, kind: DraftKind, targetId: bigint, number: number) =>
  contentIn(reader)
    .selectFrom('content_version')
    .select(VERSION_COLUMNS)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('number', '=', number)
    .executeTakeFirst();

/** The number of the version that is on the site; 0 of what the product brought and nobody revised yet. */
export const presentVersion = async (reader: Reader, kind: DraftKind, targetId: bigint): Promise<number> => {
  const { number } = await contentIn(reader)
    .selectFrom('content_version')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();
  return number ?? 0;
};

export type NewVersion = {
  readonly kind: DraftKind;
  readonly targetId: bigint;
  readonly number: number;
  readonly payload: unknown;
  readonly editors: readonly string[];
  readonly publishedBy: string | null;
  readonly at: Date;
};

export const insertVersion = async (tx: Tx, version: NewVersion): Promise<void> => {
  await contentIn(tx)
    .insertInto('content_version')
    .values({
      kind: version.kind,
      target_id: version.targetId,
      number: version.number,
      payload: JSON.stringify(version.payload),
      editors: [...version.editors],
      published_by: version.publishedBy,
      at: version.at,
    })
    .execute();
};
