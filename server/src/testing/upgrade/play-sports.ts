import type { Fixture, Selection } from '@fairground/contract/sports/endpoints';
import { NO_SCORE } from '../../modules/sports/domain/model.ts';
import type { FeedBody } from '../../modules/sports/index.ts';
import { aCaller, callRoute } from '../modules.ts';
import type { Play } from './play.ts';

const PRODUCER = 'recorded';
const HOUR_MS = 3_600_000;

/** Singles that won and lost, a combination that waits for its second match, and a match that takes bets. */
export const playSports = async (play: Play, token: string): Promise<void> => {
  const say = sayTo(play, 0n);
  await announce(say, 'upgrade-first');
  await announce(say, 'upgrade-second');
  const [home, away] = [await resultOf(play, 0, 'h'), await resultOf(play, 0, 'a')];
  const later = await resultOf(play, 1, 'h');
  await placeBet(play, token, 'upgrade-won', [home]);
  await placeBet(play, token, 'upgrade-lost', [away]);
  await placeBet(play, token, 'upgrade-waits', [home, later]);

  await endMatch(play, say, 'upgrade-first');
};

/** The messages of the story, after which its second match ends. */
const SAID = 4n;

/** The match that the combination waits for ends as well: its home side wins. */
export const endSecondMatch = (play: Pick<Play, 'app'>): Promise<void> =>
  endMatch(play, sayTo(play, SAID), 'upgrade-second');

const endMatch = async ({ app }: Pick<Play, 'app'>, say: Say, ref: string): Promise<void> => {
  const score = { ...NO_SCORE, halves: { ...NO_SCORE.halves, h1: 1 }, order: ['h'] as const };
  await say(
    { kind: 'state', ref, state: 'ENDED', seconds: 5_400, isRunning: false, at: inHours(0) },
    { kind: 'settle', ref, scope: 'match', score },
  );
  await app.sports.feeds.settle();
};

type Say = (...bodies: readonly FeedBody[]) => Promise<void>;

const sayTo = ({ app }: Pick<Play, 'app'>, said: bigint): Say => {
  let seq = said;
  return async (...bodies) => {
    for (const body of bodies) await app.sports.feeds.receive(PRODUCER, { seq: (seq += 1n), body });
  };
};

/** The book goes by the clock of the database. */
const inHours = (hours: number): string =>
  new Date(performance.timeOrigin + performance.now() + hours * HOUR_MS).toISOString();

const announce = (say: Say, ref: string): Promise<void> =>
  say({
    ...{ kind: 'fixture', ref, sport: 'FOOTBALL', competition: 'red-river', home: 'rr-hanoi', away: 'rr-haiphong' },
    ...{ startsAt: inHours(1), speed: 1, model: { is: 'goals', home: 1.72, away: 0.94 } },
    commitment: 'c'.repeat(64),
  });

/** A selection of who wins one of the matches, which come in the order they were announced. */
const resultOf = async ({ app }: Play, index: number, code: string): Promise<Selection> => {
  const coupon = await callRoute(
    app.sports.routes,
    'sports.read-coupon',
    { query: { competition: 'red-river' } },
    aCaller(),
  );
  const { list } = coupon as { readonly list: readonly Fixture[] };
  const market = list[index]?.markets.find(({ type, period }) => type === '1x2' && period === 'ft');
  const found = market?.selections.find((each) => each.code === code);
  if (found === undefined)
    throw new Error(`No ${code} among ${JSON.stringify(list[index]?.markets.map(({ type }) => type))}.`);
  return found;
};

const placeBet = async ({ ask }: Play, token: string, requestId: string, legs: readonly Selection[]): Promise<void> => {
  const body = {
    ...{ requestId, kind: legs.length === 1 ? 'SINGLE' : 'COMBO', accept: 'better' },
    legs: legs.map(({ id, oddsMilli }) => ({ selectionId: id, oddsMilli })),
    stake: '1000',
  };
  const { text } = await ask({
    ...{ method: 'POST', path: '/wps/relay/sports/bets', token },
    body: JSON.stringify(body),
  });
  if (!text.includes('"success":true')) throw new Error(`The bet answers ${text}.`);
};
