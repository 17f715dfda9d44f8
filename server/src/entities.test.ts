import { giveRank } from './testing/staff.ts';
import { listContracts } from '@fairground/contract/agents/contracts';
import { readAgentMenu } from '@fairground/contract/agents/menu';
import { listGames, listVendors, readMenus } from '@fairground/contract/catalog/endpoints';
import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import { listAnnouncements, listBanners } from '@fairground/contract/content/endpoints';
import type { Endpoint } from '@fairground/contract/endpoint';
import { login } from '@fairground/contract/identity/login';
import type { MemberId } from '@fairground/contract/ids';
import { readLotteryMenus } from '@fairground/contract/lottery/menus';
import { readInfo, register } from '@fairground/contract/members/endpoints';
import { listPromotions } from '@fairground/contract/promotions/endpoints';
import { decryptSeal, newSealPair, seal, sealedSchema } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { listServicePaths } from '@fairground/contract/support/endpoints';
import { listCountries, readLocation, readStatus, readWhitelabel } from '@fairground/contract/system/endpoints';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import { readBalance, readFunds, readMerchantWallet } from '@fairground/contract/wallet/endpoints';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from './platform/database/index.ts';
import { seedContent } from './seed/index.ts';
import { dailySalary, dividend, tierOf } from './modules/agents/testing/terms.ts';
import { aGame, rowsOf } from './testing/games.ts';
import { aCaller, anOperator } from './testing/modules.ts';
import { switchesOf } from './testing/staff.ts';
import { wholeApp } from './testing/whole-app.ts';

const { app, db, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);

type Parts = { readonly token?: string; readonly query?: Record<string, string>; readonly body?: object };

/** Calls the product as a browser in Vietnam does, and answers the value as it travels. */
const ask = async (endpoint: Endpoint, { token, query, body }: Parts = {}): Promise<Entity> => {
  const { method, path: url, encrypted } = endpoint;
  const payload = body && (encrypted === true ? await sealed(endpoint, body) : body);
  const answer = await app.http.fastify.inject({
    ...{ method, url, remoteAddress: '113.160.0.1' },
    ...(query && { query }),
    ...(payload && { payload }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  const { success, value } = answer.json<{ readonly success: boolean; readonly value: Entity }>();
  expect(success, `${endpoint.name} answers ${answer.body}`).toBe(true);
  return value;
};
const sealed = async ({ method, path }: Endpoint, body: object) => {
  const { kid, publicKey, serverTime } = z.parse(
    z.object({ kid: z.string(), publicKey: z.string(), serverTime: z.string() }),
    await ask(readSealingKey),
  );
  return seal(body, { key: { kid, publicKey }, call: { method, path }, at: new Date(serverTime) });
};

/** What an answer is made of, as JSON has it. */
type Entity = { readonly [field: string]: Field };
type Field = string | number | boolean | null | readonly Entity[] | Entity;
const textIn = (field: Field | undefined): string => (typeof field === 'string' ? field : '');
const rows = (list: unknown): readonly Entity[] => list as readonly Entity[];

const SOME_TEXT = expect.stringMatching(/\S/);
const AMOUNT = expect.stringMatching(/^-?\d+\.\d{4}$/);
const ID = expect.stringMatching(/^\d+$/);
const PLACE = expect.stringMatching(/^(\/|https:\/\/)/);
const PASSWORD = 'wandering7lantern';
const HOUR_MS = 3_600_000;

const site = switchesOf(app);
await app.system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
await app.system.setFlag(anOperator, 'CHNGPASSVERIF3', 'on');
await app.system.setFlag(anOperator, 'GTAGID', 'G-ENTITIES');
await app.system.setFlag(anOperator, 'IMAGECDNS', 'https://pictures.example');
await app.system.setFlag(anOperator, 'LAUNCHGAMECDNS', 'https://frames.example');
await seedContent(app, 'fairground');
await app.members.installDefaults();
await app.system.setRegisterRule(anOperator, 'captcha', { enabled: false, required: false });
await app.system.channels.set(anOperator, 'telegram', { path: 'https://t.me/entities' });
await app.system.channels.set(anOperator, 'facebook', { path: 'https://facebook.example/entities' });
await app.wallet.offerVendorWallet(anOperator, 'AE', 'open');
await app.catalog.importGames(
  rowsOf([
    ...GAME_CATEGORIES.map((category) => aGame(`V${category}`, `first-${category}`, { category, isHot: true })),
    aGame('VLIVE', 'table', { category: 'LIVE', roomId: 'room-7' }),
  ]),
);

const member = await ask(register, {
  body: {
    ...{ username: 'entityone', password: PASSWORD, confirmPassword: PASSWORD, login: true },
    ...{ registerUrl: 'https://play.example/', registerMethod: 'WEB', terms: true, termsVersion: '1' },
  },
});
const token = textIn(member['token']);
const known = await app.members.findByAccount('entityone');
await giveRank(app, known?.id ?? (0n as MemberId), 5);

const { memberId: head } = await app.members.openAccount(anOperator, {
  ...{ username: 'entityhead', isAgent: 2, uplineId: null, keepsPassword: true },
});
const { token: headToken } = await inTransaction(db, (tx) =>
  app.identity.admit(tx, { memberId: head, from: aCaller() }),
);
const terms = dividend({ periodType: 'WEEKLY', tiers: [tierOf(120_000, '500000', '20000', 3)] });
for (const offered of [terms, dailySalary(10_000)])
  await app.agents.offerOfHouse(anOperator, { receiver: head, terms: offered, key: `entity-${offered.type}` });

type Shown = { readonly entity: string; readonly read: () => Promise<unknown>; readonly fields: object };
const first = async (endpoint: Endpoint, list: string, parts: Parts = {}): Promise<Entity | undefined> =>
  rows((await ask(endpoint, parts))[list])[0];

const ENTITIES: readonly Shown[] = [
  {
    entity: 'the answer of a registration',
    read: () => Promise.resolve(member),
    fields: { account: 'entityone', token: SOME_TEXT, firstTimeLogin: true, passwordExpired: false, isAgent: 0 },
  },
  {
    entity: 'the answer of a login, which is the userinfo; the password is in none of it',
    read: async () => {
      const { deviceToken } = member;
      const body = { type: 'USERNAME', username: 'entityone', password: PASSWORD, deviceToken };
      return { password: 'nowhere', ...(await ask(login, { body })) };
    },
    fields: {
      ...{ account: 'entityone', token: SOME_TEXT, firstTimeLogin: false, passwordExpired: false, isAgent: 0 },
      password: 'nowhere',
    },
  },
  {
    entity: 'member info',
    read: () => ask(readInfo, { token }),
    fields: {
      ...{ account: 'entityone', id: known?.id.toString(), nickname: 'entityone', type: 0, toUpline: false },
      clubLabel: { labelName: SOME_TEXT, color: SOME_TEXT, color2: SOME_TEXT },
      memberLabel: [{ labelName: 'VIP5', color: SOME_TEXT, color2: SOME_TEXT }],
    },
  },
  {
    entity: 'the status of the site',
    read: () => ask(readStatus, { query: { url: 'play.example' } }),
    fields: {
      status: 0,
      info: {
        whitelabel: expect.objectContaining({ DIRECTREG3: true, CHNGPASSVERIF3: true }),
        register: Object.fromEntries(
          REGISTER_FIELDS.map((field) => [
            field,
            {
              ...{ enabled: expect.any(Boolean), required: expect.any(Boolean), acceptedPattern: SOME_TEXT },
              ...{ patternId: expect.any(Number), minLength: expect.any(Number), maxLength: expect.any(Number) },
              type: SOME_TEXT,
            },
          ]),
        ),
        resources: ['Android', 'MOBILECONFIG', 'AFFILIATELINK', 'SpeedTest', 'WHATSAPP', 'USDJUMP'].map(
          (labelNameEn) => ({ resourceType: SOME_TEXT, labelNameEn, url: PLACE, qrCodeUrl: expect.any(String) }),
        ),
        customerService: expect.arrayContaining([
          { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/entities' },
          { csType: 'LIVECHAT', title: 'Trò chuyện trực tuyến', path: PLACE },
          { csType: 'VIP', title: 'Chăm sóc VIP', path: PLACE },
          { csType: 'FACEBOOK', title: 'Facebook', path: 'https://facebook.example/entities' },
        ]),
        analytics: { gtagId: 'G-ENTITIES' },
        imageCDNs: ['https://pictures.example'],
        launchGameCDNs: ['https://frames.example'],
        location: { ip: '113.160.0.1', country: 'VN', countryDialingCode: '84' },
        ...{ maintenance: null, regionRestriction: null },
      },
    },
  },
  {
    entity: 'the end of a maintenance',
    read: async () => {
      const until = new Date(clock.now().getTime() + HOUR_MS);
      await site.setStatus({ status: 1, until, titles: { TY: 'Nâng cấp', EN: 'Upgrading' } });
      const answer = await ask(readStatus);
      await site.setStatus({ status: 0 });
      return { ...answer, isUntil: JSON.stringify(answer).includes(until.toISOString()) };
    },
    fields: {
      ...{ status: 1, isUntil: true },
      info: expect.objectContaining({
        maintenance: { title: 'Nâng cấp', endAt: SOME_TEXT, contact: 'https://t.me/entities' },
      }),
    },
  },
  {
    entity: 'the refusal of a region',
    read: async () => {
      const rule = await site.addRegionRule({ kind: 'DENY', place: { country: 'VN' } });
      const answer = await ask(readStatus);
      await site.removeRegionRule(rule);
      return answer;
    },
    fields: {
      status: 2,
      info: expect.objectContaining({ regionRestriction: { contact: 'https://t.me/entities' } }),
    },
  },
  {
    entity: 'the feature flags',
    read: () => ask(readWhitelabel),
    fields: {
      ...{ CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true, DIRECTREG3: true, CBS3: true, MOBILEREG: true },
      ...{ SMSVERIFICATION: true, MOBILEREGPASSWORD: true, USERNAMEREG: true, FREEPLAY: true, PASSWORDEXPIRY: false },
    },
  },
  {
    entity: 'location',
    read: () => ask(readLocation),
    fields: { ip: '113.160.0.1', country: 'VN', countryDialingCode: '84' },
  },
  {
    entity: 'country',
    read: () => ask(listCountries),
    fields: { list: expect.arrayContaining([{ countryCode: 'VN', countryDialingCode: '84' }]) },
  },
  {
    entity: 'the wallets of the merchant',
    read: () => ask(readMerchantWallet, { token }),
    fields: { isSingle: true, currencySymbol: '₫', vendors: [{ code: 'AE', walletMode: SOME_TEXT }] },
  },
  {
    entity: 'the balance and the unread messages',
    read: async () => ({ ...(await ask(readBalance, { token })), ...(await ask(readFunds, { token: headToken })) }),
    fields: { sumBalance: AMOUNT, balance: AMOUNT, currencySymbol: '₫', unreadMessage: 2 },
  },
  {
    entity: 'banner',
    read: () => first(listBanners, 'list', { query: { groupName: 'w_home' } }),
    fields: { bannerId: ID, url: PLACE, groupName: 'w_home', linkageType: expect.stringMatching(/^[A-Z]+$/) },
  },
  {
    entity: 'notice, of each of its five types',
    read: async () =>
      Promise.all(
        ['B', 'PL', 'PU', 'PR', 'H'].map(async (type) => {
          const { list, popup } = await ask(listAnnouncements, {
            token,
            query: { types: type, platform: 'W', execution: 'A' },
          });
          return [...rows(list), ...rows(popup)][0];
        }),
      ),
    fields: ['B', 'PL', 'PU', 'PR', 'H'].map((type) =>
      expect.objectContaining({
        ...{ type, title: SOME_TEXT, content: expect.stringMatching(/^<\w+/), index: expect.any(Number) },
      }),
    ),
  },
  {
    entity: 'promotion',
    read: () => first(listPromotions, 'list', { query: { category: 'new_player' } }),
    fields: { id: ID, category: 'new_player' },
  },
  {
    entity: 'game',
    read: async () =>
      rows((await ask(listGames, { query: { gameType: 'LIVE' } }))['games']).find(({ gameId }) => gameId === 'table'),
    fields: {
      ...{ nodeId: ID, vassalage: 'VLIVE', vendor: 'VLIVE', gameId: 'table', gameCode: 'table', roomId: 'room-7' },
      ...{ gameType: 'LIVE', gameCategory: 'LIVE', gameName: SOME_TEXT, gameClassify: SOME_TEXT, minBet: AMOUNT },
      ...{ minLineNum: expect.any(Number), vendors: ['VLIVE'], isHot: false, accountTypeName: SOME_TEXT },
      ...{ isGame: 'GAME', code: '', defaultPlayType: '' },
    },
  },
  {
    entity: 'a page of games',
    read: () => ask(listGames, { query: { gameType: 'LIVE', pageSize: '1' } }),
    fields: { games: expect.any(Array), pageNo: 1, totalPages: 2, hasMoreGame: true },
  },
  {
    entity: 'the menus of games',
    read: () => first(readMenus, 'list', { query: { gameType: 'FISH' } }),
    fields: {
      gameGroupCode: SOME_TEXT,
      labelName: SOME_TEXT,
      gameMenus: [expect.objectContaining({ gameType: 'FISH' })],
    },
  },
  {
    entity: 'the menus of lotteries',
    read: () => first(readLotteryMenus, 'gameMenus', { query: { prizeMode: 'SEA', device: 'WEB' } }),
    fields: { gameGroupCode: SOME_TEXT, labelName: SOME_TEXT, games: expect.arrayContaining([expect.anything()]) },
  },
  {
    entity: 'the vendors of every category, ESPORTS and COCKFIGHT as groups of SPORTS',
    read: async () => {
      const lanes = rows(((await ask(listVendors))['data'] as Entity)['lanes']);
      const shown = [...lanes, ...lanes.flatMap(({ groups }) => rows(groups))];
      return Object.fromEntries(
        shown.map(({ gameCategory, vendors }) => [gameCategory, rows(vendors).map(({ vendor }) => vendor)]),
      );
    },
    fields: Object.fromEntries(GAME_CATEGORIES.map((category) => [category, [`V${category}`]])),
  },
  {
    entity: 'the entries of the customer service, the desk of the rank among them for the page that asks alone',
    read: async () => {
      const { publicKey, privateKey } = await newSealPair();
      const { version } = await ask(listServicePaths, { token, query: { key: publicKey } });
      const [desk, ...others] = rows((version as Entity)['pathList']);
      const { method, path } = listServicePaths;
      const opened = await decryptSeal(z.parse(sealedSchema, JSON.parse(textIn(desk?.['path']))), privateKey, {
        ...{ method, path },
      });
      return { desk: (opened as { readonly body: unknown }).body, others };
    },
    fields: {
      desk: [{ csType: 'VIP', title: 'Chăm sóc VIP', path: PLACE }],
      others: expect.arrayContaining([{ type: '2', path: 'https://t.me/entities' }]),
    },
  },
  {
    entity: 'the flags of contracts',
    read: () => ask(readAgentMenu, { token: headToken }),
    fields: {
      account: 'entityhead',
      pages: expect.any(Array),
      flags: {
        ...{ divtypereq: 1, dailysalreq: 1, contracthoursalreq: 0, realtimesalreqtype: 0 },
        ...{ enableCt: true, salary: true, dailySalary: true, hourSalary: false, agentRealtimeSalary: false },
      },
    },
  },
  {
    entity: 'contract',
    read: async () =>
      (await first(listContracts, 'requests', { token: headToken, query: { type: 'DIVIDEND' } }))?.['terms'],
    fields: {
      ...{ type: 'DIVIDEND', periodType: 'WEEKLY' },
      tiers: [{ rate: 120_000, minActive: 3, minValidBet: '500000.0000', minLoss: '20000.0000' }],
    },
  },
];

test.for(ENTITIES)(
  '[E-06] $entity: every prescribed field is answered, filled from what was really done',
  async (shown) => {
    const answer = await shown.read();

    expect(answer).toMatchObject(shown.fields);
  },
);
