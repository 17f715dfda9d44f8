import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserBuild, treeshakeOf } from '../vite.base.ts';
import { lightContractPlugin } from './build/light-contract-plugin.ts';
import { textsPlugin } from './build/texts-plugin.ts';

/**
 * Few files on the first visit, because each costs a round trip to be known: what the entry cannot run without is two
 * chunks (libraries change less often than the site), what several pages share is a third, what forms ask a fourth.
 */
const CHUNKS = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'] as ['$initial'], priority: 3 },
  { name: 'site', tags: ['$initial'] as ['$initial'], priority: 2 },
  // Signs that forms share with menus and lobbies: taken along by the forms, they would bring all forms to every page.
  // And those of nearly every popup, which would bring all signs to the smallest.
  {
    name: 'plain-signs',
    test: /lucide-react\/.*\/(chevron-down|info|refresh-cw|circle-exclamation-point|check|x)\./,
    priority: 2,
  },
  // The same goes for the way a member's own things are asked for and moments are written.
  {
    name: 'own-query',
    test: /client\/src\/(api\/own-query|texts\/use-formatter)\.|web\/src\/shared\/hooks\/use-error-text\./,
    priority: 2,
  },
  // The schema library and the schemas of ids and amounts: forms need them, and lobbies must not bring them.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|contract\/src\/(ids|money-schema)\./,
    minShareCount: 2,
    priority: 2,
  },
  // The calls of accounts, the rules of their forms and what the forms share: small each, and used together.
  {
    name: 'account-parts',
    test: /contract\/src\/(identity|members)\/(?!fields\.)|web\/src\/shared\/account\/(?!flags\/)/,
    priority: 1,
  },
  // What only pages with games need must not ride along to the home page.
  { name: 'game-parts', test: /web\/src\/shared\/games\/|contract\/src\/catalog\/endpoints\./, priority: 1 },
  // What the home page shows and others too. What only the others show, their frame say, is left to them.
  {
    name: 'page-parts',
    test: /web\/src\/(shared\/(?!save-file|draw-picture|time-left\/|protection\/|page\/(page-frame|soon-state|awake-part)|hooks\/(in-turn|use-error-text|use-day-name)|site\/(channel-|register-rules|social-flags)|pictures\/|refill\/|promotions\/|record\/|session\/(lottery-favourites|play-session)|store\/(balance-hold|mini-game))|features\/(banners\/|help\/api\/help-query|navigation\/hooks\/use-lottery-entry))|client\/src\/(?!api\/(files|send-once)|realtime\/latest|format\/business-days|facts\/(?!site)[a-z]+-facts)|lucide-react\/.*\/(download|megaphone)\./,
    minShareCount: 3,
    priority: 1,
  },
  // What most of the other pages share.
  {
    name: 'more-parts',
    test: /client\/src\/facts\/|web\/src\/shared\/(page\/(awake-part|page-frame)|time-left\/lazy|hooks\/(in-turn|use-error-text)|site\/(register-rules|social-flags)|refill\/|promotions\/|record\/page-trail|session\/lottery-favourites|store\/(balance-hold|mini-game))/,
    minShareCount: 2,
    priority: 1,
  },
  // The channels of the house with their signs: for menus, the chat and the help.
  { name: 'channels', test: /web\/src\/shared\/site\/channel-(icon|links)\./, priority: 1 },
  // What popups, dialogs, states and amounts are made of: each is used as a whole, and the entry names every file of
  // every later part, so one for each piece would weigh on the first visit.
  {
    name: 'popup-parts',
    test: /node_modules\/(@base-ui\/(?!react\/dialog\/)|@floating-ui\/|use-sync-external-store\/)/,
    minShareCount: 20,
    priority: 2,
  },
  {
    name: 'control-parts',
    test: /@base-ui\/(utils|react\/(utils|internals|toolbar))\//,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'dialog-parts', test: /@base-ui\/react\/dialog\/|ui\/src\/dialog\./, minShareCount: 12, priority: 1 },
  // What several parts of one feature share, and what is shown with it.
  {
    name: 'form-parts',
    test: /web\/src\/features\/account\/.*\/(submit-button|credential-fields|use-way-in|use-credentials|login-by-passkey|warning-dialog)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'balance-parts',
    test: /web\/src\/features\/wallet\/|contract\/src\/wallet\/|ui\/src\/live-region\./,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'lottery-parts',
    test: /web\/src\/features\/lottery\/(lazy-parts|components\/lottery-(games|place)|model\/(is-room|back-url))/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'download-parts', test: /web\/src\/features\/download\//, minShareCount: 2, priority: 1 },
  {
    name: 'states',
    test: /ui\/src\/(empty-state|error-state|festoon)\.|react-query\/.*usePrefetchQuery\./,
    priority: 1,
  },
  { name: 'amounts', test: /ui\/src\/(amount|amount-order)\./, priority: 1 },
  // What lobbies show would otherwise bring the signs of every later part along.
  {
    name: 'lobby-signs',
    test: /lucide-react\/.*\/(arrow-up|clock|flame|heart|rotate-ccw-clock|sparkles|wrench)\./,
    priority: 1,
  },
  // Signs that several later parts share: a file for each would cost more to name than to send.
  { name: 'signs', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 0 },
];

const ON_EVERY_PAGE = /\/(rolldown-runtime|libraries|entry-client|page-parts)-/;

/**
 * Parts that load without a press, and pages that links from outside lead to, which bring their list in their own document: what
 * they need is found when they have come, and the first visit does not carry a list of it. Nor of `open-lottery`: its press
 * asks the server twice anyway.
 */
const UNASKED =
  /\/(account-modal|after-page|announcements-modal|card-rooms-page|closed-page|connection|download-page|fair-page|help-page|language-offer|launch-login|help-only-page|home-page|lottery-check-page|lottery-page|maintenance-page|login-page|member-header|member-parts|not-me-page|not-found-page|open-lottery|other-modal|point-mall-page|popup-announcements|promo-detail-page|promotions-page|quiet-work|ranks-page|region-page|register-page|reset-password-page|responsible-page|scroll-memory|security-news|side-bars|sports-page|step-up-dialog|seamless-page|sign-in-page|time-left|toast-region|vn-lottery-page)-/;

/**
 * Importing one of our modules does nothing but define things, the entries aside. Knowing it, the bundler takes from a
 * feature's door only what is used there, and the rest stays with the part that uses it.
 */
const OWN_MODULE = /\/(web|client|ui|contract|engines|locales)\/src\/(?!entry-).*\.tsx?$/;

/** Icons without the machinery of their library. In development both ends load the library as it is. */
const PLAIN_ICONS = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'src/shared/plain-icon.ts'),
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [lightContractPlugin(), react(), tailwind({ optimize: false }), textsPlugin()],
  resolve: {
    alias: [
      // Texts are compiled by the build, so the browser needs the formatter only, not the ICU parser.
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      // The router asks for a stand-in of what React has had itself since version 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ...(command === 'build' ? [PLAIN_ICONS] : []),
    ],
  },
  // Built, the server's side is one bundle and nothing is resolved at run time. In development libraries are loaded as
  // they are, but for the one the alias above must reach.
  ssr: { noExternal: command === 'build' ? true : ['use-intl'] },
  build: {
    ...browserBuild,
    modulePreload: {
      polyfill: false,
      // What every page has already need not be named with each later part.
      resolveDependencies: (file, parts) =>
        UNASKED.test(file) ? [] : parts.filter((part) => !ON_EVERY_PAGE.test(part)),
    },
    rolldownOptions: {
      treeshake: treeshakeOf(OWN_MODULE),
      output: {
        codeSplitting: { groups: CHUNKS },
        // The entry names every file of every later part: what parts share has a fingerprint for a name, and seven
        // characters of 64 tell a few hundred files apart.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || ON_EVERY_PAGE.test(`/${name}-`) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      },
    },
  },
}));
