import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { RandomSource } from '../../../platform/random.ts';
import { newToken } from '../../../platform/random.ts';
import { signedHeaders } from '../domain/signature.ts';
import type { SigningKey } from '../domain/signature.ts';
import { PAYS_OF_HUNDRED, SIMULATOR_GAMES } from './rows.ts';

export type BackendDeps = {
  /** The HTTP server that answers the signed calls; it does not know who makes them. */
  readonly http: Pick<FastifyInstance, 'inject'>;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** The key of the simulator's account; none before it is on the floor. */
  readonly signingKey: () => Promise<SigningKey | undefined>;
};

const game = z.enum(SIMULATOR_GAMES);

/** What the game's page asks of its own server. */
export const ORDERS = {
  open: z.strictObject({ code: z.string() }),
  bet: z.strictObject({
    game,
    token: z.string(),
    player: z.string(),
    currency: z.string(),
    round: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    stake: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  }),
  settle: z.strictObject({
    game,
    player: z.string(),
    currency: z.string(),
    round: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
} as const;
export type OrderName = keyof typeof ORDERS;

export const isOrder = (word: string): word is OrderName => Object.hasOwn(ORDERS, word);

/** An answer of the wallet: a code, and what it tells with it. */
type Told = { readonly code: string; readonly amount?: string; readonly state?: string } & Record<string, unknown>;

/**
 * The server of a game vendor, as small as it can be. It remembers which rounds are open and nothing else: what a round
 * staked is asked of the wallet, and how it ends follows from its name and a secret, so that a settlement sent twice
 * ends the same.
 */
export const createBackend = ({ http, clock, random, signingKey }: BackendDeps) => {
  const openRounds = new Map<string, string>();

  const ask = async (key: SigningKey, name: string, body: object): Promise<Told> => {
    const path = `/vendor/v1/${name}`;
    const payload = JSON.stringify(body);
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const headers = signedHeaders(key, { method: 'POST', path, timestamp, nonce: newToken(random, 18), body: payload });
    const answer = await http.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    return answer.json();
  };

  const settle = async (
    key: SigningKey,
    { game: played, player, currency, round }: z.output<(typeof ORDERS)['settle']>,
  ): Promise<Told> => {
    const common = { player, game: played, currency, roundId: round };
    const bet = await ask(key, 'tx-status', { player, action: 'bet', transactionId: `${round}:bet`, currency });
    if (bet.code !== 'OK') return bet;
    if (bet.state !== 'applied' || bet.amount === undefined) return { code: 'BET_NOT_FOUND' };
    const isWon = isRoundWon(key.secret, round);
    // A stake is reported as what it did to the balance: it went down.
    const pays = isWon ? (-BigInt(bet.amount) * PAYS_OF_HUNDRED) / 100n : 0n;
    if (isWon) {
      const paid = await ask(key, 'win', { ...common, transactionId: `${round}:win`, amount: pays.toString() });
      if (paid.code !== 'OK') return paid;
    }
    const ended = await ask(key, 'end-round', { ...common, transactionId: `${round}:end` });
    if (ended.code === 'OK') openRounds.delete(player);
    return { ...ended, isWon, pays: pays.toString() };
  };

  return {
    answer: async (name: OrderName, body: unknown): Promise<Told> => {
      const key = await signingKey();
      if (!key) return { code: 'VENDOR_DISABLED' };
      const order = z.safeParse(ORDERS[name], body);
      if (!order.success) return { code: 'INVALID_REQUEST' };
      if ('code' in order.data) {
        const told = await ask(key, 'authenticate', order.data);
        return { ...told, round: openRounds.get(String(told['player'])) ?? null };
      }
      if ('stake' in order.data) {
        const { round, stake, ...who } = order.data;
        const transaction = { transactionId: `${round}:bet`, roundId: round, amount: stake };
        const told = await ask(key, 'bet', { ...who, ...transaction });
        if (told.code === 'OK') openRounds.set(who.player, round);
        return told;
      }
      return settle(key, order.data);
    },
  };
};

/** Half of all rounds; which ones, nobody knows who does not hold the secret. */
const isRoundWon = (secret: string, round: string): boolean =>
  ((createHmac('sha256', secret).update(`lantern-coin ${round}`).digest()[0] ?? 0) & 1) === 1;
