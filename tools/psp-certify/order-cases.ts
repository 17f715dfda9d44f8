import type { PayoutState, StartedDeposit } from '../../server/src/modules/cashier/index.ts';
import { CaseFailed, needEqual } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import { answerOf, firstOf } from './case.ts';
import { AMOUNT } from './stage.ts';
import type { Stage } from './stage.ts';
import type { Break } from './subject.ts';

const BREAKS: readonly Break[] = ['request-lost', 'answer-lost', 'answer-garbled'];
const HOUR_MS = 3_600_000;

const orderOf = ({ subject, clock, newNumber, currency }: Stage, no = newNumber()) => ({
  no,
  channel: subject.channel,
  amount: AMOUNT,
  currency,
  expiresAt: new Date(clock.now().getTime() + HOUR_MS),
  returnUrl: '/',
});

const textOf = (value: object): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each));

const needReference = (state: PayoutState): string => {
  if (state.state === 'refused') throw new CaseFailed(`the payout was refused: ${state.reason}`);
  return state.reference;
};

const needStarted = ({ reference, payAmount }: StartedDeposit): void => {
  if (reference === '') throw new CaseFailed('the deposit has no reference');
  needEqual('amount to pay', payAmount, AMOUNT);
};

/** What we order at the provider and what it answers. */
export const orderCases: readonly Case[] = [
  {
    rule: 'P1',
    title: 'a deposit asked for twice, and twice at once, is one deposit with the same instructions',
    run: async (stage) => {
      const order = orderOf(stage);
      const { provider } = stage.subject;
      const started = await Promise.all([provider.startDeposit(order), provider.startDeposit(order)]);
      const answers = [...started, await provider.startDeposit(order)];
      answers.forEach(needStarted);
      needEqual('different answers', new Set(answers.map(textOf)).size, 1);
      const other = await provider.startDeposit(orderOf(stage));
      if (other.reference === answers[0]?.reference) throw new CaseFailed('two deposits have one reference');
    },
  },
  {
    rule: 'P1',
    title: 'what the provider never heard of it does not know',
    run: async ({ subject: { provider }, newNumber }) => {
      needEqual('deposit', await provider.findDeposit(newNumber()), undefined);
      needEqual('payout', (await provider.findPayout(newNumber())).state, 'unknown');
    },
  },
  {
    rule: 'P10',
    title: 'an unknown outcome is never guessed: no answer and senseless answers are errors',
    run: async (stage) => {
      const { provider, whileBroken } = stage.subject;
      for (const how of BREAKS) {
        const [order, payout] = [orderOf(stage), stage.newPayout()];
        const said = await whileBroken(how, async () => ({
          startDeposit: await answerOf(() => provider.startDeposit(order)),
          findDeposit: await answerOf(() => provider.findDeposit(order.no)),
          payOut: await answerOf(() => provider.payOut(payout)),
          findPayout: await answerOf(() => provider.findPayout(payout.no)),
          listStatement: await answerOf(() =>
            provider.listStatement({ from: stage.clock.now(), to: stage.clock.now() }),
          ),
        }));
        for (const [call, answer] of Object.entries(said))
          if (answer !== 'not known')
            throw new CaseFailed(`${call} answers ${textOf({ answer })} although the ${how.replace('-', ' was ')}`);
        // What was ordered meanwhile is found by its number, or ordered again: once, in both cases.
        needStarted(await provider.startDeposit(order));
        needReference(await provider.payOut(payout));
      }
    },
  },
  {
    rule: 'P11',
    title: 'a payout is paid once however often it is ordered, and asking tells so',
    run: async (stage) => {
      const { provider } = stage.subject;
      const payout = stage.newPayout();
      const from = stage.clock.now();
      const ordered = await Promise.all([provider.payOut(payout), provider.payOut(payout)]);
      const references = new Set([...ordered, await provider.payOut(payout)].map(needReference));
      needEqual('references of one payout', references.size, 1);
      const notices = (await stage.subject.finishPayouts()).map((callback) => stage.read(callback));
      const own = notices.find((notice) => notice?.no === payout.no);
      needEqual('state in the callback', own?.state, 'paid');
      needEqual('what the callback is about', own?.what, 'payout');
      needEqual('amount in the callback', own?.amount, AMOUNT);
      const found = await provider.findPayout(payout.no);
      needEqual('state when asked', found.state, 'paid');
      needEqual('reference when asked', 'reference' in found ? found.reference : '', [...references][0]);
      const lines = await provider.listStatement({ from, to: new Date(stage.clock.now().getTime() + 1_000) });
      needEqual('lines of the statement', lines.filter(({ no }) => no === payout.no).length, 1);
    },
  },
  {
    rule: 'P11',
    title: 'a payout to a closed account is refused with a reason, again when asked or ordered again',
    run: async ({ subject: { provider }, newPayout }) => {
      const payout = newPayout('closed');
      for (const answer of [await provider.payOut(payout), await provider.payOut(payout)]) {
        needEqual('state', answer.state, 'refused');
        if (answer.state === 'refused' && answer.reason === '') throw new CaseFailed('the refusal has no reason');
      }
      needEqual('state when asked', (await provider.findPayout(payout.no)).state, 'refused');
    },
  },
  {
    rule: 'P12',
    title: 'the statement names each payment once with its amount, and nothing that was not paid',
    run: async (stage) => {
      const { provider, pay, finishPayouts } = stage.subject;
      const from = stage.clock.now();
      const player = await stage.newPlayer();
      const [paid, short, unpaid] = [await player.deposit(), await player.deposit(), await player.deposit()];
      const [payout, refused] = [stage.newPayout(), stage.newPayout('closed')];
      const told = [firstOf(await pay(paid, 'in-full')), firstOf(await pay(short, 'short'))].map((one) =>
        stage.read(one),
      );
      await provider.payOut(payout);
      await provider.payOut(refused);
      await finishPayouts();
      const to = new Date(stage.clock.now().getTime() + 1_000);
      const lines = await provider.listStatement({ from, to });
      const ofNumber = (no: string): string =>
        lines
          .filter((line) => line.no === no)
          .map(({ what, reference, amount }) => `${what} ${reference} ${amount}`)
          .join();
      needEqual('line of a deposit', ofNumber(paid.no), `deposit ${paid.reference} ${paid.payAmount}`);
      needEqual('line of a short deposit', ofNumber(short.no), `deposit ${short.reference} ${told[1]?.amount}`);
      needEqual('line of an unpaid deposit', ofNumber(unpaid.no), '');
      needEqual('line of a refused payout', ofNumber(refused.no), '');
      const { reference } = { reference: '', ...(await provider.findPayout(payout.no)) };
      needEqual('line of a payout', ofNumber(payout.no), `payout ${reference} ${AMOUNT}`);
      for (const { at } of lines) if (at < from || at >= to) throw new CaseFailed('a line is of another time');
      const before = await provider.listStatement({ from: new Date(from.getTime() - HOUR_MS), to: from });
      needEqual('lines of the hour before', before.filter(({ no }) => no === paid.no).length, 0);
    },
  },
];
