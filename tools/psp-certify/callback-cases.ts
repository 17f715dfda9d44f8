import { UNITS_PER_WHOLE } from '@fairground/contract/money';
import { CaseFailed, needEqual } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import { firstOf } from './case.ts';
import type { Stage } from './stage.ts';
import type { Callback } from './subject.ts';

const MINUTE_MS = 60_000;

/** A deposit that was paid at the provider, with the callbacks that nobody has delivered. */
const paidThere = async (stage: Stage, acts: 'in-full' | 'short' | 'in-steps' = 'in-full') => {
  const player = await stage.newPlayer();
  const deposit = await player.deposit();
  const callbacks = await stage.subject.pay(deposit, acts);
  return { player, deposit, callbacks, callback: firstOf(callbacks) };
};

const needRefused = ({ read }: Stage, callback: Callback, what: string, at?: Date): void => {
  if (read(callback, at) !== undefined) throw new CaseFailed(`${what} was believed`);
};

/** What one signs who does not have the secret: the last sign is another one. */
const bent = (text: string): string => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

/** Who may tell us that money came in, and what is done with it. */
export const callbackCases: readonly Case[] = [
  {
    rule: 'P2',
    title: 'a signed callback is read as what it tells',
    run: async (stage) => {
      const { deposit, callback } = await paidThere(stage);
      const notice = stage.read(callback);
      if (notice === undefined) throw new CaseFailed('a genuine callback was refused');
      needEqual('number', notice.no, deposit.no);
      needEqual('reference', notice.reference, deposit.reference);
      needEqual('what', notice.what, 'deposit');
      needEqual('state', notice.state, 'paid');
      needEqual('amount', notice.amount, deposit.payAmount);
    },
  },
  {
    rule: 'P2',
    title: 'a signed callback credits the deposit with what was paid',
    run: async (stage) => {
      const { player, deposit, callback } = await paidThere(stage);
      needEqual('delivered', await stage.deliver(callback), true);
      needEqual('state', await player.status(deposit.no), 'CREDITED');
      needEqual('credited', await player.cash(), deposit.payAmount);
      await stage.proveBooks();
    },
  },
  {
    rule: 'P3',
    title: 'a callback with a wrong signature, or without one, is refused',
    run: async (stage) => {
      const { callback } = await paidThere(stage);
      for (const [name, value] of Object.entries(stage.subject.headersOf('{}', stage.clock.now()))) {
        const headers = { ...callback.headers, [name]: bent(callback.headers[name] ?? value) };
        needRefused(stage, { ...callback, headers }, `another ${name}`);
        const { [name]: _gone, ...rest } = callback.headers;
        needRefused(stage, { ...callback, headers: rest }, `a callback without ${name}`);
      }
    },
  },
  {
    rule: 'P3',
    title: 'a body that was changed after signing is refused, and nothing is credited',
    run: async (stage) => {
      const { player, deposit, callback } = await paidThere(stage);
      const text = callback.body.toString('utf8');
      const raised = Buffer.from(text.replace(/\d(?=\D*$)/, (digit) => (digit === '9' ? '8' : '9')));
      needRefused(stage, { ...callback, body: raised }, 'a changed body');
      needRefused(stage, { ...callback, body: Buffer.concat([callback.body, Buffer.from(' ')]) }, 'a longer body');
      needEqual('delivered', await stage.deliver({ ...callback, body: raised }), false);
      needEqual('state', await player.status(deposit.no), 'AWAITING');
    },
  },
  {
    rule: 'P4',
    title: 'a callback that is stale, or from a clock that is ahead, is refused',
    run: async (stage) => {
      const { callback } = await paidThere(stage);
      const now = stage.clock.now().getTime();
      needRefused(stage, callback, 'a callback of six minutes ago', new Date(now + 6 * MINUTE_MS));
      needRefused(stage, callback, 'a callback from the future', new Date(now - 6 * MINUTE_MS));
    },
  },
  {
    rule: 'P5',
    title: 'a signed body without sense is refused and not guessed at',
    run: (stage) => {
      const at = stage.clock.now();
      for (const text of ['', '{', '[]', '{"state":"paid"}', 'null'])
        needRefused(stage, { headers: stage.subject.headersOf(text, at), body: Buffer.from(text) }, `the body ${text}`);
      return Promise.resolve();
    },
  },
  {
    rule: 'P6',
    title: 'a wrong amount waits for a person and credits nothing',
    run: async (stage) => {
      const { player, deposit, callback } = await paidThere(stage, 'short');
      await stage.deliver(callback);
      needEqual('state', await player.status(deposit.no), 'REVIEW');
      needEqual('credited', await player.cash(), 0n);
    },
  },
  {
    rule: 'P7',
    title: 'a doubled callback, at once and later, credits once',
    run: async (stage) => {
      const { player, deposit, callback } = await paidThere(stage);
      await Promise.all(Array.from({ length: 5 }, () => stage.deliver(callback)));
      needEqual('delivered again', await stage.deliver(callback), true);
      needEqual('credited', await player.cash(), deposit.payAmount);
      await stage.proveBooks();
    },
  },
  {
    rule: 'P7',
    title: 'callbacks in another order credit once, and a later step does not undo the payment',
    run: async (stage) => {
      const { player, deposit, callbacks } = await paidThere(stage, 'in-steps');
      for (const callback of [...callbacks.toReversed(), ...callbacks]) await stage.deliver(callback);
      needEqual('state', await player.status(deposit.no), 'CREDITED');
      needEqual('credited', await player.cash(), deposit.payAmount);
    },
  },
  {
    rule: 'P7',
    title: 'a callback replayed with another amount, rightly signed, changes nothing',
    run: async (stage) => {
      const { player, deposit, callback } = await paidThere(stage);
      await stage.deliver(callback);
      const whole = (deposit.payAmount / UNITS_PER_WHOLE).toString();
      const text = callback.body.toString('utf8').replaceAll(whole, `9${whole}`);
      needEqual('the amount is in the body', text === callback.body.toString('utf8'), false);
      await stage.deliver({ headers: stage.subject.headersOf(text, stage.clock.now()), body: Buffer.from(text) });
      needEqual('credited', await player.cash(), deposit.payAmount);
    },
  },
  {
    rule: 'P8',
    title: 'money that comes after the deposit expired is credited',
    run: async (stage) => {
      const player = await stage.newPlayer();
      const deposit = await player.deposit();
      stage.clock.advance(31 * MINUTE_MS);
      await stage.runJob('cashier.expire-deposits');
      needEqual('state', await player.status(deposit.no), 'EXPIRED');
      await stage.deliver(firstOf(await stage.subject.pay(deposit, 'in-full')));
      needEqual('state', await player.status(deposit.no), 'CREDITED');
      needEqual('credited', await player.cash(), deposit.payAmount);
    },
  },
  {
    rule: 'P9',
    title: 'a payment whose callback is lost is found by asking, and nothing is credited before it was paid',
    run: async (stage) => {
      const player = await stage.newPlayer();
      const deposit = await player.deposit();
      const before = await stage.subject.provider.findDeposit(deposit.no);
      if (before !== undefined) needEqual('state of an unpaid deposit', before.state, 'pending');
      const lost = stage.read(firstOf(await stage.subject.pay(deposit, 'in-full')));
      stage.clock.advance(MINUTE_MS);
      await stage.runJob('cashier.ask-providers');
      needEqual('state', await player.status(deposit.no), 'CREDITED');
      const found = await stage.subject.provider.findDeposit(deposit.no);
      needEqual('reference when asked', found?.reference, lost?.reference);
      needEqual('amount when asked', found?.amount, deposit.payAmount);
    },
  },
];
