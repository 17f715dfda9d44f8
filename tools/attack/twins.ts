import { createClient } from '../vendor-certify/client.ts';
import { createStage, newId } from '../vendor-certify/stage.ts';
import { attacked, unless } from './attack.ts';
import type { Attack } from './attack.ts';
import { ask, balanceOf, buyTicket, newPerson, newWord, openDice, openIssue } from './person.ts';
import type { Answer } from './person.ts';

const TWINS = 30;
const times = <Value>(make: (nth: number) => Promise<Value>, count = TWINS): Promise<readonly Value[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
const distinct = (answers: readonly Answer[], read: (value: Answer['value']) => unknown): readonly unknown[] => [
  ...new Set(answers.map(({ success, value, code }) => (success ? read(value) : code))),
];

export const twins: Attack = {
  name: 'twins',
  about: 'the same order many times at once, and many orders at once on money that is there for one',
  run: async (target) => {
    const person = await newPerson(target);
    const numero = await openIssue(target);
    const vendor = createStage(createClient(target.url, target.vendorKey, () => new Date()));
    return [
      await attacked(`of ${TWINS} tickets at once that cost more than half the balance, one is sold`, async () => {
        const before = await balanceOf(target, person);
        const multiple = Math.floor(before * 0.3);
        const sold = await times(() => buyTicket(target, person, { numero, clientOrderId: newWord(), multiple }));
        const refused = sold.flatMap(({ success, code }) => (success ? [] : [code]));
        return unless(
          [sold.length - refused.length, [...new Set(refused)], await balanceOf(target, person)],
          [1, ['lottery.insufficient-funds'], before - 2 * multiple],
        );
      }),
      await attacked(`${TWINS} twins of one ticket are one ticket, paid once`, async () => {
        const before = await balanceOf(target, person);
        const order = { numero, clientOrderId: newWord(), multiple: 5 };
        const bought = await times(() => buyTicket(target, person, order));
        return unless(
          [distinct(bought, (value) => value.order.orderId).length, await balanceOf(target, person)],
          [1, before - 10],
        );
      }),
      await attacked(`a ticket cancelled ${TWINS} times at once is paid back once`, async () => {
        const before = await balanceOf(target, person);
        const { value } = await buyTicket(target, person, { numero, clientOrderId: newWord(), multiple: 5 });
        const path = `/lgw/bets?orderId=${value.order.orderId}`;
        await times(() => ask(target, 'DELETE', path, { token: person.token }));
        return unless(await balanceOf(target, person), before);
      }),
      await attacked(`${TWINS} twins of one round of a game of ours are one round`, async () => {
        const player = await newPerson(target);
        const dice = await openDice(target, player);
        const requestId = newWord();
        const played = await times(() => dice.play(requestId));
        const codes = [...new Set(played.flatMap(({ code, success }) => (success ? [] : [code])))];
        return unless([codes, distinct(played, (value) => value.round.roundId).length], [[], 1]);
      }),
      await attacked('of eighty bets of a vendor at once on money for ten, ten are taken', async () => {
        const player = await vendor.newPlayer(10_000);
        const said = await times(() => player.bet(1_000, { roundId: newId() }), 80);
        const taken = said.filter(({ body }) => body['code'] === 'OK').length;
        return unless([taken, await player.balance()], [10, 0]);
      }),
      await attacked('a bet, its win and its rollback at once end as one of their orders would', async () => {
        const player = await vendor.newPlayer(10_000);
        for (let round = 0; round < 10; round += 1) {
          const [roundId, transactionId] = [newId(), newId()];
          await Promise.all([
            player.bet(5, { roundId, transactionId }),
            player.rollback(transactionId, { roundId }),
            player.win(5, { roundId }),
          ]);
        }
        // Whatever came first in a round: it ends with its stake taken and won, or as if it had never been.
        return unless(await player.balance(), 10_000);
      }),
    ];
  },
};
