/** Shows banners and announcements, each in its window and in the visitor's language. */
import * as contract from '@fairground/contract/content/endpoints';
import type { DraftRow } from '@fairground/contract/content/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { originsOf } from '../../platform/origins.ts';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import type { NewAnnouncement } from './change-announcements.ts';
import { addAnnouncement, endAnnouncement } from './change-announcements.ts';
import { hideBanner } from './change-banners.ts';
import { contentOffers } from './console.ts';
import type { ContentDeps } from './deps.ts';
import type { StoredAnnouncement } from './domain/announcement.ts';
import type { StoredBanner } from './domain/banner.ts';
import { publishDraft, sendDraft } from './drafts/decide-draft.ts';
import type { Seen } from './drafts/decide-draft.ts';
import { createKinds } from './drafts/kinds.ts';
import type { DraftContent } from './drafts/kinds.ts';
import { draftsQueue } from './drafts/queue.ts';
import { draftRoutes } from './drafts/routes.ts';
import { listDrafts } from './drafts/show-drafts.ts';
import { writeDraft } from './drafts/write-draft.ts';
import type { WriteWhere, Written } from './drafts/write-draft.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listBanners } from './list-banners.ts';
import { createNoticeBoard } from './notice-board.ts';
import type { ContentDefaults } from './install-defaults.ts';
import { installDefaults } from './install-defaults.ts';
import { registerPopup } from './operator/publish-popup.ts';
import type { Popup } from './operator/publish-popup.ts';
import { contentFinds } from './operator/finds.ts';
import { operatorRoutes } from './operator/routes.ts';
import { findPreview } from './store/drafts.ts';
import { listBannerRows, listLiveAnnouncements } from './store.ts';

export { fitsLinkage } from './domain/banner.ts';
export { CONTENT_TOPIC } from './notice-board.ts';
export type { ContentDefaults } from './install-defaults.ts';

export type Content = Module & {
  /** Every banner for staff, hidden and past ones too. */
  readonly listAllBanners: () => Promise<readonly StoredBanner[]>;
  /** Announcements that run or are to come. */
  readonly listAllAnnouncements: () => Promise<readonly StoredAnnouncement[]>;
  /** Whether a key opens the preview of a draft. */
  readonly isPreview: (key: string) => Promise<boolean>;
  /** Where the pictures of banners are kept beside the site, so that pages may show them. */
  readonly listPictureAddresses: () => Promise<readonly string[]>;
  /** Writes a draft; it is on the site once somebody else published it. */
  readonly writeDraft: (actor: Actor, draft: DraftContent, where?: WriteWhere) => Promise<Written>;
  /** Hands a draft over to review. */
  readonly sendDraft: (actor: Actor, seen: Seen) => Promise<void>;
  /** Drafts that wait for somebody who did not write them. */
  readonly listDraftsInReview: () => Promise<readonly DraftRow[]>;
  /** Puts on the site what others wrote; answers its number there. */
  readonly publishDraft: (actor: Actor, seen: Seen) => Promise<bigint>;
  readonly hideBanner: (actor: Actor, id: bigint) => Promise<void>;
  readonly addAnnouncement: (actor: Actor, announcement: NewAnnouncement) => Promise<bigint>;
  /** Holds a pop-up for a second person. */
  readonly holdPopup: Hold<Popup>;
  readonly endAnnouncement: (actor: Actor, id: bigint) => Promise<void>;
  /** Fills the tables with the brand's defaults; called at every start. */
  readonly installDefaults: (defaults: ContentDefaults) => Promise<void>;
};

export const createContent = (deps: ContentDeps): Content => {
  const board = createNoticeBoard(deps);
  const { db, clock } = deps;
  const drafts = { ...deps, kinds: createKinds(deps, board) };
  const holdPopup = deps.approvals === undefined ? withoutApprovals : registerPopup(deps, deps.approvals, board);
  return {
    holdPopup,
    listAllBanners: () => listBannerRows(db),
    listAllAnnouncements: () => listLiveAnnouncements(db, clock.now()),
    isPreview: async (key) => (await findPreview(db, key)) !== undefined,
    listPictureAddresses: async () => originsOf((await board.banners.read()).map(({ url }) => url)),
    writeDraft: (actor, draft, where = {}) => writeDraft(drafts, actor, draft, where),
    sendDraft: (actor, seen) => sendDraft(drafts, actor, seen),
    listDraftsInReview: () => listDrafts(drafts, { state: 'REVIEW' }),
    publishDraft: (actor, seen) => publishDraft(drafts, actor, seen),
    hideBanner: (actor, id) => hideBanner(deps, board, actor, id),
    addAnnouncement: (actor, announcement) => addAnnouncement(deps, board, actor, announcement),
    endAnnouncement: (actor, id) => endAnnouncement(deps, board, actor, id),
    installDefaults: (defaults) => installDefaults(deps, board, defaults),
    console: { offers: contentOffers, finds: contentFinds(deps) },
    jobs: [board.tellEdge],
    queues: [draftsQueue],
    routes: [
      ...operatorRoutes(deps, board, holdPopup),
      ...draftRoutes(drafts),
      bind(contract.listBanners, ({ query }, caller) =>
        listBanners({ ...deps, drafts }, board, query.groupName, caller),
      ),
      bind(contract.listAnnouncements, ({ query }, caller) =>
        listAnnouncements({ ...deps, drafts }, board, query, caller),
      ),
    ],
  };
};

const withoutApprovals = (): never => {
  throw new Error('This content was composed without approvals.');
};
