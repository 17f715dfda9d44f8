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

const member = { access: 'member', method: 'GET' } as const;
const agent = { access: 'agent', method: 'GET' } as const;
const TERMS = ['type', 'periodType', 'tiers[].minValidBet', 'tiers[].minLoss', 'tiers[].minActive', 'tiers[].rate'];

/** The calls of games, points, missions, contracts and raffles as they are prescribed. */
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
  { ...member, path: '/wps/relay/message/unreadCount', answers: ['unreadMessage'] },
  { ...own, path: '/wps/member/info/icon', answers: ['icon', 'icons[]'] },
  { ...member, method: 'PUT', path: '/wps/member/info/icon', takes: ['icon'], answers: ['icon'] },
  { ...member, path: '/wps/relay/point/balance', answers: ['points', 'amount', 'ratio'] },
  {
    ...{ ...open, path: '/wps/relay/point/reward' },
    takes: ['type'],
    answers: fieldsOf('list[]', ['id', 'name', 'type', 'points', 'amount', 'quantity', 'minRank']),
  },
  {
    ...{ ...member, method: 'POST', path: '/wps/relay/secured/point/redeem', encrypted: true },
    takes: ['rewardId', 'quantity', 'addressId', 'payPassword'],
    answers: ['status', 'receivingAddress'],
  },
  {
    ...{ ...member, method: 'POST', path: '/wps/relay/secured/point/convert', encrypted: true },
    takes: ['points', 'payPassword'],
    answers: ['points', 'amount', 'balance'],
  },
  { ...open, path: '/wps/relay/point/config', answers: ['enabled', 'ratio', 'minConvert', 'expiry'] },
  {
    ...{ ...member, path: '/wps/relay/point/redeemList' },
    takes: ['status', 'from', 'to', 'pageNo'],
    answers: fieldsOf('list[]', [
      ...['time', 'name', 'type', 'quantity', 'points', 'amount', 'status', 'remark', 'receivingAddress'],
    ]),
  },
  {
    ...{ ...member, path: '/wps/relay/point/entries' },
    answers: fieldsOf('list[]', ['type', 'changed', 'balance', 'remark', 'time']),
  },
  {
    ...{ ...member, path: '/wps/relay/mission/summary' },
    answers: [
      'count',
      ...fieldsOf('list[]', ['name', 'metric', 'value', 'milestones[].target', 'milestones[].amount']),
    ],
  },
  {
    ...{ ...member, path: '/wps/relay/mission/leaderboard' },
    takes: ['missionId'],
    answers: [...fieldsOf('list[]', ['place', 'name', 'value', 'isOwn']), 'footer.rank', 'footer.reachedValue'],
  },
  { ...agent, path: '/wps/relay/contract/list', takes: ['type'], answers: fieldsOf('list[].terms', TERMS) },
  {
    ...{ ...agent, method: 'POST', path: '/wps/relay/contract/offer' },
    takes: ['receiver', 'type', ...TERMS.slice(2)],
    words: { type: 'DIVIDEND' },
    answers: ['requestId'],
  },
  {
    ...{ ...agent, method: 'POST', path: '/wps/relay/contract/process' },
    takes: ['requestId', 'action'],
    answers: ['status'],
  },
  {
    ...{ ...member, path: '/wps/relay/raffle/status' },
    answers: fieldsOf('list[]', ['name', 'prizes[].amount', 'tickets', 'own.tickets', 'winners[].ticket']),
  },
  {
    ...{ ...open, path: '/wps/relay/rank/list' },
    answers: fieldsOf('list[]', ['level', 'name', 'color', 'needValid', 'needDeposit', 'upgradeBonus']),
  },
];

test.each(CALLS)('[K-02] $method $path takes, answers and admits what is prescribed, to the leaves', (call) => {
  expect(asBuilt(call)).toEqual(call);
});
