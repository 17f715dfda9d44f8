import { money, parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import { verifyLife } from '@fairground/engines/rounds/verify-life';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { canonicalText } from '@fairground/engines/slots/canonical';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { studioGame } from '@fairground/engines/slots/games';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { hashOfRules } from '../domain/model.ts';
import { openArcade, SLOT } from '../testing/arcade.ts';
import { bringNear } from '../testing/near-hit.ts';

const SPIN = { kind: 'slot', mode: 'base' } as const;
const BET = parseMoney('1000');
const { definition } = studioGame('classic3');
const database = await testDatabase();
const arcade = await openArcade(database, ['classic3', SLOT]);
const { enter } = arcade;
const { units } = definition.bet;

/** What the game was played by before: a pool of another seed, share and cap. */
const BEFORE: SlotDefinition = {
  ...definition,
  version: 1,
  jackpots: [{ id: 'bell', kind: 'must-hit', seed: 20 * units, cap: 120 * units, contribution: [2, 100] }],
};
const HASH_BEFORE = hashOfRules(BEFORE);

/** The definition is as if it had been kept long ago, and the life at our level as if it had begun under it. */
const beginUnderBefore = async (game: string, model: string): Promise<void> => {
  await asOwner(
    database.url,
    `insert into studio_definition values ('${HASH_BEFORE}', '${model}', '${canonicalText(BEFORE)}', now()) on conflict do nothing`,
  );
  await asOwner(
    database.url,
    `update studio_pool_life set definition_hash = '${HASH_BEFORE}', game = '${game}', model = '${model}'
      where bet = ${BET} and game = 'jl-classic3' and ended_at is null`,
  );
};
const livesOf = async (game: string) =>
  (
    await database.pool.query(
      'select life, definition_hash, ended_at from studio_pool_life where game = $1 and bet = $2 order by life',
      [game, BET],
    )
  ).rows;
const poolOf = async (game: string) =>
  (await database.pool.query('select pool from studio_pool where game = $1 and bet = $2', [game, BET])).rows[0]?.pool;

test('a life that runs is played by the rules it began under, to its end; the next one by those of today', async () => {
  await enter(1, 'classic3');
  await beginUnderBefore('jl-classic3', 'classic3');
  const { open, token, play, rotate } = await enter(1, 'classic3');
  const told = open.pools.find(({ bet }) => bet === BET);
  expect(told).toMatchObject({ amount: 20n * BET, mustHit: { by: 120n * BET, definitionHash: HASH_BEFORE } });

  const first = await play(SPIN);
  const point = await bringNear((sql) => asOwner(database.url, sql), { model: 'classic3', bet: BET, shares: 1n });
  const { round } = await play(SPIN);

  const share = (2n * BET) / 100n;
  expect(first.pools.find(({ bet }) => bet === BET)?.amount).toBe(20n * BET + share);
  const [hit] = round.shown?.kind === 'slot' ? (round.shown.hits ?? []) : [];
  expect(hit).toMatchObject({ paid: String(point), before: String(point - share), definitionHash: HASH_BEFORE });
  expect(await livesOf('jl-classic3')).toMatchObject([
    { life: 1, definition_hash: HASH_BEFORE, ended_at: expect.any(Date) },
    { life: 2, definition_hash: hashOfRules(definition), ended_at: null },
  ]);
  expect(await poolOf('jl-classic3')).toBe(10n * BET);

  await rotate({ commitment: open.seeds.commitment });
  const proof = await arcade.ask(contract.readRound, { body: { token, roundId: round.roundId } });
  expect(verifyRound(proof)).toBe('same');
  expect(verifyRound({ ...proof, poolRules: [] })).toBe('wrong-outcome');
  const life = await arcade.ask(contract.readPoolLife, { query: { commitment: hit?.commitment ?? '' } });
  expect([life.rules, verifyLife(life)]).toEqual([BEFORE, 'same']);
});

test('rules that have the pool no more still play its last life to its end, and no other begins', async () => {
  await enter(2, 'classic3');
  await beginUnderBefore(`jl-${SLOT}`, SLOT);
  const { open, token, play, rotate } = await enter(2, SLOT);
  expect(open.pools).toMatchObject([{ jackpot: 'bell', bet: BET, amount: 20n * BET, mustHit: { life: 2 } }]);

  const other = await play(SPIN, { bet: '2000' });
  const point = await bringNear((sql) => asOwner(database.url, sql), { model: SLOT, bet: BET, shares: 1n });
  const { round, pools } = await play(SPIN);

  expect(other.round.shown).toMatchObject({ pool: '0' });
  expect(round.shown).toMatchObject({ pool: String(point), hits: [{ jackpot: 'bell', life: 2 }] });
  expect(pools).toEqual([]);
  expect(await livesOf(`jl-${SLOT}`)).toMatchObject([{ life: 2, ended_at: expect.any(Date) }]);
  expect(await poolOf(`jl-${SLOT}`)).toBe(money(0n));
  expect((await play(SPIN)).round.state).toBe('DONE');

  await rotate({ commitment: open.seeds.commitment });
  const proof = await arcade.ask(contract.readRound, { body: { token, roundId: round.roundId } });
  expect(verifyRound(proof)).toBe('same');
});
