import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../process/command.ts';
import { rememberedIn } from './module-state.ts';

/** Shared and constant: computed once from constants, or cached by the object it belongs to. */
const SAME_FOR_ALL = [
  'engines/src/cards/mau-binh/best-rows.ts: known',
  'engines/src/lottery/balls/keno.ts: sums',
  'engines/src/lottery/coverage.ts: kept',
  'engines/src/lottery/entry.ts: known',
  'engines/src/lottery/mark-six/sets.ts: sums',
  'engines/src/lottery/sea/lao.ts: chances',
  'engines/src/lottery/vietnam/stones.ts: triangles',
  'engines/src/lottery/zone.ts: formatters',
  'engines/src/lottery/zone.ts: offsets',
  'engines/src/sports/exposure.ts: known',
  'engines/src/sports/payout.ts: known',
  'engines/src/tables/baccarat-exact.ts: kept',
  'locales/src/record-texts.ts: treeByName',
  'locales/src/server-texts.ts: textsByLanguage',
  'server/src/modules/catalog/list-games.ts: keys',
  'server/src/platform/business-window.ts: formats',
  'server/src/modules/identity/domain/breached.ts: building',
  'server/src/modules/lottery/domain/exposure.ts: known',
  'server/src/modules/lottery/sale/counted-baskets.ts: kept',
  'server/src/modules/lottery/sale/placing.ts: contents',
  'server/src/modules/lottery/show/offer.ts: offers',
  'server/src/modules/pictures/judge.ts: library',
  'server/src/modules/rooms/domain/rules.ts: known',
  'server/src/modules/sports/settlement/settle.ts: NO_COMBOS',
  'server/src/modules/studio/domain/models.ts: slots',
  'server/src/modules/vendors/domain/signature.ts: pads',
  'server/src/platform/database/after-commit.ts: waiting',
  'server/src/platform/http/decode-input.ts: decoded',
  'server/src/platform/http/ready-answer.ts: encoders',
  'server/src/sandbox/art/compose-tile.ts: library',
  'server/src/sandbox/art/glyphs.ts: glyphs',
  'web/src/features/games/hooks/use-tile-strips.tsx: strips',
  'web/src/features/lottery/model/current-issue.ts: last',
  'web/src/features/lottery/model/current-issue.ts: next',
  'web/src/shared/games/tile-game.ts: tiles',
  'client/src/texts/use-translations.ts: formatters',
  'client/src/texts/use-translations.ts: kept',
];

/** A page of a browser has one of each. Only unit tests that restore them or reload the module set them. */
const OF_ONE_PAGE = [
  'arcade/src/entry-arcade.ts: texts',
  'ui/src/rich-text.tsx: policy',
  'web/src/app/layout/side-bar.tsx: bars',
  'web/src/app/pages.ts: failed',
  'web/src/app/pages.ts: loaded',
  'web/src/app/pages.ts: loading',
  'web/src/features/announcements/hooks/greeting-watch.ts: isWatching',
  'web/src/features/announcements/hooks/greeting-watch.ts: wasTouched',
  'web/src/features/chat/hooks/use-conversation.ts: last',
  'web/src/features/chat/hooks/use-outside-chat.ts: shown',
  'web/src/features/lottery/hooks/use-clock.ts: listeners',
  'web/src/features/lottery/hooks/use-clock.ts: stopTicking',
  'web/src/features/site-closed/load-closed-site.ts: loaded',
  'web/src/features/site-closed/load-closed-site.ts: loading',
  'web/src/features/sports/hooks/live-store.ts: fixtures',
  'web/src/features/sports/hooks/live-store.ts: prices',
  'web/src/features/sports/hooks/server-clock.ts: best',
  'web/src/features/sports/hooks/server-clock.ts: listeners',
  'web/src/features/sports/hooks/server-clock.ts: timer',
  'web/src/features/sports/hooks/use-watch.ts: isAsking',
  'web/src/features/sports/hooks/use-watch.ts: shown',
  'web/src/features/sports/hooks/use-watch.ts: timer',
  'web/src/features/sports/hooks/use-watch.ts: told',
  'client/src/presence/presence.ts: seenAt',
  'client/src/api/access-watch.ts: listener',
  'client/src/api/preloaded.ts: preloaded',
  'client/src/api/sealed-body.ts: known',
  'client/src/api/send-once.ts: keys',
  'web/src/shared/full-styles.ts: asked',
  'web/src/shared/games/search/answer-search.ts: index',
  'web/src/shared/games/search/find-games.ts: handedOver',
  'web/src/shared/games/search/find-games.ts: turn',
  'web/src/shared/games/search/find-games.ts: waiting',
  'web/src/shared/games/search/find-games.ts: worker',
  'web/src/shared/hooks/in-turn.ts: isServed',
  'web/src/shared/hooks/in-turn.ts: waiting',
  'web/src/shared/hooks/settled.ts: life',
  'web/src/shared/hooks/settled.ts: loadedAndQuiet',
  'web/src/shared/hooks/settled.ts: settled',
  'client/src/texts/browser-texts.ts: running',
  'web/src/shared/page/arrival.ts: arrival',
  'web/src/shared/page/arrival.ts: open',
  'web/src/shared/page/scroll-memory.ts: memory',
  'client/src/realtime/realtime.ts: connection',
  'client/src/realtime/realtime.ts: isStarted',
  'client/src/realtime/realtime.ts: token',
  'web/src/shared/store/balance-hold.ts: heldUntil',
  'web/src/shared/store/balance-hold.ts: holds',
  'web/src/shared/store/balance-hold.ts: listeners',
  'web/src/shared/store/balance-hold.ts: wasKeptBack',
  'web/src/shared/store/theme-store.ts: listeners',
  'web/src/shared/store/unread-messages.ts: useUnreadCount',
  'web/src/worker/caches.ts: areClosed',
];

/** Stores of one page. `renderOnSite` resets popup and session; the watch of the page covers chat and small game. */
const STORES = [
  'ui/src/toast.tsx: toast',
  'web/src/features/chat/model/outbox.ts: useOutbox',
  'web/src/features/lottery/hooks/use-clock.ts: useAhead',
  'web/src/features/sports/hooks/announcements.ts: useAnnouncement',
  'web/src/features/sports/hooks/favourites.ts: useFavourites',
  'web/src/features/sports/hooks/odds.ts: oddsChoice',
  'web/src/features/sports/hooks/placing-store.ts: usePlacing',
  'web/src/features/sports/hooks/slip-store.ts: useSlip',
  'web/src/shared/account/hooks/use-countdown.ts: useEnds',
  'client/src/realtime/realtime.ts: connectionState',
  'web/src/shared/session/lottery-favourites.ts: useLotteryFavourites',
  'client/src/session/session-store.ts: useSession',
  'web/src/shared/store/chat-store.ts: useChat',
  'web/src/app/layout/rail-store.ts: RAIL',
  'web/src/features/wallet/hooks/balance-privacy.ts: IS_HIDDEN',
  'web/src/shared/store/mini-game-store.ts: MINI_GAME',
  'web/src/shared/store/modal-store.ts: useModal',
];

/** Programs of their own, which no test imports. */
const OF_ONE_PROCESS = ['server/src/node-process.ts: node'];

test('what a module remembers was looked at: files of one process share it', () => {
  const found = globSync('{arcade,client,contract,engines,locales,server,ui,web}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**'],
  }).flatMap((path) => rememberedIn(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`));

  expect(found.toSorted()).toEqual([...SAME_FOR_ALL, ...OF_ONE_PAGE, ...STORES, ...OF_ONE_PROCESS].toSorted());
});

test('every store of a page has its reason in the decision record', () => {
  const record = readFileSync(join(ROOT, 'docs/decisions/0163-the-stores-of-the-site.md'), 'utf8');
  const names = STORES.map((store) => store.slice(store.indexOf(': ') + 2));

  expect(names.filter((name) => !record.includes(`\`${name}\``))).toEqual([]);
});

test('a binding that changes, a collection or a list that fills and a store are found, constants and what stands inside a function are not', () => {
  const source = [
    'let turn = 0;',
    'export let shown: Window | undefined;',
    'const kept = new Map<string, readonly string[]>();',
    'const NAMES = new Set(["a"]);',
    'const waiting: (() => void)[] = [];',
    'const NONE: readonly string[] = [];',
    'export const useModal = create<ModalState>(() => ({ current: null }));',
    'export const toast: ToastStore = createToastStore();',
    'const Context = createContext<string>("");',
    'const LIMIT = 3;',
    'const count = () => {',
    '  let inside = 0;',
    '};',
  ].join('\n');

  expect(rememberedIn(source)).toEqual(['turn', 'shown', 'kept', 'waiting', 'useModal', 'toast']);
});
