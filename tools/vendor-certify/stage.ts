import { randomUUID } from 'node:crypto';
import { CaseFailed, needEqual } from '../certificate/certificate.ts';
import type { Bend, Said, VendorClient } from './client.ts';

/** A player of the sandbox with the calls a game makes for him. */
export type Player = {
  readonly id: string;
  readonly token: string;
  readonly launchCode: string;
  readonly bet: (amount: number, more?: object, bend?: Bend) => Promise<Said>;
  readonly win: (amount: number, more?: object) => Promise<Said>;
  readonly rollback: (target: string, more?: object) => Promise<Said>;
  readonly endRound: (more?: object) => Promise<Said>;
  readonly balance: () => Promise<number>;
  readonly change: (change: 'expire-token' | 'exclude' | 'admit') => Promise<void>;
};

export type Stage = {
  readonly client: VendorClient;
  readonly newPlayer: (funds: number) => Promise<Player>;
};

export const newId = (): string => randomUUID();

export const createStage = (client: VendorClient): Stage => ({
  client,
  newPlayer: async (funds) => {
    const opened = need(await client.call('sandbox/open-player', { funds: String(funds) }), 'OK');
    const { player, launchCode, game, currency } = words(opened, 'player', 'launchCode', 'game', 'currency');
    const session = need(await client.call('authenticate', { code: launchCode }), 'OK');
    const { token } = words(session, 'token');
    const common = (more: object) => ({ player, transactionId: newId(), roundId: 'round-1', game, currency, ...more });
    return {
      id: player,
      token,
      launchCode,
      bet: (amount, more = {}, bend = {}) =>
        client.call('bet', common({ token, amount: String(amount), ...more }), bend),
      win: (amount, more = {}) => client.call('win', common({ amount: String(amount), ...more })),
      rollback: (target, more = {}) =>
        client.call('rollback', common({ targetTransactionId: target, targetAction: 'bet', ...more })),
      endRound: (more = {}) => client.call('end-round', common(more)),
      balance: async () => {
        // A token that ran out cannot read a balance; a zero win without a round returns it as well.
        const said = await client.call('balance', { player, token });
        if (said.body['code'] === 'OK') return Number(said.body['balance']);
        const told = await client.call('win', common({ amount: '0', roundId: newId() }));
        return Number(told.body['balance']);
      },
      change: async (change) => void need(await client.call('sandbox/change-player', { player, change }), 'OK'),
    };
  },
});

/** The answer, if its code is the one the contract says. */
export const need = (said: Said, code: string): Said => {
  if (said.body['code'] !== code)
    throw new CaseFailed(`expected ${code}, got ${said.status} ${said.text.slice(0, 300)}`);
  return said;
};

/** Two answers to one call: the same bytes under the same status. */
export const needSame = (first: Said, again: Said): void => {
  needEqual('status of the repeat', again.status, first.status);
  needEqual('bytes of the repeat', again.text, first.text);
};

export const words = <Name extends string>(said: Said, ...names: Name[]): Record<Name, string> => {
  const found = names.map((name) => {
    const value = said.body[name];
    if (typeof value !== 'string') throw new CaseFailed(`${name} is missing in ${said.text.slice(0, 300)}`);
    return [name, value] as const;
  });
  return Object.fromEntries(found) as Record<Name, string>;
};
