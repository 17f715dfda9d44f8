import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { ContentDeps } from '../deps.ts';
import { findVersion, insertDraft, lockDraft, presentVersion, updateDraft } from '../store/drafts.ts';
import type { Draft } from '../store/drafts.ts';
import type { DraftContent, Kind, Kinds, Translation } from './kinds.ts';

export type Written = { readonly draftId: bigint; readonly version: number };
export type WriteWhere = {
  readonly requestKey?: string | undefined;
  readonly draftId?: bigint | undefined;
  readonly version?: number | undefined;
  readonly targetId?: bigint | undefined;
};
export type Drafts = Pick<ContentDeps, 'db' | 'clock' | 'audit' | 'languages'> & { readonly kinds: Kinds };

/** Writes a new draft, or the next text of one that is being written. Languages that are not said stay as they were. */
export const writeDraft = (deps: Drafts, actor: Actor, draft: DraftContent, where: WriteWhere): Promise<Written> =>
  draft.kind === 'banner'
    ? write(deps, actor, { kind: 'banner', of: deps.kinds.banner, content: draft.content }, where)
    : write(deps, actor, { kind: 'announcement', of: deps.kinds.announcement, content: draft.content }, where);

type Wanted<Content> = { readonly kind: Draft['kind']; readonly of: Kind<Content>; readonly content: Content };

const write = <Content extends { readonly texts: object }>(
  deps: Drafts,
  actor: Actor,
  { kind, of, content }: Wanted<Content>,
  { requestKey, draftId, version, targetId }: WriteWhere,
): Promise<Written> =>
  inTransaction(deps.db, async (tx) => {
    const draft = draftId === undefined ? undefined : await openDraft(tx, { draftId, version }, ['DRAFT']);
    if (draft !== undefined && draft.kind !== kind) throw new Refusal('content.draft-unknown');
    const revises = draft === undefined ? (targetId ?? null) : draft.targetId;
    const present = draft === undefined && revises !== null ? await of.present(tx, revises) : undefined;
    if (draft === undefined && revises !== null && present === undefined) throw new Refusal(of.unknown);
    const before = draft === undefined ? present : of.decode(draft.payload);
    const checked = of.checked({ ...content, texts: { ...before?.texts, ...content.texts } });
    const payload = of.encode(checked);
    const at = deps.clock.now();
    if (draft !== undefined) {
      const next = await updateDraft(tx, draft.id, { payload, editors: withEditor(draft, actor), changedAt: at });
      await note(deps, tx, actor, { id: draft.id, verb: 'change', before: draft.payload, after: payload });
      return { draftId: draft.id, version: next };
    }
    const base = revises === null ? 0 : await presentVersion(tx, kind, revises);
    const added = await insertDraft(tx, {
      ...{ kind, targetId: revises, base, payload, editor: actor.actor, state: 'DRAFT', at },
      requestKey: requestKey ?? null,
    });
    if (added.isNew) await note(deps, tx, actor, { id: added.id, verb: 'write', before: null, after: payload });
    return { draftId: added.id, version: added.version };
  });

/** Says it in one more language. */
export const translateDraft = (
  deps: Drafts,
  actor: Actor,
  { draftId, version, ...said }: Translation & { readonly draftId: bigint; readonly version: number },
): Promise<Written> =>
  inTransaction(deps.db, async (tx) => {
    const draft = await openDraft(tx, { draftId, version }, ['DRAFT']);
    const payload =
      draft.kind === 'banner' ? spoken(deps.kinds.banner, draft, said) : spoken(deps.kinds.announcement, draft, said);
    const next = await updateDraft(tx, draft.id, {
      ...{ payload, editors: withEditor(draft, actor), changedAt: deps.clock.now() },
    });
    await note(deps, tx, actor, { id: draft.id, verb: 'translate', before: draft.payload, after: payload });
    return { draftId: draft.id, version: next };
  });

const spoken = <Content>(of: Kind<Content>, { payload }: Draft, said: Translation): unknown =>
  of.encode(of.checked(of.translated(of.decode(payload), said)));

/** Sends an earlier version to review as the next one. */
export const rollBack = (
  deps: Drafts,
  actor: Actor,
  {
    kind,
    targetId,
    number,
    requestKey = null,
  }: Pick<Draft, 'kind'> & {
    readonly targetId: bigint;
    readonly number: number;
    readonly requestKey?: string | null | undefined;
  },
): Promise<Written> =>
  inTransaction(deps.db, async (tx) => {
    const earlier = await findVersion(tx, kind, targetId, number);
    if (earlier === undefined) throw new Refusal('content.version-unknown');
    const added = await insertDraft(tx, {
      ...{ kind, targetId, payload: earlier.payload, editor: actor.actor, state: 'REVIEW', requestKey },
      ...{ base: await presentVersion(tx, kind, targetId), at: deps.clock.now() },
    });
    if (added.isNew)
      await note(deps, tx, actor, {
        id: added.id,
        verb: 'roll-back',
        before: null,
        after: { kind, targetId: targetId.toString(), number },
      });
    return { draftId: added.id, version: added.version };
  });

/** The draft, locked; refused where it is closed, in another state, or changed since somebody read it. */
export const openDraft = async (
  tx: Tx,
  { draftId, version }: { readonly draftId: bigint; readonly version: number | undefined },
  states: readonly Draft['state'][],
): Promise<Draft> => {
  const draft = await lockDraft(tx, draftId);
  if (draft === undefined) throw new Refusal('content.draft-unknown');
  if (!states.includes(draft.state)) throw new Refusal('content.draft-not-open');
  if (draft.version !== version) throw new Refusal('content.draft-changed');
  return draft;
};

const withEditor = ({ editors }: Draft, { actor }: Actor): readonly string[] => [...new Set([...editors, actor])];

type Noted = { readonly id: bigint; readonly verb: string; readonly before: unknown; readonly after: unknown };

export const note = async (
  { audit }: Drafts,
  tx: Tx,
  actor: Actor,
  { id, verb, before, after }: Noted,
): Promise<void> => {
  await audit.record(tx, {
    ...actor,
    action: `content.${verb}-draft`,
    resource: 'content-draft',
    resourceId: id.toString(),
    before,
    after,
  });
};
