import type { BannerGroup } from '@fairground/contract/content/endpoints';
import type { Caller } from '../../../platform/http/route.ts';
import { checkedAnnouncement } from '../change-announcements.ts';
import { checkedBanner } from '../change-banners.ts';
import type { ContentDeps } from '../deps.ts';
import type { StoredAnnouncement } from '../domain/announcement.ts';
import type { StoredBanner } from '../domain/banner.ts';
import { findPreview } from '../store/drafts.ts';
import type { Draft } from '../store/drafts.ts';
import type { Kinds } from './kinds.ts';
import type { Drafts } from './write-draft.ts';

/** Where on the site the banners of a group stand. */
const PAGES: Readonly<Record<BannerGroup, string>> = {
  w_home: '/',
  w_rng: '/rng',
  w_live: '/live',
  w_fish: '/fish',
  w_pvp: '/pvp',
  w_sports: '/sports',
  w_esports: '/esports',
  w_lott: '/lottery',
  w_down: '/download',
  w_promotion: '/promotions',
  w_shop: '/pointMall',
  w_help: '/help',
  w_reg: '/register',
  w_inhouse: '/inhouse',
};
/** What has no number yet is shown under the last there is. */
const UNNUMBERED = 2n ** 63n - 1n;

export const previewPathOf = ({ banner }: Kinds, { kind, state, payload, previewKey }: Draft): string | null => {
  if (state !== 'DRAFT' && state !== 'REVIEW') return null;
  const page = kind === 'banner' ? PAGES[banner.decode(payload).groupName] : '/';
  return `${page}?preview=${previewKey}`;
};

type Deps = ContentDeps & { readonly drafts: Pick<Drafts, 'kinds'> };

const draftOf = ({ db }: Deps, { preview }: Pick<Caller, 'preview'>): Promise<Draft | undefined> =>
  preview === undefined ? Promise.resolve(undefined) : findPreview(db, preview);

/** The banners of a page with the draft in its place, whenever it would be on show. */
export const withDraftBanner = async (
  deps: Deps,
  caller: Pick<Caller, 'preview'>,
  { banners, group }: { readonly banners: readonly StoredBanner[]; readonly group: BannerGroup },
): Promise<readonly StoredBanner[]> => {
  const draft = await draftOf(deps, caller);
  if (draft?.kind !== 'banner') return banners;
  const told = checkedBanner(deps, deps.drafts.kinds.banner.decode(draft.payload));
  if (told.groupName !== group) return banners;
  const shown = { ...told, id: draft.targetId ?? UNNUMBERED, startsAt: null, endsAt: null, hiddenAt: null };
  return [shown, ...banners.filter(({ id }) => id !== draft.targetId)];
};

/** The same for announcements. */
export const withDraftAnnouncement = async (
  deps: Deps,
  caller: Pick<Caller, 'preview'>,
  announcements: readonly StoredAnnouncement[],
): Promise<readonly StoredAnnouncement[]> => {
  const draft = await draftOf(deps, caller);
  if (draft?.kind !== 'announcement') return announcements;
  const told = checkedAnnouncement(deps, deps.drafts.kinds.announcement.decode(draft.payload));
  const shown = { ...told, id: draft.targetId ?? UNNUMBERED, startsAt: new Date(0), endsAt: null };
  return [shown, ...announcements.filter(({ id }) => id !== draft.targetId)];
};
