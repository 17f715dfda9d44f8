import { listTables } from '@fairground/contract/live-tables/endpoints';
import { parseMoney } from '@fairground/contract/money';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { openHall } from '../testing/hall.ts';
import { cycleMs } from './idle-time.ts';

const database = await testDatabase();

describe('a table around the clock', async () => {
  const hall = await openHall(database, { runs: 'around the clock' });
  const floor = (tables: string, at = hall.studio) => hall.ask(listTables, { query: { tables } }, { at });
  const stored = async (kind: string): Promise<number> => {
    const { rows } = await database.pool.query(
      `select count(*)::int as rounds from studio_table_round r join studio_table t on t.id = r.table_id where t.model = $1`,
      [kind],
    );
    return (rows[0] as { rounds: number }).rounds;
  };

  test('plays rounds while nobody looks, the same on every node, and stores none of them', async () => {
    hall.clock.advance(5 * cycleMs('roulette') + 1_000);

    const [seen] = (await floor('JL:jl-roulette')).list;
    const [again] = (await floor('JL:jl-roulette', hall.studioWith())).list;

    expect(seen).toMatchObject({ number: 6, phase: 'OPEN', players: 0 });
    expect(seen?.marks).toHaveLength(5);
    expect(again).toEqual(seen);
    expect(await stored('roulette')).toBe(0);
  });

  test('a player who joins sees those rounds on the roads and gets a round with its full betting time', async () => {
    const before = (await floor('JL:jl-roulette', hall.studioWith())).list[0];
    const player = await hall.sit(700, 'roulette');
    const { past } = await player.enter();
    const { view } = await player.watch();

    expect(past.map(({ number }) => number)).toEqual(Array.from({ length: past.length }, (_, index) => index + 1));
    expect(past.length).toBe((before?.number ?? 0) - 1);
    expect(view.round).toMatchObject({ number: past.length + 1, phase: 'OPEN' });
    await hall.playOut('roulette');
    hall.clock.advance(3 * cycleMs('roulette'));

    const later = (await player.enter()).past;

    // The round that was played stands among those that were not.
    expect(later.slice(0, past.length)).toEqual(past);
    expect(later.length).toBeGreaterThan(past.length + 2);
    expect(await stored('roulette')).toBe(1);
  });

  test('shows what tables of a page do, and leaves out what is no table', async () => {
    const { list } = await floor('JL:jl-baccarat,JL:jl-sic-bo,JL:nothing,XX:jl-baccarat', hall.studioWith());

    expect(list.map(({ game }) => game).toSorted()).toEqual(['jl-baccarat', 'jl-sic-bo']);
    expect(list.every(({ marks }) => marks.length > 0)).toBe(true);
    expect(list.every(({ movesAt }) => movesAt > hall.clock.now())).toBe(true);
  });

  test('players see each other with masked names, what they stake and what they were paid', async () => {
    const at = hall.studioWith({
      maskedNames: (ids) => Promise.resolve(new Map(ids.filter((id) => id === 710n).map((id) => [id, 'an•••10']))),
    });
    const [one, two] = [await hall.sit(710, 'dragon-tiger'), await hall.sit(711, 'dragon-tiger')];
    const { view: open } = await one.watch(at);
    const number = open.round?.number ?? 0;
    await one.bet({ dragon: '2000' }, { number, at });
    const { view } = await two.bet({ tiger: '5000' }, { number, at });

    expect(view.seats).toEqual([
      { name: null, stake: parseMoney('5000'), win: null, isYou: true },
      { name: 'an•••10', stake: parseMoney('2000'), win: null, isYou: false },
    ]);
    await hall.playOut('dragon-tiger', at);
    const { view: paid } = await one.watch(at);
    expect(paid.seats.map(({ isYou }) => isYou)).toEqual([false, true]);
    expect(paid.seats.every(({ win }) => win !== null)).toBe(true);
  });
});
