import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../server/src/modules/vendors/index.ts';
import type { SigningKey } from '../../server/src/modules/vendors/index.ts';
import { CaseFailed, needEqual } from '../certificate/certificate.ts';
import type { Case } from '../certificate/certificate.ts';

/** The calls we make to a vendor that keeps wallets itself, as the certifier makes them. */
type WalletLine = {
  readonly transfer: (order: TransferOrder) => Promise<string>;
  readonly status: (transferId: string) => Promise<string>;
  /** The HTTP status of a transfer that somebody else signed. */
  readonly forged: (order: TransferOrder) => Promise<number>;
  /** A player the vendor has never heard of. */
  readonly newPlayer: () => string;
};

export type TransferOrder = {
  readonly transferId: string;
  readonly player: string;
  readonly direction: 'to-vendor' | 'from-vendor';
  readonly amount: string;
};

const newTransferId = (): string => BigInt(`0x${randomUUID().slice(0, 8)}${randomUUID().slice(0, 7)}`).toString();

const order = (player: string, direction: TransferOrder['direction'], amount: string): TransferOrder => ({
  ...{ transferId: newTransferId(), player, direction, amount },
});

const TWINS = 10;

export const WALLET_CASES: readonly Case<WalletLine>[] = [
  {
    rule: 'T1',
    title: 'money moves to the wallet of a player and comes back',
    run: async ({ transfer, newPlayer }) => {
      const player = newPlayer();
      needEqual('to the vendor', await transfer(order(player, 'to-vendor', '100')), 'done');
      needEqual('back', await transfer(order(player, 'from-vendor', '100')), 'done');
    },
  },
  {
    rule: 'T2',
    title: 'the same transferId moves money once, however often it comes',
    run: async ({ transfer, newPlayer }) => {
      const player = newPlayer();
      const once = order(player, 'to-vendor', '100');
      needEqual('the first', await transfer(once), 'done');
      needEqual('the repeat', await transfer(once), 'done');
      needEqual('all of it back', await transfer(order(player, 'from-vendor', '100')), 'done');
      needEqual('more than was sent', await transfer(order(player, 'from-vendor', '1')), 'failed');
    },
  },
  {
    rule: 'T2',
    title: 'twins of one transfer at once are one transfer',
    run: async ({ transfer, newPlayer }) => {
      const player = newPlayer();
      const once = order(player, 'to-vendor', '100');
      await Promise.all(Array.from({ length: TWINS }, () => transfer(once)));
      needEqual('after the twins', await transfer(once), 'done');
      needEqual('all of it back', await transfer(order(player, 'from-vendor', '100')), 'done');
      needEqual('more than was sent', await transfer(order(player, 'from-vendor', '1')), 'failed');
    },
  },
  {
    rule: 'T3',
    title: 'the fate of a transfer can be asked for, and does not change',
    run: async ({ transfer, status, newPlayer }) => {
      const player = newPlayer();
      const done = order(player, 'to-vendor', '100');
      const failed = order(player, 'from-vendor', '101');
      await transfer(done);
      await transfer(failed);
      needEqual('of one that took place', await status(done.transferId), 'done');
      needEqual('of one that was refused', await status(failed.transferId), 'failed');
      needEqual('after money came', await transfer(order(player, 'to-vendor', '100')), 'done');
      needEqual('of the refused one, repeated', await transfer(failed), 'failed');
    },
  },
  {
    rule: 'T3',
    title: 'a transfer that never came is not told as done',
    run: async ({ status }) => {
      const said = await status(newTransferId());
      if (said === 'done') throw new CaseFailed('a transfer nobody asked for is reported as done');
    },
  },
  {
    rule: 'T4',
    title: 'a transfer that we did not sign moves nothing',
    run: async ({ transfer, forged, newPlayer }) => {
      const player = newPlayer();
      const told = await forged(order(player, 'to-vendor', '100'));
      if (told === 200) throw new CaseFailed('a transfer with a wrong signature is answered 200');
      needEqual('money that never came', await transfer(order(player, 'from-vendor', '1')), 'failed');
    },
  },
];

/** Far above every member's number. */
const FIRST_PLAYER = 8_900_000_000_000_000_000n;
const CURRENCY = 'TRIAL';

/** Speaks to a vendor's wallets as our server does. */
export const createWalletLine = (address: string, key: SigningKey, now: () => Date): WalletLine => {
  const send = async (path: string, body: object, signer: SigningKey) => {
    const url = new URL(`${address.replace(/\/$/, '')}/${path}`);
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const call = { method: 'POST', path: url.pathname, timestamp, nonce: randomUUID(), body: text };
    const headers = { 'content-type': 'application/json', ...signedHeaders(signer, call) };
    const answer = await fetch(url, { method: 'POST', headers, body: text });
    return { status: answer.status, text: await answer.text() };
  };
  const fateOf = ({ status, text }: { readonly status: number; readonly text: string }): string => {
    const state = status === 200 ? (JSON.parse(text) as { state?: unknown }).state : undefined;
    if (typeof state !== 'string') throw new CaseFailed(`no state in ${status} ${text.slice(0, 300)}`);
    return state;
  };
  return {
    transfer: async (asked) => fateOf(await send('transfer', { ...asked, currency: CURRENCY }, key)),
    status: async (transferId) => fateOf(await send('transfer-status', { transferId }, key)),
    forged: async (asked) =>
      (await send('transfer', { ...asked, currency: CURRENCY }, { ...key, secret: `${key.secret}x` })).status,
    newPlayer: () => (FIRST_PLAYER + (BigInt(newTransferId()) % 1_000_000_000_000n)).toString(),
  };
};
