import { expect, test } from 'vitest';
import { asBuilt } from './prescribed-call.testing.ts';
import type { Prescribed } from './prescribed-call.testing.ts';

const open = { access: 'public', method: 'GET' } as const;
const own = { access: 'session', method: 'GET' } as const;
const change = { access: 'session', method: 'POST' } as const;

const LAUNCH = [
  ...['gameId', 'nodeId', 'accountType', 'confirmTrans', 'vassalage', 'launchMode', 'platform', 'clientType'],
  ...['username', 'token', 'merchantCode', 'language'],
];
const LAUNCH_WORDS = {
  ...{ accountType: '1', confirmTrans: '0', launchMode: 'GLS', platform: 'html5-desktop', clientType: '3' },
  language: 'TY',
};
const MARK = ['nodeId', 'vendor', 'gameType'];
const MENU = ['prizeMode', 'device'];
const MENU_WORDS = { prizeMode: 'SEA', device: 'WEB' };
const fieldsOf = (path: string, names: readonly string[]): readonly string[] => names.map((name) => `${path}.${name}`);
const GAME = [
  ...['nodeId', 'vassalage', 'gameId', 'roomId', 'gameType', 'gameName', 'gameClassify', 'minBet', 'minLineNum'],
  ...[
    'gameCategory',
    'vendors[]',
    'isHot',
    'accountTypeName',
    'isGame',
    'code',
    'defaultPlayType',
    'vendor',
    'gameCode',
  ],
];
const MENUS = [
  ...['gameMenus[].gameGroupCode', 'gameMenus[].labelName'],
  ...fieldsOf('gameMenus[].games[]', ['nodeId', 'gameCode', 'gameName', 'prizeModes[]']),
];
const ISSUE = ['gameCode', 'numero', 'state', 'openAt', 'lockAt', 'drawAt'];
const ISSUES = [
  ...fieldsOf('list[].currentNumero', ISSUE),
  ...fieldsOf('list[].previousNumero', ['numero', 'board[]', 'winningNumber']),
];
const NOTICE = ['id', 'type', 'title', 'content', 'index'];

/** The calls of games as they are prescribed; those of promotions, points, missions and contracts are still to come. */
const CALLS: readonly Prescribed[] = [
  { ...open, path: '/lgw/games/game_menus', takes: MENU, words: MENU_WORDS, answers: MENUS },
  {
    ...{ ...open, path: '/lgw/games/popular' },
    takes: ['count', 'prizeMode', 'device', 'language'],
    words: { ...MENU_WORDS, count: '20', language: 'TY' },
    answers: fieldsOf('list[]', GAME),
  },
  { ...open, path: '/lgw/vn/games/game_menu', takes: MENU, words: MENU_WORDS, answers: MENUS },
  { ...own, path: '/lgw/vn/games/recent', answers: fieldsOf('list[]', ['nodeId', 'gameCode', 'gameName']) },
  {
    ...{ ...open, path: '/lgw/vn/numeros/opened/game' },
    takes: ['count'],
    words: { count: '100' },
    answers: ISSUES,
  },
  { ...open, path: '/lotto/lgw/games/opened/numero', answers: ISSUES },
  {
    ...{ ...open, path: '/wps/relay/announcement/list' },
    takes: ['types', 'platform', 'execution'],
    words: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
    answers: [...fieldsOf('list[]', NOTICE), ...fieldsOf('popup[]', NOTICE)],
  },
  {
    ...{ ...open, path: '/wps/relay/game/hot' },
    takes: ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language'],
    words: { isPlatform: '2', platform: 'flash,html5-desktop', language: 'TY' },
    answers: fieldsOf('list[]', GAME),
  },
  {
    ...{ ...open, path: '/wps/relay/game/vendors' },
    takes: ['platform', 'merchantCode'],
    words: { platform: 'html5-desktop' },
    answers: fieldsOf('data.lanes[]', [
      'gameCategory',
      'vendors[].vassalage',
      'vendors[].vendor',
      'groups[].gameCategory',
    ]),
  },
  {
    ...{ ...own, path: '/wps/relay/game/recent' },
    takes: ['clientType', 'language'],
    words: { clientType: '3', language: 'TY' },
    answers: [...fieldsOf('list[]', GAME), 'totalPages'],
  },
  {
    ...{ ...open, path: '/wps/relay/game/list' },
    takes: [
      ...['clientType', 'platform', 'channel', 'merchant', 'gameType', 'gameClassify', 'gameName', 'minBet'],
      ...['minLineNum', 'language'],
    ],
    words: { clientType: '3', gameType: 'RNG', minLineNum: '25', language: 'TY' },
    answers: [...fieldsOf('games[]', GAME), 'totalPages', 'pageNo', 'hasMoreGame'],
  },
  {
    ...{ ...own, path: '/wps/relay/game/favourites' },
    takes: ['gameType'],
    words: { gameType: 'RNG' },
    answers: [...fieldsOf('content[]', GAME), 'totalPages'],
  },
  { ...own, path: '/wps/relay/game/favourite/ids', answers: ['list[]'] },
  { ...change, path: '/wps/relay/game/favourite/add', takes: MARK },
  { ...change, path: '/wps/relay/game/favourite/remove', takes: MARK },
  {
    ...{ ...change, path: '/wps/relay/game/launch' },
    takes: LAUNCH,
    words: LAUNCH_WORDS,
    answers: ['game_url', 'game_url2'],
  },
  {
    ...{ ...change, path: '/wps/relay/game/launch/lottery' },
    takes: ['lottoArea', 'launchMode', 'gameCode', 'view', 'device', 'backUrl', 'language'],
    words: { lottoArea: 'VN', launchMode: 'LOTT', view: 'lobby', device: 'WEB', language: 'TY' },
    answers: ['game_url'],
  },
  { ...own, path: '/wps/relay/wallet/merchant', answers: ['isSingle', 'vendors[].code', 'vendors[].walletMode'] },
  { ...change, path: '/wps/relay/wallet/transfer', takes: ['from', 'to', 'amount'], answers: ['from', 'to'] },
  {
    ...{ ...own, path: '/wps/relay/transaction/list' },
    answers: fieldsOf('list[]', ['type', 'amount', 'balanceAfter', 'at']),
  },
  { ...open, path: '/wps/relay/board/winners', answers: fieldsOf('list[]', ['player', 'gameName', 'prize']) },
  {
    access: 'public',
    method: 'POST',
    path: '/wps/relay/language/update',
    takes: ['language'],
    words: { language: 'TY' },
  },
  {
    ...{ access: 'member', method: 'GET', path: '/wps/relay/chat/url' },
    takes: ['b2c', 'title', 'language', 'headerColor'],
    words: { b2c: '1', language: 'TY' },
    answers: ['chatUrl'],
  },
  { access: 'member', method: 'GET', path: '/wps/relay/chat/unread', answers: ['unReadCount'] },
  {
    ...{ access: 'member', method: 'GET', path: '/wps/relay/customerService/paths' },
    answers: ['version.pathList[].type', 'version.pathList[].path'],
  },
  { ...open, path: '/wps/relay/location/current', answers: ['ip', 'country', 'countryDialingCode'] },
];

test.each(CALLS)('[part of K-02] $method $path takes, answers and admits what is prescribed, to the leaves', (call) => {
  expect(asBuilt(call)).toEqual(call);
});
