import { expect, test } from 'vitest';
import { drawBoard, isBoard } from './board.ts';
import { fastIssueAt, issueBefore, issuesFrom, issuesOn } from './calendar.ts';
import type { Timetable } from './calendar.ts';
import { FAMILIES, familyOf } from './families.ts';
import { GAMES, gameOf, playOf, playsOf } from './games.ts';
import { MODES, oddsAt } from './price.ts';
import { countingWords } from './testing/counting-words.ts';
import { dayOf, momentOf } from './zone.ts';

const timetable = (code: string): Timetable => {
  const game = gameOf(code);
  if (game === undefined) throw new Error(`There is no game ${code}.`);
  return game.timetable;
};

const said = (code: string, day: string): readonly string[] =>
  issuesOn(timetable(code), day).map(
    ({ numero, openAt, lockAt, drawAt }) =>
      `${numero} ${[openAt, lockAt, drawAt].map((moment) => moment.toISOString().slice(5, 19)).join(' ')}`,
  );

// Together with the journey `launch`, which plays in seamless mode and in a frame, this is the whole row.
test('[A-03] the prize modes Lott, ZY, Elott and SEA and the Vietnamese lotteries are offered, each game with plays in its modes', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(70);
  expect(new Set(GAMES.map(({ family }) => family)).size).toBe(Object.keys(FAMILIES).length);
  expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length);
  expect(Object.keys(MODES).toSorted()).toEqual(['Elott', 'Lott', 'SEA', 'ZY']);
  expect(new Set(GAMES.flatMap(({ modes }) => modes))).toEqual(new Set(Object.keys(MODES)));
  expect(GAMES.map(({ family }) => family)).toEqual(expect.arrayContaining(['VN_NORTH', 'VN_SOUTH']));
  expect(GAMES.filter((game) => game.modes.some((mode) => playsOf(game, mode).length === 0))).toEqual([]);
  expect(GAMES.filter(({ names }) => names.TY === '' || names.EN === '')).toEqual([]);
});

test('no two plays of a menu share a code, and every code is a group and a kind', () => {
  for (const game of GAMES)
    for (const mode of game.modes) {
      const codes = playsOf(game, mode).map(({ code }) => code);
      expect([game.code, mode, codes.filter((code, index) => codes.indexOf(code) !== index)]).toEqual([
        game.code,
        mode,
        [],
      ]);
      expect(codes.filter((code) => !/^[a-z0-9-]+\.[a-z0-9-]+$/.test(code))).toEqual([]);
    }
});

test('a play is found in its mode alone', () => {
  const game = gameOf('SSC1M');
  if (game === undefined) throw new Error('SSC1M is offered.');

  expect(playOf(game, 'Elott', 'back3.direct')?.code).toBe('back3.direct');
  expect(playOf(game, 'ZY', 'back3.direct')).toBeUndefined();
  expect(playOf(game, 'SEA', 'back3.direct')).toBeUndefined();
  expect(gameOf('NOTHING')).toBeUndefined();
});

test('a rate card names only plays and tiers that there are', () => {
  for (const { family, card = {} } of GAMES)
    for (const [code, prizes] of Object.entries(card)) {
      const play = familyOf(family).plays.find((one) => one.code === code);
      const tiers = play === undefined ? [] : [...oddsAt(play, 2000).keys()];
      expect([code, Object.keys(prizes).toSorted()]).toEqual([code, tiers.toSorted()]);
    }
});

test('every family draws boards of its layout, the same from the same words', () => {
  for (const [code, { layout }] of Object.entries(FAMILIES)) {
    const boards = Array.from({ length: 20 }, (_, seed) => drawBoard(layout, countingWords(seed * 31)));
    expect([code, boards.every((board) => isBoard(layout, board))]).toEqual([code, true]);
    expect(drawBoard(layout, countingWords(31))).toEqual(boards[1]);
    expect(isBoard(layout, [...(boards[0] ?? []), '1'])).toBe(false);
  }
});

test('dice draw all faces and drums no ball twice', () => {
  const faces = new Set(
    Array.from({ length: 60 }, (_, seed) => drawBoard(FAMILIES.K3.layout, countingWords(seed))).flat(),
  );

  expect([...faces].toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(isBoard(FAMILIES['11X5'].layout, ['01', '02', '03', '04', '04'])).toBe(false);
  expect(isBoard(FAMILIES['11X5'].layout, ['01', '02', '03', '04', '12'])).toBe(false);
});

test('a fast game has an issue for every period of its day, one after the other', () => {
  const issues = issuesOn(timetable('SSC1M'), '2026-03-21');

  expect(issues).toHaveLength(1440);
  expect(issues[0]).toEqual({
    numero: '20260321-0001',
    openAt: new Date('2026-03-20T17:00:00Z'),
    lockAt: new Date('2026-03-20T17:00:55Z'),
    drawAt: new Date('2026-03-20T17:01:00Z'),
  });
  expect(issues.at(-1)?.numero).toBe('20260321-1440');
  expect(issues.at(-1)?.drawAt).toEqual(issuesOn(timetable('SSC1M'), '2026-03-22')[0]?.openAt);
  expect(
    issues.every((issue, index) => index === 0 || issue.openAt.getTime() === issues[index - 1]?.drawAt.getTime()),
  ).toBe(true);
  expect(issuesOn(timetable('MB5M'), '2026-03-21').at(-1)?.numero).toBe('20260321-288');
  expect(issuesOn(timetable('SSC45S'), '2026-03-21')).toHaveLength(1920);
});

test('a station draws on its days, and its issue opens at the draw before', () => {
  expect(said('XSHCM', '2026-03-21')).toEqual(['20260321-HCM 03-16T09:15:00 03-21T09:05:00 03-21T09:15:00']);
  expect(said('XSHCM', '2026-03-20')).toEqual([]);
  expect(said('MB', '2026-03-21')).toEqual(['20260321-MB 03-20T11:15:00 03-21T11:05:00 03-21T11:15:00']);
});

test('the Thai lottery draws on the first and the sixteenth', () => {
  const draws = issuesFrom(timetable('THAI_GOV'), new Date('2026-02-02T00:00:00Z'), 4).map(({ numero }) => numero);

  expect(draws).toEqual(['20260216-THAI_GOV', '20260301-THAI_GOV', '20260316-THAI_GOV', '20260401-THAI_GOV']);
});

test('issues are known ahead across midnight, from the one that can still be bet on', () => {
  const nearMidnight = new Date('2026-03-21T16:58:58Z');

  expect(issuesFrom(timetable('SSC1M'), nearMidnight, 3).map(({ numero }) => numero)).toEqual([
    '20260321-1440',
    '20260322-0001',
    '20260322-0002',
  ]);
  expect(issuesFrom(timetable('SSC1M'), new Date('2026-03-21T16:59:54.999Z'), 1)[0]?.numero).toBe('20260321-1440');
  expect(issuesFrom(timetable('SSC1M'), new Date('2026-03-21T16:59:55Z'), 1)[0]?.numero).toBe('20260322-0001');
  expect(issueBefore(timetable('SSC1M'), new Date('2026-03-21T17:00:00Z'))?.numero).toBe('20260321-1440');
  expect(issueBefore(timetable('XSHCM'), new Date('2026-03-20T00:00:00Z'))?.numero).toBe('20260316-HCM');
});

test('where clocks change, a day is as long as it is and no two issues share a number', () => {
  const berlin: Timetable = {
    zone: 'Europe/Berlin',
    schedule: { kind: 'interval', seconds: 3600 },
    lockSeconds: 5,
    suffix: 'X',
  };

  expect(issuesOn(berlin, '2026-03-29')).toHaveLength(23);
  expect(issuesOn(berlin, '2026-10-25')).toHaveLength(25);
  expect(momentOf('2026-07-01', '12:00', 'Europe/Berlin').toISOString()).toBe('2026-07-01T10:00:00.000Z');
  expect(dayOf(new Date('2026-07-01T22:30:00Z'), 'Europe/Berlin')).toBe('2026-07-02');
});

test('an issue of a fast game is found by its moment as the list of its day has it', () => {
  const zones = ['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'Australia/Lord_Howe'];
  const days = ['2026-03-21', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25'];
  for (const zone of zones)
    for (const day of days) {
      const fast: Timetable = { zone, schedule: { kind: 'interval', seconds: 1800 }, lockSeconds: 5, suffix: 'X' };
      for (const issue of issuesOn(fast, day)) {
        expect(fastIssueAt(fast, 1800, issue.openAt)).toEqual(issue);
        expect(fastIssueAt(fast, 1800, new Date(issue.drawAt.getTime() - 1))).toEqual(issue);
      }
    }
});

test('clocks that are changed by half an hour are followed to the second', () => {
  const change = Date.parse('2026-04-04T15:00:00Z');

  expect(dayOf(new Date(change - 1), 'Australia/Lord_Howe')).toBe('2026-04-05');
  expect(momentOf('2026-04-05', '01:00', 'Australia/Lord_Howe').toISOString()).toBe('2026-04-04T14:00:00.000Z');
  expect(momentOf('2026-04-05', '03:00', 'Australia/Lord_Howe').toISOString()).toBe('2026-04-04T16:30:00.000Z');
});
