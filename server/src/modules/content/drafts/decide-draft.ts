import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import { insertVersion, presentVersion, updateDraft } from '../store/drafts.ts';
import type { Draft } from '../store/drafts.ts';
import type { Kind } from './kinds.ts';
import { note, openDraft } from './write-draft.ts';
import type { Drafts } from './write-draft.ts';

export type Seen = { readonly draftId: bigint; readonly version: number };

/** Hands a draft over to review: its writers may not publish it. */
export const sendDraft = (deps: Drafts, actor: Actor, seen: Seen): Promise<void> =>
  move(deps, actor, seen, { from: ['DRAFT'], to: 'REVIEW', verb: 'send' });

/** Sends it back to those who write it; the reason stands on it. */
export const returnDraft = (deps: Drafts, actor: Actor, seen: Seen): Promise<void> =>
  move(deps, actor, seen, { from: ['REVIEW'], to: 'DRAFT', verb: 'return' });

export const dropDraft = (deps: Drafts, actor: Actor, seen: Seen): Promise<void> =>
  move(deps, actor, seen, { from: ['DRAFT', 'REVIEW'], to: 'DROPPED', verb: 'drop' });

type Step = {
  readonly from: readonly Draft['state'][];
  readonly to: 'DRAFT' | 'REVIEW' | 'DROPPED';
  readonly verb: 'send' | 'return' | 'drop';
};

const move = (deps: Drafts, actor: Actor, seen: Seen, { from, to, verb }: Step): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const draft = await openDraft(tx, seen, from);
    const at = deps.clock.now();
    await updateDraft(tx, draft.id, {
      ...{ state: to, note: verb === 'send' ? null : actor.reason, changedAt: at },
      ...(verb === 'send' && { sentAt: at, editors: [...new Set([...draft.editors, actor.actor])] }),
    });
    await note(deps, tx, actor, { id: draft.id, verb, before: { state: draft.state }, after: { state: to } });
  });

/** Puts on the site what others wrote. What it revises must be the version that its writers saw. */
export const publishDraft = (deps: Drafts, actor: Actor, seen: Seen): Promise<bigint> =>
  inTransaction(deps.db, async (tx) => {
    const draft = await openDraft(tx, seen, ['REVIEW']);
    if (draft.editors.includes(actor.actor)) throw new Refusal('content.same-person');
    return draft.kind === 'banner'
      ? publish(deps, tx, actor, draft, deps.kinds.banner)
      : publish(deps, tx, actor, draft, deps.kinds.announcement);
  });

const publish = async <Content>(
  deps: Drafts,
  tx: Tx,
  actor: Actor,
  draft: Draft,
  of: Kind<Content>,
): Promise<bigint> => {
  const { kind, payload, editors } = draft;
  const at = deps.clock.now();
  const present = draft.targetId === null ? undefined : await of.present(tx, draft.targetId);
  const base = draft.targetId === null ? 0 : await presentVersion(tx, kind, draft.targetId);
  if (base !== draft.base) throw new Refusal('content.draft-outdated');
  const requestKey = `draft ${draft.id}`;
  const targetId = await of.publish(tx, actor, of.decode(payload), { revises: draft.targetId, requestKey });
  // What the product brought is a version too, so that it can come back.
  const isFirst = base === 0 && present !== undefined;
  if (isFirst)
    await insertVersion(tx, {
      ...{ kind, targetId, number: 1, payload: of.encode(present), editors: [], publishedBy: null, at },
    });
  const number = isFirst ? 2 : base + 1;
  await insertVersion(tx, { kind, targetId, number, payload, editors, publishedBy: actor.actor, at });
  await updateDraft(tx, draft.id, {
    ...{ state: 'PUBLISHED', targetId, publishedBy: actor.actor, publishedAt: at, changedAt: at },
  });
  await note(deps, tx, actor, {
    ...{ id: draft.id, verb: 'publish', before: { state: draft.state } },
    after: { state: 'PUBLISHED', targetId: targetId.toString(), number },
  });
  return targetId;
};
