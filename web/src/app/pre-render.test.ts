import { brandSchema } from '@fairground/contract/brand';
import type { GameCategory } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import type { Ask } from '@fairground/contract/render';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import type { CustomerServiceEntry, Resource } from '@fairground/contract/system/endpoints';
import { readPart } from '@fairground/locales/catalogue';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Boot } from './boot.ts';
import type { BuildFacts } from './build-facts.ts';
import { preRender } from './pre-render.tsx';
import { ROUTES } from './routes.ts';

const brand = z.parse(
  brandSchema,
  JSON.parse(readFileSync(new URL('../../../brands/fairground/brand.json', import.meta.url), 'utf8')),
);

const FACTS: BuildFacts = {
  entry: '/entry.js',
  entryImports: [],
  samples: {},
  sideBars: [],
  pages: {},
  styles: null,
  offline: null,
  texts: { manifest: '', addresses: {} as BuildFacts['texts']['addresses'] },
};

const vendor = {
  vassalage: 'JL',
  vendor: 'JL',
  vendorName: 'Lantern',
  iconCode: 'JL',
  logo: '',
  hue: 0,
  gameCount: 1,
  isGame: 'VASSALAGE',
  nodeId: null,
  accountTypeName: 'JL',
  isMaintenance: false,
};

const game = (gameType: GameCategory) => ({
  nodeId: '77',
  vassalage: 'JL',
  vendor: 'JL',
  gameId: '77',
  gameCode: '77',
  roomId: '',
  gameType,
  gameCategory: gameType,
  gameName: `The ${gameType} of the fair`,
  gameClassify: 'classic',
  minBet: '0.1',
  minLineNum: 0,
  lines: null,
  vendors: ['JL'],
  accountTypeName: 'JL',
  isGame: 'GAME',
  code: '',
  defaultPlayType: '',
  isHot: true,
  isNew: false,
  picture: '/tiles/77.webp',
  hue: 0,
  rtp: null,
  hitRate: null,
  maxWin: null,
  volatility: null,
  releasedOn: '2026-01-05',
  status: 'OPEN',
});

type House = {
  readonly lanes?: readonly GameCategory[];
  readonly offered?: readonly LanguageCode[];
  readonly channels?: readonly CustomerServiceEntry[];
  readonly flags?: Readonly<Record<string, boolean | string>>;
  readonly resources?: readonly Resource[];
};

const RULES = {
  username: {
    ...{ enabled: true, required: true, acceptedPattern: '*', patternId: 0 },
    ...{ minLength: 6, maxLength: 12, type: 'text' as const },
  },
};

/** The page of an address as the server writes it, for a house with these vendors, languages and channels. */
const pageAt = async (
  path: string,
  { lanes = [], offered = ['EN', 'TY'], channels = [], flags = {}, resources = [] }: House = {},
) => {
  const asked: string[] = [];
  const ask: Ask = (endpoint, input) => {
    const { query } = (input ?? {}) as { readonly query?: { readonly gameType?: string; readonly isHot?: string } };
    const answer = (value: unknown) => Promise.resolve({ success: true, value, message: null } as const);
    if (endpoint.name === 'catalog.list-vendors') {
      const shown = lanes.map((gameCategory) => ({ gameCategory, isBuilding: false, vendors: [vendor], groups: [] }));
      return answer({ data: { lanes: shown }, version: '1' });
    }
    if (endpoint.name === 'catalog.list-games') {
      const wanted = query?.isHot === 'true' ? 'hot' : (query?.gameType ?? '');
      asked.push(wanted);
      const games = [game((wanted === 'hot' ? 'RNG' : wanted.split(',')[0]) as GameCategory)];
      return answer({ games, totalPages: 1, totalCount: 1, pageNo: 1, hasMoreGame: false });
    }
    if (endpoint.name === 'system.read-whitelabel') return answer(flags);
    if (endpoint.name === 'system.read-register-rules') return answer(RULES);
    return Promise.resolve({ success: false, code: 'request.unavailable', message: '', value: null } as const);
  };
  const html = await preRender(
    {
      path,
      search: '',
      language: 'EN',
      offered,
      brand,
      status: {
        ...BARE_STATUS,
        info: {
          ...BARE_STATUS.info,
          whitelabel: flags,
          register: RULES,
          customerService: [...channels],
          resources: [...resources],
        },
      },
      at: new Date('2026-01-05T08:00:00Z'),
      siteSeq: null,
      ask,
    },
    { facts: FACTS, criticalStyles: null, readPart },
  );
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;
  // What is drawn, without the texts and answers that the page hands to its script.
  const drawn = html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'));
  return { html, drawn, asked, answers: boot.answers };
};

const LOBBIES = [
  ['/rng', 'Slots', 'RNG'],
  ['/pvp', 'Card games', 'PVP'],
  ['/live', 'Live casino', 'LIVE'],
  ['/fish', 'Fishing', 'FISH'],
  ['/sports', 'Sports', 'SPORTS'],
  ['/esports', 'Esports', 'ESPORTS'],
  ['/cockfight', 'Cockfight', 'COCKFIGHT'],
  ['/inhouse', 'Our own games', 'INHOUSE'],
  ['/elott', 'E-lottery', 'ELOTT,LOTT'],
  ['/hot', 'Hot games', 'hot'],
] as const;

test.each(LOBBIES)(
  '[R-06] %s is the lobby %s: it asks for its games alone and shows them',
  async (path, name, games) => {
    const { html, asked } = await pageAt(path);

    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(name);
    expect(asked).toEqual([games]);
    expect(html).toContain(`The ${games === 'hot' ? 'RNG' : games.split(',')[0]} of the fair`);
  },
);

const FAILED_BOUNDARY = '<!--$!-->';

test.each(ROUTES.map(({ paths: [path] }) => path))(
  '[R-11] the server draws %s whole: nothing of it is left to the browser because it failed here, and nothing leads to /login',
  async (path) => {
    const { html } = await pageAt(path.replaceAll(/:\w+\??/g, '1').replace('*', 'x'));

    expect(html).toContain('data-page-heading');
    expect(html).not.toContain(FAILED_BOUNDARY);
    expect(html).not.toMatch(/href="\/login\b/);
  },
);

/** The entries of the left bar from its top to its bottom, those of its groups among them. */
const entriesOf = (html: string): readonly string[] => {
  const bar = /<aside[^>]*data-rail-bar.*?<\/aside>/s.exec(html)?.[0] ?? '';
  return [...bar.matchAll(/ title="([^"]*)"/g)].map(([, title = '']) => title);
};

const channel = (csType: CustomerServiceEntry['csType'], title: string) => ({
  csType,
  title,
  path: csType === 'LIVECHAT' ? '/help#contact' : `https://${csType.toLowerCase()}.example/fairground`,
});

test('[L-07] the left bar has every entry in its order', async () => {
  const { html } = await pageAt('/help', {
    lanes: ['INHOUSE', 'ELOTT', 'LOTT', 'ESPORTS', 'PVP', 'FISH', 'SPORTS', 'RNG', 'LIVE'],
    channels: [
      channel('LIVECHAT', 'A person to talk to'),
      channel('FACEBOOK', 'Facebook'),
      channel('INSTAGRAM', 'Instagram'),
      channel('TELEGRAM', 'Telegram'),
      channel('WHATSAPP', 'WhatsApp'),
    ],
  });

  expect(entriesOf(html)).toEqual([
    ...['Home', 'Hot games', 'Live casino', 'Slots', 'Sports', 'Fishing', 'Card games', 'Esports', 'Lottery'],
    ...['E-lottery', 'Our own games', 'Promotions'],
    ...['Customer service', 'Live chat', 'Platform information', 'Announcements', 'Help centre'],
    ...['A person to talk to', 'Responsible play', 'Get the app', 'Language'],
    ...['Facebook', 'Instagram', 'Telegram', 'WhatsApp', 'Collapse the menu'],
  ]);
  expect(html).toContain('Tiếng Việt');
});

test('[L-07] a category without a vendor, a single language and channels that nobody set up have no entry', async () => {
  const { html } = await pageAt('/help', { lanes: ['RNG', 'INHOUSE'], offered: ['EN'] });

  expect(entriesOf(html)).toEqual([
    ...['Home', 'Hot games', 'Slots', 'Our own games', 'Promotions'],
    ...['Customer service', 'Live chat', 'Platform information', 'Announcements', 'Help centre'],
    ...['Responsible play', 'Get the app', 'Collapse the menu'],
  ]);
});

test('[L-08] the right bar has live chat, download and a link to every social site that has an address, and to no other', async () => {
  const { html } = await pageAt('/help', {
    channels: [channel('TELEGRAM', 'Telegram'), { ...channel('FACEBOOK', 'Facebook'), path: '' }],
  });
  const bar = /<aside aria-label="Shortcuts".*?<\/aside>/s.exec(html)?.[0] ?? '';

  expect([...bar.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://telegram.example/fairground',
  ]);
  for (const shortcut of ['Live chat', 'Get the app']) expect(bar).toContain(`aria-label="${shortcut}"`);
});

const STATUS = '["system.read-status",{"query":{}}]';
const FLAGS = '["system.read-whitelabel",{}]';
const REGISTER_RULES = '["system.read-register-rules",{}]';

test('flags come with every page as the answer of their own call, and once', async () => {
  const { html, drawn, answers } = await pageAt('/help', { flags: { DIRECTREG3: true } });

  expect(answers[FLAGS]).toEqual({ DIRECTREG3: true });
  expect(answers[STATUS]).toMatchObject({ info: { whitelabel: {}, register: {} } });
  expect(html.split('DIRECTREG3')).toHaveLength(2);
  expect(drawn).toContain('Sign up');
});

test('registration is offered by the flag of its call alone', async () => {
  const { drawn } = await pageAt('/help', { flags: { DIRECTREG3: false } });

  expect(drawn).toContain('Log in');
  expect(drawn).not.toContain('Sign up');
});

test('the rules of registration come with the pages whose forms they are for, and with no other', async () => {
  const withRules = await Promise.all(
    ['/', '/help', '/register', '/login', '/reset-password'].map(async (path) => {
      const { answers } = await pageAt(path);
      return REGISTER_RULES in answers ? [path] : [];
    }),
  );

  expect(withRules.flat()).toEqual(['/register', '/login', '/reset-password']);
});

const VENDORS = '["catalog.list-vendors",{"query":{}}]';
const AFFILIATE_LINK = { resourceType: 'LINK', labelNameEn: 'AFFILIATELINK', url: '/help#partners', qrCodeUrl: '' };
const footerOf = (drawn: string): string => /<footer.*?<\/footer>/s.exec(drawn)?.[0] ?? '';

test('[L-09] the footer has about us, the call to affiliates, the responsibility text, the marks of vendors and the years', async () => {
  const { drawn, answers } = await pageAt('/help', {
    lanes: ['RNG'],
    flags: { AGENTPROMOTE: true },
    resources: [AFFILIATE_LINK],
  });

  const footer = footerOf(drawn);
  expect(footer).toContain('aria-label="About Fairground"');
  expect(footer).toContain('Slots, tables and draws under one roof');
  expect(footer).toMatch(/<a href="\/help#partners"[^>]*>(<[^>]+>)*How to become an agent/);
  expect(footer).toContain('For players aged 18 and over.');
  expect(footer).toContain('© 2019–2025');
  expect(footer).toContain('Our vendors');
  // The marks themselves are drawn when they come near the screen, of an answer that is in the page.
  expect(answers[VENDORS]).toMatchObject({
    data: { lanes: [{ vendors: [{ vendorName: 'Lantern', iconCode: 'JL' }] }] },
  });
});

test.each([
  ['nobody wants partners', { flags: { AGENTPROMOTE: false }, resources: [AFFILIATE_LINK] }],
  ['there is no place to send them to', { flags: { AGENTPROMOTE: true }, resources: [] }],
] as const)('[part of L-09] the footer calls no affiliates where %s', async (_why, house) => {
  const { drawn } = await pageAt('/help', house);

  expect(footerOf(drawn)).toContain('© 2019–2025');
  expect(footerOf(drawn)).not.toContain('How to become an agent');
});
