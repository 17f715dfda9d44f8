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
const MARK = ['nodeId', 'vendor', 'gameType'];
const LOTTERY_MENU = ['prizeMode', 'device'];

/** The calls of games as they are prescribed; those of promotions, points, missions and contracts are still to come. */
const CALLS: readonly Prescribed[] = [
  { ...open, path: '/lgw/games/game_menus', takes: LOTTERY_MENU },
  { ...open, path: '/lgw/games/popular', takes: ['count', 'prizeMode', 'device', 'language'], answers: ['list'] },
  { ...open, path: '/lgw/vn/games/game_menu', takes: LOTTERY_MENU },
  { ...own, path: '/lgw/vn/games/recent', answers: ['list'] },
  { ...open, path: '/lgw/vn/numeros/opened/game', takes: ['count'], answers: ['list'] },
  { ...open, path: '/lotto/lgw/games/opened/numero', answers: ['list'] },
  {
    ...{ ...open, path: '/wps/relay/announcement/list' },
    takes: ['types', 'platform', 'execution'],
    answers: ['list', 'popup'],
  },
  {
    ...{ ...open, path: '/wps/relay/game/hot' },
    takes: ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language'],
    answers: ['list'],
  },
  { ...open, path: '/wps/relay/game/vendors', takes: ['platform', 'merchantCode'], answers: ['data'] },
  { ...own, path: '/wps/relay/game/recent', takes: ['clientType', 'language'], answers: ['list', 'totalPages'] },
  {
    ...{ ...open, path: '/wps/relay/game/list' },
    takes: [
      ...['clientType', 'platform', 'channel', 'merchant', 'gameType', 'gameClassify', 'gameName', 'minBet'],
      ...['minLineNum', 'language'],
    ],
    answers: ['games', 'totalPages'],
  },
  { ...own, path: '/wps/relay/game/favourites', takes: ['gameType'], answers: ['content', 'totalPages'] },
  { ...own, path: '/wps/relay/game/favourite/ids', answers: ['list'] },
  { ...change, path: '/wps/relay/game/favourite/add', takes: MARK },
  { ...change, path: '/wps/relay/game/favourite/remove', takes: MARK },
  { ...change, path: '/wps/relay/game/launch', takes: LAUNCH, answers: ['game_url', 'game_url2'] },
  {
    ...{ ...change, path: '/wps/relay/game/launch/lottery' },
    takes: ['lottoArea', 'launchMode', 'gameCode', 'view', 'device', 'backUrl', 'language'],
    answers: ['game_url'],
  },
  { ...own, path: '/wps/relay/wallet/merchant', answers: ['vendors'] },
  { ...change, path: '/wps/relay/wallet/transfer', takes: ['from', 'to', 'amount'] },
  { ...own, path: '/wps/relay/transaction/list', answers: ['list'] },
  { ...open, path: '/wps/relay/board/winners', answers: ['list'] },
  { access: 'public', method: 'POST', path: '/wps/relay/language/update', takes: ['language'] },
  {
    ...{ access: 'member', method: 'GET', path: '/wps/relay/chat/url' },
    takes: ['b2c', 'title', 'language', 'headerColor'],
    answers: ['chatUrl'],
  },
  { access: 'member', method: 'GET', path: '/wps/relay/chat/unread', answers: ['unReadCount'] },
  { access: 'member', method: 'GET', path: '/wps/relay/customerService/paths', answers: ['version'] },
  { ...open, path: '/wps/relay/location/current', answers: ['country', 'countryDialingCode'] },
];

test.each(CALLS)('[part of K-02] $method $path takes, answers and admits what is prescribed', (call) => {
  expect(asBuilt(call)).toEqual(call);
});
