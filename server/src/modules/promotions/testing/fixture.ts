import type { BodyOf } from '@fairground/contract/endpoint';
import type { ErrorCode } from '@fairground/contract/errors';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { RiskLevel } from '@fairground/contract/risk/states';
import type { ApplicationStanding, applyFor } from '@fairground/contract/promotions/endpoints';
import { afterCommit } from '../../../platform/database/index.ts';
import { createEvents } from '../../../platform/events/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { SANDBOX_SECRETS_KEY } from '../../../platform/secret-box.ts';
import type { FreeRounds, FreeRoundsGift, Marks, PromotionsDeps } from '../deps.ts';
import type { PastDeposit, PlayResult } from '../domain/history.ts';
import { createPromotions } from '../index.ts';
import { afterAll } from 'vitest';

type Body = Partial<Omit<BodyOf<typeof applyFor>, 'promotionId'>>;

/** Promotions on real modules and a real database, with members, an agent and offers to apply for. */
export const promotionsFixture = async (database: TestDatabase, { isPlayMoney = true } = {}) => {
  const house = await membersFixture(database);
  const { db, clock, log, pictures } = house;
  const events = createEvents({ db, clock, log, bus: { ...house.bus, close: () => Promise.resolve() }, tickMs: 50 });
  /** What protection says of members; nothing without an entry. */
  const paused = new Map<MemberId, ErrorCode>();
  /** What modules above would tell: turnover that was asked for, what accounts have in common, and the past. */
  const asked: Parameters<PromotionsDeps['above']['openTurnover']>[1][] = [];
  const marks = new Map<MemberId, Marks>();
  const levels = new Map<MemberId, RiskLevel>();
  const past = {
    results: [] as PlayResult[],
    deposits: [] as PastDeposit[],
    closedUntil: undefined as Date | undefined,
  };
  /** How many times the law lets a bonus be wagered: anywhere, and in the markets of some members. */
  const law = { anywhere: 60, of: new Map<MemberId, number>(), oneFamily: false, oneFamilyOf: new Set<MemberId>() };
  const wagering: PromotionsDeps['wagering'] = {
    get law() {
      return { timesMax: law.anywhere, oneFamily: law.oneFamily };
    },
    lawOf: (_reader, member) =>
      Promise.resolve({ timesMax: law.of.get(member) ?? law.anywhere, oneFamily: law.oneFamilyOf.has(member) }),
  };
  /** Free rounds that were given, and what each has won once it is over. */
  const rounds = { given: new Map<string, FreeRoundsGift>(), won: new Map<string, Money>(), closed: new Set<string>() };
  const freeRounds: FreeRounds = {
    areFit: ({ vendor }) => Promise.resolve(vendor === 'JL'),
    gamesOf: ({ games }) => Promise.resolve(games.map((game) => ({ nodeId: 7n as GameNodeId, names: { EN: game } }))),
    prepare: () => Promise.resolve(),
    issueIn: (_tx, gift) => Promise.resolve(void rounds.given.set(gift.campaign, gift)),
    listOpen: (_reader, member) =>
      Promise.resolve(
        [...rounds.given.values()]
          .filter((gift) => gift.member === member && !rounds.won.has(gift.campaign))
          .map(({ campaign, count: left, expiresAt }) => ({ campaign, left, won: money(0n), expiresAt })),
      ),
    listOver: () =>
      Promise.resolve(
        [...rounds.won.keys()]
          .filter((campaign) => !rounds.closed.has(campaign))
          .map((campaign) => ({
            vendorId: 1n,
            member: rounds.given.get(campaign)?.member ?? (0n as MemberId),
            campaign,
          })),
      ),
    countStanding: ({ campaign }) => Promise.resolve(rounds.given.get(campaign)?.count),
    closeIn: (tx, { campaign }) => {
      afterCommit(tx, () => rounds.closed.add(campaign));
      return Promise.resolve(rounds.won.get(campaign));
    },
  };
  const above: PromotionsDeps['above'] = {
    freeRounds,
    openTurnover: (_tx, turnover) => Promise.resolve(void asked.push(turnover)),
    marksOf: (_reader, member) => Promise.resolve(marks.get(member) ?? { devices: [], addresses: [], persons: [] }),
    riskLevelsOf: (_reader, ids) => Promise.resolve(new Map([...levels].filter(([id]) => ids.includes(id)))),
    history: {
      closedUntil: () => Promise.resolve(past.closedUntil ?? clock.now()),
      results: (_days, after, limit) =>
        Promise.resolve(past.results.filter(({ member }) => member > after).slice(0, limit)),
      deposits: (_since, after, limit) => Promise.resolve(past.deposits.filter(({ id }) => id > after).slice(0, limit)),
    },
  };
  const promotions = createPromotions({
    ...house,
    announce: events.announce,
    tenant: 'fairground',
    isPlayMoney,
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
    above,
    wagering,
    objectionToOffer: (_tx, member) => Promise.resolve(paused.get(member)),
  });
  await events.start(promotions.listeners ?? []);
  afterAll(events.stop);

  const aMember = async (username: string): Promise<MemberId> => {
    await house.registerAs({ username }, aCaller({ ip: `198.51.100.${username.length}` }));
    const member = await house.members.findByAccount(username);
    if (member === undefined) throw new Error(`${username} is nobody.`);
    return member.id;
  };
  const anOffer = async (audience: 'everyone' | 'agents' = 'everyone'): Promise<bigint> =>
    promotions.addPromotion(anOperator, {
      category: 'special',
      audience,
      url: '/brand/art/promotion.webp',
      texts: { TY: { title: 'Lễ hội', summary: 'Một đêm.', content: '<p>Luật</p>', action: '' } },
    });

  /** What one account's page can do with an offer. */
  const pageOf = (memberId: MemberId, account: Session['account'] = 'member') => {
    const caller = aCaller({ session: aSession({ memberId, account }) });
    return {
      read: (offer: bigint) =>
        callRoute(
          promotions.routes,
          'promotions.read-application',
          { query: { id: offer } },
          caller,
        ) as Promise<ApplicationStanding>,
      apply: (offer: bigint, body: Body = {}) =>
        callRoute(
          promotions.routes,
          'promotions.apply-for',
          { body: { promotionId: offer as Id<'promotion'>, ...body } },
          caller,
        ) as Promise<ApplicationStanding>,
      picture: async (colour: string) => {
        const body = await aPicture('png', colour);
        const answer = await callRoute(pictures.routes, 'pictures.send-picture', { body }, caller);
        return (answer as { readonly pictureId: Id<'picture'> }).pictureId;
      },
    };
  };

  return {
    ...house,
    promotions,
    paused,
    asked,
    marks,
    levels,
    past,
    rounds,
    above,
    wagering,
    law,
    announce: events.announce,
    aMember,
    anOffer,
    pageOf,
  };
};
