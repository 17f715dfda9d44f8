import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../server/src/modules/vendors/index.ts';
import { createClient } from '../vendor-certify/client.ts';
import type { Said } from '../vendor-certify/client.ts';
import { createStage, newId } from '../vendor-certify/stage.ts';
import { attacked, unless } from './attack.ts';
import type { Attack } from './attack.ts';
import { ask, askSealed, newPerson, proofs, sealed } from './person.ts';

const WINDOW_SECONDS = 301;

export const replay: Attack = {
  name: 'replay',
  about: 'signed and sealed calls sent again, later, elsewhere or altered',
  run: async (target) => {
    const client = createClient(target.url, target.vendorKey, () => new Date());
    const player = await createStage(client).newPlayer(10_000);
    const bet = { roundId: newId(), transactionId: newId() };
    const seconds = (offset: number): string => String(Math.floor(Date.now() / 1_000) + offset);
    const codeOf = ({ status, body }: Said): string => (status < 400 ? 'taken' : String(body['code']));
    const isRefused = (said: Said): string | undefined =>
      codeOf(said) === 'taken' && said.body['code'] === 'OK' ? `taken: ${said.text.slice(0, 120)}` : undefined;
    const person = await newPerson(target);
    return [
      await attacked('a signed call is taken once: its nonce is used up', async () => {
        const nonce = randomUUID();
        await player.bet(100, bet, { nonce });
        const again = await player.bet(100, bet, { nonce });
        return again.body['code'] === 'OK' ? 'the same signature was taken twice' : undefined;
      }),
      await attacked('a signed call is good for five minutes', async () => {
        for (const offset of [-WINDOW_SECONDS, WINDOW_SECONDS]) {
          const fault = isRefused(await player.bet(100, bet, { timestamp: seconds(offset) }));
          if (fault !== undefined) return fault;
        }
        return undefined;
      }),
      await attacked('a signature covers its path and every byte of its body', async () =>
        [
          await player.bet(100, bet, { sentPath: '/vendor/v1/win' }),
          await player.bet(100, bet, { sentPath: '/vendor/v1/bet?x=1' }),
          await player.bet(100, bet, { sentBody: JSON.stringify({ ...bet, amount: '1' }) }),
        ]
          .map(isRefused)
          .find((fault) => fault !== undefined),
      ),
      await attacked('a path that is written in another way opens nothing and breaks nothing', async () => {
        for (const path of ['/vendor/v1/%62et', '/vendor/v1/bet/', '/vendor//v1/bet', '/vendor/v1/BET']) {
          const body = '{}';
          const signed = { method: 'POST', path, timestamp: seconds(0), nonce: randomUUID(), body };
          const headers = { 'content-type': 'application/json', ...signedHeaders(target.vendorKey, signed) };
          const { status } = await fetch(`${target.url}${path}`, { method: 'POST', headers, body });
          if (status < 400 || status >= 500) return `${path} answered ${status}`;
        }
        return undefined;
      }),
      await attacked('a sealed login opens one session: sent again or to another call it opens none', async () => {
        const path = '/wps/session/login';
        const login = { type: 'USERNAME', username: person.username, password: person.password };
        const body = await sealed(target, 'POST', path, { ...login, ...(await proofs(target)) });
        const codes = [];
        for (const to of [path, path, '/wps/session/login/launch']) {
          const { success, status } = await ask(target, 'POST', to, { body });
          codes.push(success ? 'opened' : status < 500 ? 'refused' : status);
        }
        return unless(codes, ['opened', 'refused', 'refused']);
      }),
      await attacked('a login link logs in once', async () => {
        const { value } = await ask(target, 'POST', '/wps/relay/session/launch-code', { token: person.token });
        const used = [];
        for (let nth = 0; nth < 2; nth += 1)
          used.push((await askSealed(target, 'POST', '/wps/session/login/launch', { code: value.code })).success);
        return unless(used, [true, false]);
      }),
    ];
  },
};
