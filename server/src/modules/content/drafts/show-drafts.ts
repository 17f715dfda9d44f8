import type { DraftRow } from '@fairground/contract/content/operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import { fieldChanges } from '../domain/field-changes.ts';
import { findDraft, listDraftRows, listVersionRows } from '../store/drafts.ts';
import type { Draft } from '../store/drafts.ts';
import type { Kinds } from './kinds.ts';
import { previewPathOf } from './preview.ts';
import type { Drafts } from './write-draft.ts';

type Asked = Parameters<typeof listDraftRows>[1];

export const listDrafts = async (deps: Drafts, asked: Asked): Promise<DraftRow[]> =>
  (await listDraftRows(deps.db, asked)).map((draft) => shown(deps, draft));

/** One draft with its content and, while it is open, what it changes on the site. */
export const readDraft = (deps: Drafts, id: bigint) =>
  inTransaction(deps.db, async (tx) => {
    const draft = needed(await findDraft(tx, id), 'content.draft-unknown');
    const present = draft.targetId === null ? null : await presentOf(deps.kinds, tx, draft, draft.targetId);
    return {
      ...shown(deps, draft),
      banner: draft.kind === 'banner' ? deps.kinds.banner.decode(draft.payload) : null,
      announcement: draft.kind === 'announcement' ? deps.kinds.announcement.decode(draft.payload) : null,
      changes: [...fieldChanges(present, draft.payload)],
      previewPath: previewPathOf(deps.kinds, draft),
    };
  });

const presentOf = async (kinds: Kinds, tx: Tx, { kind }: Draft, id: bigint): Promise<unknown> => {
  if (kind === 'banner') {
    const found = await kinds.banner.present(tx, id);
    return found === undefined ? null : kinds.banner.encode(found);
  }
  const found = await kinds.announcement.present(tx, id);
  return found === undefined ? null : kinds.announcement.encode(found);
};

const titlesOf = (kinds: Kinds, { kind, payload }: Pick<Draft, 'kind' | 'payload'>): Localized =>
  kind === 'banner'
    ? kinds.banner.titles(kinds.banner.decode(payload))
    : kinds.announcement.titles(kinds.announcement.decode(payload));

const shown = ({ kinds, languages }: Drafts, draft: Draft): DraftRow => {
  const { id, payload: _payload, base: _base, previewKey: _previewKey, targetId, editors, ...rest } = draft;
  const titles = titlesOf(kinds, draft);
  return {
    ...rest,
    draftId: id as Id<'content draft'>,
    titles: { ...titles },
    targetId: targetId?.toString() ?? null,
    editors: [...editors],
    editable: draft.state === 'DRAFT' ? draft.kind : null,
    missing: languages.filter((code) => titles[code] === undefined),
  };
};

/** Every version of a thing that was on the site, the newest first. */
export const listVersions = async ({ db, kinds }: Drafts, kind: Draft['kind'], targetId: bigint) =>
  (await listVersionRows(db, kind, targetId)).map(({ id, payload, editors, ...version }, place) => ({
    ...version,
    versionId: id as Id<'content version'>,
    titles: { ...titlesOf(kinds, { kind, payload }) },
    editors: [...editors],
    isPresent: place === 0,
  }));
