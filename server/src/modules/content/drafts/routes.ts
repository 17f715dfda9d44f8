import * as contract from '@fairground/contract/content/operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { showWaiting } from '../../../platform/work-queue.ts';
import { actorOf } from '../../audit/index.ts';
import { dropDraft, publishDraft, returnDraft, sendDraft } from './decide-draft.ts';
import { draftsQueue } from './queue.ts';
import { listDrafts, listVersions, readDraft } from './show-drafts.ts';
import { rollBack, translateDraft, writeDraft } from './write-draft.ts';
import type { Drafts, Written } from './write-draft.ts';

/** The calls of drafts: written by one person, published by another. */
export const draftRoutes = (drafts: Drafts): readonly Route[] => [
  ...writing(drafts),
  ...deciding(drafts),
  ...reading(drafts),
];

const writing = (drafts: Drafts): readonly Route[] => [
  bind(contract.draftBanner, async ({ body }, caller) => {
    const { reason, requestKey, draftId, version, targetId, ...content } = body;
    const where = { requestKey, draftId, version, targetId };
    return written(await writeDraft(drafts, actorOf(caller, reason), { kind: 'banner', content }, where));
  }),
  bind(contract.draftAnnouncement, async ({ body }, caller) => {
    const { reason, requestKey, draftId, version, targetId, ...content } = body;
    const where = { requestKey, draftId, version, targetId };
    return written(await writeDraft(drafts, actorOf(caller, reason), { kind: 'announcement', content }, where));
  }),
  bind(contract.translateDraft, async ({ body: { reason, ...said } }, caller) =>
    written(await translateDraft(drafts, actorOf(caller, reason), said)),
  ),
  bind(contract.rollBack, async ({ body: { reason, ...which } }, caller) =>
    written(await rollBack(drafts, actorOf(caller, reason), which)),
  ),
];

const deciding = (drafts: Drafts): readonly Route[] => [
  bind(contract.sendDraft, async ({ body: { reason, ...seen } }, caller) => {
    await sendDraft(drafts, actorOf(caller, reason), seen);
    return {};
  }),
  bind(contract.returnDraft, async ({ body: { reason, ...seen } }, caller) => {
    await returnDraft(drafts, actorOf(caller, reason), seen);
    return {};
  }),
  bind(contract.dropDraft, async ({ body: { reason, ...seen } }, caller) => {
    await dropDraft(drafts, actorOf(caller, reason), seen);
    return {};
  }),
  bind(contract.publishDraft, async ({ body: { reason, ...seen } }, caller) => ({
    targetId: (await publishDraft(drafts, actorOf(caller, reason), seen)) as Id<string>,
  })),
];

const reading = (drafts: Drafts): readonly Route[] => [
  bind(contract.listDrafts, async ({ query: { state = 'REVIEW', kind } }) => ({
    list: await listDrafts(drafts, { state, kind }),
  })),
  bind(contract.countDrafts, () => showWaiting(drafts.db, draftsQueue)),
  bind(contract.readDraft, ({ query }) => readDraft(drafts, query.draftId)),
  bind(contract.listBannerVersions, async ({ query }) => ({
    list: await listVersions(drafts, 'banner', query.targetId),
  })),
  bind(contract.listAnnouncementVersions, async ({ query }) => ({
    list: await listVersions(drafts, 'announcement', query.targetId),
  })),
];

const written = ({ draftId, version }: Written) => ({ draftId: draftId as Id<'content draft'>, version });
