import { expect, test } from 'vitest';
import type { LaunchedGame } from '@fairground/contract/launch/endpoints';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { openFloor } from './testing/floor.ts';

const { vendors, addGame, as, ask, refusal } = await openFloor(await testDatabase());
await vendors.addVendor(anOperator, { code: 'tcg_lotto_vn', name: 'Lottery of Vietnam' });
await vendors.setStage(anOperator, 'tcg_lotto_vn', 'live');
const connection = { catalogueCode: 'TCG_LOTTO_VN', adapter: 'studio', takesTrials: true } as const;
await vendors.connectVendor(anOperator, 'tcg_lotto_vn', connection);
await addGame('TCG_LOTTO_VN', 'lobby', { category: 'LOTT' });
const north = await addGame('TCG_LOTTO_VN', 'MB', { category: 'LOTT', code: 'MB' });

const launch = async (body: object): Promise<LaunchedGame> =>
  (await ask('vendors.launch-lottery', { body: { lottoArea: 'VN', view: 'lobby', ...body } }, as(1))) as LaunchedGame;
const addressOf = async (body: object): Promise<URL> =>
  new URL((await launch(body)).game_url ?? '', 'https://x.invalid');

test('[part of K-02] the lobby of the lottery opens on our own origin and leads back into this site', async () => {
  const address = await addressOf({
    launchMode: 'LOTT',
    device: 'WEB',
    language: 'EN',
    backUrl: 'https://play.example/vnlottery?from=lobby#draws',
  });

  expect(address.origin).toBe('https://x.invalid');
  expect(address.pathname).toBe('/arcade/lottery');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    vendor: 'TCG_LOTTO_VN',
    game: 'lobby',
    language: 'EN',
    device: 'desktop',
    theme: 'dragon',
    view: 'lobby',
    backUrl: '/vnlottery?from=lobby#draws',
  });
  expect(address.hash).toMatch(/^#code=[\w-]{16,}$/);
});

test('[part of K-02] betting opens one lottery by its code, and needs it', async () => {
  const launched = await launch({ view: 'betting', gameCode: 'MB', backUrl: '/vnlottery' });

  expect(launched.nodeId).toBe(north);
  expect(await refusal(launch({ view: 'betting' }))).toBe('catalog.game-unknown');
  expect(await refusal(launch({ view: 'betting', gameCode: 'XX' }))).toBe('catalog.game-unknown');
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://play.example@evil.example/',
  'https://user:secret@play.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://play.example.evil.example/',
])('[part of K-02] the way back is an address of this site, never %s', async (backUrl) => {
  expect(await refusal(launch({ backUrl }))).toBe('vendors.back-url-refused');
});
