import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type * as contract from '@fairground/contract/loyalty/endpoints';
import { PAGE_SIZE } from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import { needed } from '../../../platform/needed.ts';
import { inLanguage } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { lastDayOf, periodOf, prizeOf, runsOn } from '../domain/mission.ts';
import type { Mission } from '../domain/mission.ts';
import { countClaimable, countOnBoard, findPlace, listOwnProgress, listTop } from '../store/boards.ts';
import type { ProgressRow } from '../store/boards.ts';
import { listClaimsByKeys } from '../store/claims.ts';
import type { Claim } from '../store/claims.ts';
import { findMission, listMissionsOn, listSeen } from '../store/missions.ts';
import { milestoneKey } from './advance-missions.ts';
import { endOfDay } from './end-of-day.ts';

type Shown = ValueOf<typeof contract.readMission>;

const NEWS_MS = 86_400_000;
const TOP = 50;

export const showMissions = async (
  deps: LoyaltyDeps,
  member: MemberId,
  { pageNo, language }: { readonly pageNo: number; readonly language: LanguageCode },
): Promise<ValueOf<typeof contract.listMissions>> => {
  const today = deps.days.dayOf(deps.clock.now());
  const running = (await listMissionsOn(deps.db)).filter((mission) => runsOn(mission, today));
  const from = (pageNo - 1) * PAGE_SIZE;
  return {
    count: await countNews(deps, member),
    list: await showAll(deps, running.slice(from, from + PAGE_SIZE), member, language),
    hasMore: running.length > from + PAGE_SIZE,
    currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf({ account: 'member' })),
  };
};

export const showMission = async (
  deps: LoyaltyDeps,
  member: MemberId,
  { id, language }: { readonly id: bigint; readonly language: LanguageCode },
): Promise<Shown> => {
  const mission = await needOn(deps, id);
  const [shown] = await showAll(deps, [mission], member, language);
  return needed(shown, 'loyalty.mission-unknown');
};

/** What is worth a look: something to take, or a mission that began within a day and was not opened. */
export const countNews = async (deps: LoyaltyDeps, member: MemberId): Promise<number> => {
  const now = deps.clock.now();
  const today = deps.days.dayOf(now);
  const seen = await listSeen(deps.db, member);
  const fresh = (await listMissionsOn(deps.db)).filter(
    (mission) => runsOn(mission, today) && isNew(mission, seen, now),
  );
  return fresh.length + (await countClaimable(deps.db, member));
};

const isNew = ({ id, startedAt }: Mission, seen: ReadonlySet<bigint>, now: Date): boolean =>
  startedAt !== null && now.getTime() - startedAt.getTime() < NEWS_MS && !seen.has(id);

export const needOn = async ({ db }: Pick<LoyaltyDeps, 'db'>, id: bigint): Promise<Mission> => {
  const mission = await findMission(db, id);
  return needed(mission?.state === 'ON' ? mission : undefined, 'loyalty.mission-unknown');
};

const showAll = async (
  deps: LoyaltyDeps,
  missions: readonly Mission[],
  member: MemberId,
  language: LanguageCode,
): Promise<Shown[]> => {
  const now = deps.clock.now();
  const today = deps.days.dayOf(now);
  const own = await listOwnProgress(
    deps.db,
    member,
    missions.map(({ id }) => id),
  );
  const seen = await listSeen(deps.db, member);
  const keys = missions.flatMap((mission) =>
    mission.milestones.map(({ target }) => milestoneKey(mission.id, periodOf(mission, today), target, member)),
  );
  const claims = new Map((await listClaimsByKeys(deps.db, keys)).map((claim) => [claim.key, claim]));
  return missions.map((mission) =>
    shown(deps, mission, {
      ...{ member, language, claims, period: periodOf(mission, today), isNew: isNew(mission, seen, now) },
      progress: own.find((row) => row.mission === mission.id && row.period === periodOf(mission, today)),
    }),
  );
};

const shown = (
  deps: Pick<LoyaltyDeps, 'languages' | 'days'>,
  mission: Mission,
  of: {
    readonly member: MemberId;
    readonly language: LanguageCode;
    readonly period: string;
    readonly progress: ProgressRow | undefined;
    readonly claims: ReadonlyMap<string, Claim>;
    readonly isNew: boolean;
  },
): Shown => {
  const { id, texts, metric, period, products, hasBoard, hue, milestones, prizes } = mission;
  const words = inLanguage(texts, of.language, deps.languages[0]);
  const last = lastDayOf(mission, of.period);
  return {
    ...{ id: id as Id<'mission'>, metric, period, products: [...products], hasBoard, hue, isNew: of.isNew },
    name: words?.name ?? '',
    about: words?.about ?? '',
    endsAt: last === null ? null : endOfDay(deps.days, last),
    value: of.progress?.value ?? 0n,
    milestones: milestones.map((milestone) => {
      const claim = of.claims.get(milestoneKey(id, of.period, milestone.target, of.member));
      return { ...milestone, claim: claim ? { id: claim.id as Id<'loyalty-claim'>, state: claim.state } : null };
    }),
    prizes: [...prizes],
  };
};

/** Who leads a race now, and where the caller stands among all. */
export const showBoard = async (
  deps: LoyaltyDeps,
  member: MemberId,
  id: bigint,
): Promise<ValueOf<typeof contract.readLeaderboard>> => {
  const mission = await needOn(deps, id);
  if (!mission.hasBoard) return { list: [], members: 0, footer: { rank: null, reachedValue: 0n }, endsAt: null };
  const today = deps.days.dayOf(deps.clock.now());
  const period = periodOf(mission, today);
  const top = await listTop(deps.db, id, period, TOP);
  const names = await deps.maskedNames(top.map((row) => row.member));
  const own = (await listOwnProgress(deps.db, member, [id])).find((row) => row.period === period);
  const last = lastDayOf(mission, period);
  return {
    list: top.map((row, index) => {
      const prize = prizeOf(mission.prizes, index + 1);
      return {
        ...{ place: index + 1, name: names.get(row.member) ?? '***', value: row.value, isOwn: row.member === member },
        ...{ amount: prize?.amount ?? money(0n), points: prize?.points ?? 0 },
      };
    }),
    members: await countOnBoard(deps.db, id, period),
    footer: {
      rank: own === undefined || own.value <= 0n ? null : await findPlace(deps.db, own),
      reachedValue: own?.value ?? 0n,
    },
    endsAt: last === null ? null : endOfDay(deps.days, last),
  };
};
