import * as contract from '@fairground/contract/studio/endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { SLOT, openArcade } from './testing/arcade.ts';
import { tornLine } from './testing/torn-line.ts';

const database = await testDatabase();
const arcade = await openArcade(database);
const { enter, ask, refusal, balanceOf, vendors, wallet } = arcade;
const { pool } = database;

const DICE = { kind: 'dice', side: 'under', wins: 4_000 } as const;
const SPIN = { kind: 'slot', mode: 'base' } as const;

/** The transactions that wrote the rounds of a member and the bets behind them, in the order they were played. */
const commitsOf = async (member: number) => {
  const { rows } = await pool.query<{ round: string; bet: string; state: string }>(
    `select r.xmin::text as round, b.xmin::text as bet, r.state
       from studio_round r
       join (select b.xmin, row_number() over (order by b.id) as number from betting_bet b where b.member_id = $1) b
         on b.number = (select count(*) from studio_round o where o.member_id = $1 and o.id <= r.id)
      where r.member_id = $1 order by r.id`,
    [member],
  );
  return rows;
};

test('[part of K-02] from the second round on a player is staked, paid and shown in one commit with the round', async () => {
  const { play } = await enter(301, SLOT);

  const rounds = [await play(SPIN), await play(SPIN), await play(SPIN)];

  expect(rounds.map(({ round }) => round.nonce)).toEqual([0, 1, 2]);
  const [first, ...later] = await commitsOf(301);
  expect(first?.round).not.toBe(first?.bet);
  for (const { round, bet, state } of later) expect([state, round]).toEqual(['DONE', bet]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a stake that is refused draws nothing anybody sees, and the next one goes on where the last ended', async () => {
  const { play, token } = await enter(302, 'dice', 20_000_000n);
  await play(DICE);
  const before = await balanceOf(302);

  expect(await refusal(play(DICE, { bet: '900000', requestId: 'too-much' }))).toBe('studio.insufficient-funds');
  expect(await refusal(play(DICE, { bet: '900000', requestId: 'too-much' }))).toBe('studio.insufficient-funds');
  expect(await balanceOf(302)).toBe(before);
  const { round } = await play(DICE);

  const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });
  expect(list.map(({ state }) => state)).toEqual(['DONE', 'DONE']);
  expect(round.nonce).toBe(2);
});

test('a seed that was revealed on another node is drawn with no more', async () => {
  const { play, token } = await enter(303, 'dice');
  const other = arcade.studioWith({});
  await play(DICE);
  const { commitment } = await ask(contract.readSeeds, { body: { token } });
  const { revealed, seeds } = await ask(contract.rotateSeeds, { body: { token, commitment } }, { at: other });

  const [one, two] = [await play(DICE), await play(DICE)];

  expect(revealed.rounds).toBe(1);
  expect([one.round.nonce, two.round.nonce]).toEqual([0, 1]);
  const { rows } = await pool.query<{ commitment: string }>(
    `select s.commitment from studio_round r join studio_seed s on s.id = r.seed_id where r.member_id = 303 order by r.id`,
  );
  expect(rows.map((row) => row.commitment)).toEqual([commitment, seeds.commitment, seeds.commitment]);
});

test('players who come from another node cost nobody a connection, and their neighbours go on together', async () => {
  const members = Array.from({ length: 24 }, (_, index) => 330 + index);
  const players = await Promise.all(members.map((member) => enter(member, 'dice')));
  const other = arcade.studioWith({});
  await Promise.all(players.map(({ play }) => play(DICE)));
  // Every third has played elsewhere since.
  await Promise.all(players.filter((_, index) => index % 3 === 0).map(({ play }) => play(DICE, { at: other })));
  let closed = 0;
  const count = (error: unknown): void => void (closed += error instanceof Error || error === true ? 1 : 0);
  pool.on('release', count);

  const rounds = await Promise.all(players.map(({ play }) => play(DICE)));

  pool.off('release', count);
  expect(closed).toBe(0);
  expect(rounds.map(({ round }) => round.nonce)).toEqual(members.map((_, index) => (index % 3 === 0 ? 2 : 1)));
  const batches = new Set(
    (await Promise.all(members.map(commitsOf))).flatMap((own) => own.slice(-1).map(({ bet }) => bet)),
  );
  expect(batches.size).toBeLessThan(members.length / 2);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('twins on two nodes that both know the next nonce play one round and stake once', async () => {
  const { play } = await enter(304, 'dice');
  const other = arcade.studioWith({});
  await play(DICE);
  await play(DICE, { at: other });
  const before = await balanceOf(304);

  const twins = await Promise.all(
    [undefined, other, undefined, other].map((at) => play(DICE, { requestId: 'of-two-nodes', ...(at ? { at } : {}) })),
  );

  expect(new Set(twins.map(({ round }) => round.roundId)).size).toBe(1);
  const { round } = twins[0] ?? (await play(DICE));
  expect(round.nonce).toBe(2);
  expect(await balanceOf(304)).toBe(before + round.win - round.stake);
  expect((await wallet.prove()).faults).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'a node that dies %s the commit leaves all of the round or nothing; asked again it is played once',
  async (when) => {
    const member = when === 'before' ? 305 : 306;
    const { play } = await enter(member, 'dice');
    const whole = arcade.studioWith({});
    await play(DICE, { at: whole });
    const torn = arcade.studioWith({ vendors: tornLine(vendors, 'betAndWin', when) });
    const before = await balanceOf(member);

    // The first round of a node takes the long way; its line is torn there or at once, as it happens.
    await play(DICE, { requestId: 'torn', at: torn }).catch(() => undefined);
    const { round } = await play(DICE, { requestId: 'torn', at: whole });

    expect([round.state, round.nonce]).toEqual(['DONE', 1]);
    expect(await balanceOf(member)).toBe(before + round.win - round.stake);
  },
);

test('a node that dies right after the commit of a round it played at once has played it', async () => {
  const { play } = await enter(307, 'dice');
  let calls = 0;
  const openLine = async (code: string) => {
    const line = await vendors.openLine(code);
    return (
      line && {
        ...line,
        betAndWin: async (...said: Parameters<typeof line.betAndWin>) => {
          const answer = await line.betAndWin(...said);
          if (answer.bet.code !== 'TEMPORARY') calls += 1;
          if (calls === 2) throw new Error('killed');
          return answer;
        },
      }
    );
  };
  const dying = arcade.studioWith({ vendors: { ...vendors, openLine } });
  await play(DICE, { at: dying });
  const before = await balanceOf(307);

  await expect(play(DICE, { requestId: 'last-words', at: dying })).rejects.toThrow('killed');
  const { round } = await play(DICE, { requestId: 'last-words' });

  expect([round.state, round.nonce]).toEqual(['DONE', 1]);
  expect(await balanceOf(307)).toBe(before + round.win - round.stake);
  const [, second] = await commitsOf(307);
  expect(second?.round).toBe(second?.bet);
});
