import type { MemberId } from '@fairground/contract/ids';
import { money, parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import type { Choice } from '@fairground/contract/studio/game';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openArcade, SLOT, untilTold } from './testing/arcade.ts';

const database = await testDatabase();
const arcade = await openArcade(database);
const { ask, as, launch, wallet, enter, balanceOf } = arcade;
const TRIAL = 'TRIAL';

/** A visitor on a trial account, at a game. */
const enterOnTrial = async (memberId: number, model: string) => {
  const member = BigInt(memberId) as MemberId;
  const { cash } = await wallet.accountsOf(member, TRIAL);
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member, action: 'deposit', transactionId: `trial-${model}` },
    kind: 'deposit',
    account: cash,
    counter: await wallet.houseAccount('H_SANDBOX', TRIAL),
    amount: money(1_000_000_000n),
  });
  const { game_url } = await launch({ vassalage: 'JL', gameId: `jl-${model}` }, as(memberId, 'trial'));
  const code = new URL(game_url ?? '', 'https://site.example').hash.replace('#code=', '');
  const open = await untilTold(() => ask(contract.openGame, { body: { code, vendor: 'JL' } }));
  const { token } = open;
  const play = (choice: Choice, requestId: string) =>
    untilTold(() => ask(contract.play, { body: { token, requestId, bet: parseMoney('1000'), choice } }));
  return { open, token, play };
};

const CHOICES: Readonly<Record<string, Choice>> = {
  [SLOT]: { kind: 'slot', mode: 'base' },
  dice: { kind: 'dice', side: 'under', wins: 5_000 },
  keno: { kind: 'keno', picks: [1, 2, 3] },
};

test.each(Object.entries(CHOICES))(
  'free play of %s has the code, the rules and the odds of paid play',
  async (model, choice) => {
    const trial = await enterOnTrial(50, model);
    const paid = await enter(51, model, 1_000_000_000n + BigInt(model.length));
    for (let count = 0; count < 4; count += 1) {
      await trial.play(choice, `free-${model}-${count}`);
      await paid.play(choice);
    }
    const proofsOf = async (token: string, commitment: string) => {
      await ask(contract.rotateSeeds, { body: { token, commitment } });
      const { list } = await ask(contract.listRounds, { body: { token, pageSize: 4 } });
      return Promise.all(list.map(({ roundId }) => ask(contract.readRound, { body: { token, roundId } })));
    };

    const free = await proofsOf(
      trial.token,
      (await ask(contract.readSeeds, { body: { token: trial.token } })).commitment,
    );
    const real = await proofsOf(
      paid.token,
      (await ask(contract.readSeeds, { body: { token: paid.token } })).commitment,
    );

    expect(trial.open.definition.figures).toEqual(paid.open.definition.figures);
    expect(free.map(({ round }) => round.currency)).toEqual(free.map(() => TRIAL));
    for (const [place, proof] of free.entries()) {
      const { rules, definitionHash, model: played } = real[place] ?? proof;
      // The seeds of the free round under the rules of the paid one give the free round: same seed, same result.
      expect(verifyRound({ ...proof, rules, definitionHash, model: played })).toBe('same');
    }
    expect(real.map(verifyRound)).toEqual(real.map(() => 'same'));
  },
);

test('free play never touches a real balance', async () => {
  const before = await balanceOf(60);
  const { play } = await enterOnTrial(60, 'dice');

  const { round } = await play({ kind: 'dice', side: 'under', wins: 5_000 }, 'free-once');

  expect(round.state).toBe('DONE');
  expect(await balanceOf(60)).toBe(before);
});
