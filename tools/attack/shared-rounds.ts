import { setTimeout as sleep } from 'node:timers/promises';
import { attacked, unless } from './attack.ts';
import type { Attack, Target } from './attack.ts';
import { ask, balanceOf, buyTicket, newPerson, newWord, openIssue, openKind } from './person.ts';
import type { Answer } from './person.ts';

const TWINS = 20;
const times = (make: () => Promise<Answer>): Promise<readonly Answer[]> =>
  Promise.all(Array.from({ length: TWINS }, make));
const codesOf = (answers: readonly Answer[]): readonly string[] =>
  [...new Set(answers.map(({ success, code }) => (success ? 'taken' : String(code))))].toSorted();

/** A bet has to arrive before the flight closes, also on a slow machine. */
const BOARDING_LEFT_MS = 3_000;

/** The calls of a crash room by somebody who sits in it, and the flight that takes bets. */
const board = async (target: Target, token: string) => {
  const call = (path: string, body: object): Promise<Answer> =>
    ask(target, 'POST', `/wps/studio/crash/${path}`, { body: { token, ...body } });
  for (;;) {
    const { value } = await call('watch', { version: null });
    const { round, now } = value.view;
    const left = round?.phase === 'OPEN' ? Date.parse(round.closesAt) - Date.parse(now) : 0;
    if (left > BOARDING_LEFT_MS) return { call, number: round.number as number };
    await sleep(200);
  }
};

export const sharedRounds: Attack = {
  name: 'shared-rounds',
  about: 'bets on a flight twice, too late, too large or out of nowhere, and refills taken twice',
  run: async (target) => {
    const person = await newPerson(target);
    const { token, least } = await openKind(target, person, 'crash');
    const { call, number } = await board(target, token);
    const bet = (other: object = {}): Promise<Answer> =>
      call('bet', { requestId: newWord(), number, panel: 'a', amount: least, autoAt: null, ...other });
    const odd = [
      ...[{ autoAt: -1 }, { autoAt: 100 }, { autoAt: Number.MAX_SAFE_INTEGER }, { amount: '-1000' }, { amount: '0' }],
      ...[{ number: number + 1 }, { number: -1 }, { number: 2 ** 31 }, { number: Number.MAX_SAFE_INTEGER }],
    ];
    return [
      await attacked('a bet that no flight takes is refused by name, and costs nothing', async () => {
        const before = await balanceOf(target, person);
        for (const other of odd) {
          const { success, status } = await bet(other);
          if (success || status >= 500) return `${JSON.stringify(other)} answered ${status}`;
        }
        return unless(await balanceOf(target, person), before);
      }),
      await attacked(`of ${TWINS} bets at once on one panel one is taken, and its twins are that one`, async () => {
        const before = await balanceOf(target, person);
        const many = await times(() => bet());
        const requestId = newWord();
        const twins = await times(() => bet({ panel: 'b', requestId }));
        return unless(
          [many.filter(({ success }) => success).length, codesOf(twins), await balanceOf(target, person)],
          [1, ['taken'], before - 2 * Number(least)],
        );
      }),
      await attacked('nobody leaves a flight that is not in the air, and nothing tells where it ends', async () => {
        const { code } = await call('leave', { number, panel: 'a' });
        const { value } = await call('watch', { version: null });
        const { point, serverSeed, nextAt } = value.view.round;
        return unless([code, point, serverSeed, nextAt], ['studio.not-flying', null, null, null]);
      }),
      await attacked(`a refill that is asked for ${TWINS} times at once is given once`, async () => {
        const poor = await newPerson(target);
        const multiple = Math.floor((await balanceOf(target, poor)) / 2);
        await buyTicket(target, poor, { numero: await openIssue(target), clientOrderId: newWord(), multiple });
        const path = '/wps/relay/promotion/refill';
        const before = await balanceOf(target, poor);
        const { value } = await ask(target, 'GET', path, { token: poor.token });
        const taken = await times(() => ask(target, 'POST', path, { token: poor.token, body: value.next }));
        return unless([codesOf(taken), await balanceOf(target, poor)], [['taken'], before + Number(value.amount)]);
      }),
    ];
  },
};
