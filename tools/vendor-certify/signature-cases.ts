import { randomBytes } from 'node:crypto';
import { needEqual } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import type { Bend, Said } from './client.ts';
import { need, newId } from './stage.ts';

const skewed = (minutes: number): Bend => ({
  timestamp: String(Math.floor(performance.timeOrigin / 1_000 + performance.now() / 1_000 + minutes * 60)),
});

type Bent = { readonly title: string; readonly bend: Bend; readonly code: string };

const BENT: readonly Bent[] = [
  { title: 'without a signature', bend: { unsigned: true }, code: 'INVALID_SIGNATURE' },
  { title: 'signed with another secret', bend: { secret: 'not-the-secret' }, code: 'INVALID_SIGNATURE' },
  { title: 'signed by an unknown key', bend: { keyId: 'nobody-knows-me' }, code: 'INVALID_SIGNATURE' },
  { title: 'with a body changed after signing', bend: { sentBody: '{"changed":1}' }, code: 'INVALID_SIGNATURE' },
  {
    title: 'with a path changed after signing',
    bend: { sentPath: '/vendor/v1/bet?as=another' },
    code: 'INVALID_SIGNATURE',
  },
  { title: 'from a clock six minutes behind', bend: skewed(-6), code: 'STALE_REQUEST' },
  { title: 'from a clock six minutes ahead', bend: skewed(6), code: 'STALE_REQUEST' },
  { title: 'with a nonce that is too short', bend: { nonce: 'short' }, code: 'INVALID_SIGNATURE' },
  { title: 'of broken JSON', bend: { rawBody: '{"player":' }, code: 'INVALID_REQUEST' },
  { title: 'of nothing', bend: { rawBody: '' }, code: 'INVALID_REQUEST' },
];

const BAD_FIELDS: readonly { readonly title: string; readonly change: object }[] = [
  { title: 'a negative amount', change: { amount: '-1' } },
  { title: 'a fraction', change: { amount: '1.5' } },
  { title: 'a number instead of digits', change: { amount: 100 } },
  { title: 'an amount of 10^30', change: { amount: `1${'0'.repeat(30)}` } },
  { title: 'an amount beyond any ledger', change: { amount: '9'.repeat(18) } },
  { title: 'an empty transaction id', change: { transactionId: '' } },
  { title: 'a transaction id of 10 kB', change: { transactionId: 'x'.repeat(10_240) } },
  { title: 'no player', change: { player: undefined } },
  { title: 'a player that is no number', change: { player: 'somebody' } },
  { title: 'a field nobody knows', change: { bonus: 'yes' } },
];

/** Who may call, and with what. */
export const signatureCases: readonly Case[] = [
  ...BENT.map(({ title, bend, code }): Case => ({
    rule: 'W1',
    title: `a call ${title} is refused and moves nothing`,
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      need(await player.bet(100, {}, bend), code);
      needEqual('balance', await player.balance(), 1_000);
    },
  })),
  {
    rule: 'W1',
    title: 'a call sent again with its nonce is refused and moves nothing',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bend = { nonce: randomBytes(18).toString('base64url') };
      const order = { transactionId: newId() };
      const said = await Promise.all(Array.from({ length: 5 }, () => player.bet(100, order, bend)));
      const codes = said.map(({ body }: Said) => String(body['code'])).toSorted();
      needEqual('codes', codes.join(), [...Array.from({ length: 4 }, () => 'NONCE_REUSED'), 'OK'].join());
      needEqual('balance', await player.balance(), 900);
    },
  },
  ...BAD_FIELDS.map(({ title, change }): Case => ({
    rule: 'W2',
    title: `${title} is refused and moves nothing`,
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      need(await player.bet(100, change), 'INVALID_REQUEST');
      needEqual('balance', await player.balance(), 1_000);
    },
  })),
  {
    rule: 'W6',
    title: 'a bet in another currency or on an unknown game is refused and moves nothing',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      need(await player.bet(100, { currency: 'VND' }), 'WRONG_CURRENCY');
      need(await player.bet(100, { currency: 'QQQ' }), 'WRONG_CURRENCY');
      need(await player.bet(100, { game: 'no-such-game' }), 'GAME_DISABLED');
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W18',
    title: 'a launch code opens one session, and another token opens none',
    run: async ({ client, newPlayer }) => {
      const player = await newPlayer(1_000);
      need(await client.call('authenticate', { code: player.launchCode }), 'INVALID_TOKEN');
      const stranger = randomBytes(32).toString('base64url');
      need(await client.call('balance', { player: player.id, token: stranger }), 'INVALID_TOKEN');
      need(await player.bet(100, { token: stranger }), 'TOKEN_EXPIRED');
      needEqual('balance', await player.balance(), 1_000);
    },
  },
];
