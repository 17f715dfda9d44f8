import type { GameCategory, GameNodeId } from '@fairground/contract/catalog/game';
import { money } from '@fairground/contract/money';
import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import { expect, test } from 'vitest';
import type { LaunchGame } from '../../catalog/index.ts';
import { adapterOf } from './all.ts';

const game: LaunchGame = {
  id: 7n as GameNodeId,
  vendor: 'JL',
  gameId: 'jl:7',
  roomId: '',
  category: 'RNG',
  classify: 'classic',
  mechanic: 'crash',
  names: { TY: 'Chú Hề Vàng', EN: 'Golden Clown' },
  theme: 'circus',
  hue: 35,
  modelId: null,
  code: '',
  defaultPlayType: '',
  accountTypeName: 'JL',
  minBet: money(0n),
  maxBet: null,
};
const session = { id: 1n as GameSessionId, code: 'a-code-of-some-length' };
const row = { catalogue_code: 'JL', vendor_id: 1n, launch_url: null, launch_url2: null, takes_trials: true };

test.each([
  ['RNG', '/arcade/slots'],
  ['LIVE', '/arcade/tables'],
  ['ELOTT', '/arcade/lottery'],
  ['INHOUSE', '/arcade/crash'],
] as const)('the studio opens %s at %s, the code out of sight of logs', (category: GameCategory, path) => {
  const adapter = adapterOf({ ...row, adapter: 'studio' }, 'live');

  const address = adapter?.launchUrl({ ...game, category }, session, 'TY', 'mobile');

  expect(address?.url).toBe(
    `${path}?vendor=JL&game=jl%3A7&language=TY&device=mobile&theme=circus&hue=35&title=Ch%C3%BA+H%E1%BB%81+V%C3%A0ng#code=a-code-of-some-length`,
  );
});

test('an outside vendor has one way to its games or two', () => {
  const urls = { launch_url: 'https://a.example/open?brand=x', launch_url2: 'https://b.example/' };
  const adapter = adapterOf({ ...row, ...urls, adapter: 'outside' }, 'live');

  const address = adapter?.launchUrl({ ...game, roomId: 'r 1' }, session, 'EN', 'desktop');

  const query = 'game=jl%3A7&room=r+1&code=a-code-of-some-length&language=EN&device=desktop';
  expect(address).toEqual({ url: `https://a.example/open?brand=x&${query}`, url2: `https://b.example/?${query}` });
});

test('the simulator is there in a sandbox alone, and an adapter nobody knows is none', () => {
  expect(adapterOf({ ...row, adapter: 'simulator' }, 'sandbox')).toBeDefined();
  expect(adapterOf({ ...row, adapter: 'simulator' }, 'live')).toBeUndefined();
  expect(adapterOf({ ...row, adapter: 'gone' }, 'sandbox')).toBeUndefined();
  expect(adapterOf({ ...row, adapter: 'outside' }, 'sandbox')).toBeUndefined();
});
