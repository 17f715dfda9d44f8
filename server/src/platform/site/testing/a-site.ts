import { SEED_STYLE } from '@fairground/contract/numbers';
import type { PageSubject } from '@fairground/contract/render';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { endpoint } from '@fairground/contract/endpoint';
import { idSchema } from '@fairground/contract/ids';
import type { Id } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { testHttp } from '../../../testing/http.ts';
import { NOWHERE, callerOf } from '../../http/caller.ts';
import { bind } from '../../http/index.ts';
import { silentLog } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { createSite } from '../site.ts';
import type { SiteDeps } from '../site.ts';

const BRAND: SiteDeps['brand'] = {
  name: 'Fairground',
  merchantCode: 'fairground',
  mode: 'sandbox',
  platform: 'web',
  lotteryType: 'SEA',
  device: 'WEB',
  languages: ['TY', 'EN'],
  defaultLanguage: 'TY',
  defaultTheme: 'dark',
  currency: { code: 'VND', symbol: '₫' },
  numbers: SEED_STYLE,
  timeZone: 'Asia/Ho_Chi_Minh',
  minimumAge: 18,
  copyrightYears: '2019-2025',
  theme: {
    colours: { dark: {}, light: {} },
    ground: { dark: '#0d0f21', light: '#f7f3eb' },
    chatHead: { dark: '#1b2140', light: '#f1ebe0' },
    letterButton: '#b45309',
  },
  flags: {},
  home: ['hot', 'lobbies', 'shelves', 'news', 'fair', 'how', 'help', 'app'],
  slots: {
    turbo: true,
    roundMsMin: 0,
    autoplayRounds: [10],
    winScenes: { big: 10, mega: 25, epic: 50, largest: 'epic' },
  },
  markets: ['sandbox'],
};

const VISITOR = { ip: '203.0.113.9', country: 'VN', countryDialingCode: '84' };
/** A site that is open, as a visitor from Vietnam finds it. */
export const OPEN: SiteStatus = { ...BARE_STATUS, info: { ...BARE_STATUS.info, location: VISITOR } };

export const NOW = new Date('2026-11-15T09:00:00Z');

const readOffer = endpoint({
  name: 'test.read-offer',
  summary: 'For tests.',
  method: 'GET',
  path: '/wps/test/offer',
  access: 'public',
  query: z.strictObject({ id: idSchema<'offer'>() }),
  value: z.object({}),
  errors: [],
});
/** The one offer the site knows. */
export const KNOWN_OFFER = 12n;

/** A site whose renderer writes down what it was asked, over files in a folder of their own. */
export const aSite = async (
  options: {
    status?: SiteStatus;
    render?: () => Promise<string>;
    countRender?: SiteDeps['countRender'];
    isPreview?: SiteDeps['isPreview'];
  } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'client/worker'), { recursive: true });
  await mkdir(join(folder, 'brand/art'), { recursive: true });
  await writeFile(join(folder, 'client/worker/serve.js'), 'let serving;');
  await writeFile(join(folder, 'client/worker/retire.js'), 'let retiring;');
  await writeFile(join(folder, 'client/assets/entry-abc.js'), 'let a=1;');
  await writeFile(join(folder, 'client/assets/entry-abc.js.br'), brotliCompressSync('let a=1;'));
  await writeFile(join(folder, 'brand/art/home.webp'), 'art');
  await mkdir(join(folder, 'arcade/assets'), { recursive: true });
  await writeFile(join(folder, 'arcade/index.html'), '<main data-group="," data-decimal="." data-zone="UTC"></main>');
  await writeFile(join(folder, 'arcade/assets/slot-abc.js'), 'let slot;');
  await mkdir(join(folder, 'console/assets'), { recursive: true });
  await writeFile(join(folder, 'console/index.html'), '<div id="console"></div>');
  await writeFile(join(folder, 'console/assets/entry-abc.js'), 'let desk;');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const renders: string[] = [];
  const asked: bigint[] = [];
  const answerOffer = ({ query: { id } }: { readonly query: { readonly id: bigint } }) => {
    asked.push(id);
    if (id !== KNOWN_OFFER) throw new Refusal('request.not-found');
    return {};
  };
  const { fastify, dispatch } = testHttp({ routes: [bind(readOffer, answerOffer)] });
  const site = await createSite({
    siteSeq: () => 7,
    isPreview: options.isPreview ?? (() => Promise.resolve(false)),
    source: {
      isDevelopment: false,
      renderer: () =>
        Promise.resolve({
          inlineScripts: ['let theme'],
          pageOf: (path, search) => {
            const [, id] = /^\/offers\/(\d+)$/.exec(path) ?? [];
            if (id !== undefined) {
              const input = { query: { id: BigInt(id) as Id<'offer'> } };
              const subject: PageSubject = {
                isKnown: async (ask) => (await ask(readOffer, input)).success,
                unknownPath: '/offers/none',
              };
              return { path, search: '', isFound: true, subject };
            }
            return {
              path: path === '/' ? '/' : '/not-found',
              search: search.startsWith('room') ? 'room' : '',
              isFound: path === '/',
            };
          },
          render: ({ path, search, language, status }) => {
            renders.push(`${path}${search} ${language}`);
            const body = `${path} ${language} ${status.status} ${status.info.location.ip}`;
            return options.render?.() ?? Promise.resolve(`<head><style>.a{}</style></head>${body}`);
          },
          shell: ({ path }) => `<head></head>shell ${path}`,
        }),
    },
    brand: BRAND,
    languages: ['TY', 'EN'],
    dispatch,
    visitorAt: () => NOWHERE,
    statusOf: () => Promise.resolve(options.status ?? OPEN),
    beyond: () =>
      Promise.resolve({
        connectTo: ['https://mirror.example'],
        picturesFrom: ['https://pictures.example'],
        framesFrom: ['https://games.example'],
      }),
    countRender: options.countRender ?? (() => Promise.resolve()),
    clock: { now: () => NOW },
    log: silentLog,
    buildFolder: folder,
    brandFolder: join(folder, 'brand'),
    galleryFolder: undefined,
    arcadeFolder: join(folder, 'arcade'),
    consoleFolder: join(folder, 'console'),
    consoleHost: undefined,
    callerOf: (request) =>
      callerOf(request, { authenticate: () => Promise.resolve(undefined), languages: ['TY', 'EN'] }),
  });
  site.register(fastify);
  return { fastify, site, renders, asked };
};
