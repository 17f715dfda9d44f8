import { money } from '@fairground/contract/money';
import type { Shown } from '@fairground/contract/studio/game';
import type { Proof, Round } from '@fairground/contract/studio/round';
import { cardText, hundredths, marked, plainFigures } from './replay-figures.ts';
import type { Figure } from './replay-figures.ts';
import type { Scene, Words } from './replay-scene.ts';
import { slotScenes } from './replay-slots.ts';
import { tableScenes } from './replay-tables.ts';

/** What happened in a round of the studio, from its stake to what it paid, drawn from what is stored of it. */
export const scenesOf = ({ round, rules }: Pick<Proof, 'round' | 'rules'>, words: Words): readonly Scene[] => {
  const { say, amount } = words;
  const opening = { title: say('stake', { amount: amount(round.stake) }), figures: choiceFigures(round, words) };
  const { shown } = round;
  if (shown === null) return [opening, { title: say('cancelled') }];
  return [
    opening,
    ...playScenes(round, shown, rules, words),
    ...(round.endedByRule ? [{ title: say('by-rule') }] : []),
    ...(round.endedAt === null ? [] : [{ title: paidTitle(round, words) }]),
  ];
};

const paidTitle = ({ win }: Round, { say, amount }: Words): string =>
  win > 0n ? say('paid', { amount: amount(win) }) : say('nothing');

/** What the player chose, where it is more than the stake. */
const choiceFigures = ({ choice }: Round, { say }: Words): readonly Figure[] => {
  if (choice.kind === 'keno') return plainFigures(choice.picks);
  if (choice.kind === 'mines') return [{ text: say('mines', { count: choice.mines }) }];
  return [];
};

/** A roll of dice is one of ten thousand. */
const DICE_FACES = 10_000;

const playScenes = (round: Round, shown: Shown, rules: unknown, words: Words): readonly Scene[] => {
  const { say, game, amount, decimal } = words;
  const { choice } = round;
  switch (shown.kind) {
    case 'slot':
      return slotScenes(round, shown, rules, words);
    case 'dice': {
      const wins = choice.kind === 'dice' ? choice.wins : 0;
      const isUnder = choice.kind === 'dice' && choice.side === 'under';
      const edge = hundredths(isUnder ? wins : DICE_FACES - 1 - wins, decimal);
      return [
        { title: say(isUnder ? 'dice-under' : 'dice-over', { edge }) },
        { title: say('rolled'), figures: [marked(hundredths(shown.roll, decimal), round.win > 0n)] },
      ];
    }
    case 'limbo': {
      const times = hundredths(choice.kind === 'limbo' ? choice.target : 0, decimal);
      const point = `${hundredths(shown.point, decimal)}×`;
      return [
        { title: say('limbo', { times }) },
        {
          title: say('reached', { times: hundredths(shown.point, decimal) }),
          figures: [marked(point, round.win > 0n)],
        },
      ];
    }
    case 'crash':
      return crashScenes(round, shown.point, words);
    case 'plinko':
      return [{ title: say('fall'), figures: plainFigures(shown.way.map((turn) => (turn === 1 ? '→' : '←'))) }];
    case 'wheel':
      return [{ title: say('wheel'), figures: [marked(String(shown.place + 1), round.win > 0n)] }];
    case 'keno': {
      const picks = choice.kind === 'keno' ? choice.picks : [];
      return shown.numbers.map((_, index) => ({
        title: say('drawn'),
        figures: shown.numbers.slice(0, index + 1).map((number) => marked(String(number), picks.includes(number))),
      }));
    }
    case 'mines':
      return [
        ...shown.opened.map((cell, index) => ({
          title: game('step-open', { cell: cell + 1 }),
          figures: shown.opened
            .slice(0, index + 1)
            .map((each) => marked(String(each + 1), shown.mines?.includes(each) !== true)),
        })),
        ...cashedOut(round, words),
        ...(shown.mines
          ? [{ title: say('mines-lie'), figures: plainFigures(shown.mines.map((cell) => cell + 1)) }]
          : []),
      ];
    case 'towers':
      return [
        ...shown.climbed.map((door, floor) => ({
          title: game('step-climb', { floor: floor + 1, door: door + 1 }),
          figures: [marked(String(door + 1), shown.traps?.[floor]?.includes(door) !== true)],
        })),
        ...cashedOut(round, words),
        ...(shown.traps ?? []).map((doors, floor) => ({
          title: say('traps', { floor: floor + 1 }),
          figures: plainFigures(doors.map((door) => door + 1)),
        })),
      ];
    case 'hi-lo':
      return hiLoScenes(round, shown.cards, words);
    case 'fishing':
      return [
        ...shown.shots.map(({ caught, bolts }, index) => {
          const hits = [...caught, ...bolts];
          return {
            title: say('shot', { at: index + 1 }),
            figures: hits.length === 0 ? [{ text: say('missed') }] : hits.map(({ times }) => marked(`${times}×`, true)),
          };
        }),
        ...(BigInt(shown.pool) > 0n ? [{ title: say('jackpot', { amount: amount(money(BigInt(shown.pool))) }) }] : []),
      ];
    default:
      return tableScenes(round, shown, words);
  }
};

const cashedOut = ({ steps }: Round, { game }: Words): readonly Scene[] =>
  steps.at(-1)?.kind === 'cash-out' ? [{ title: game('step-cash-out') }] : [];

/** Bets leave a flight in the order of their exits; those without one are still in it when it crashes. */
const crashScenes = ({ choice, bet }: Round, point: number, { say, amount, decimal }: Words): readonly Scene[] => {
  if (choice.kind !== 'crash') return [];
  const bets = choice.bets ?? [
    { amount: bet, exitAt: (choice.cashOut ?? point) < point ? (choice.cashOut ?? null) : null },
  ];
  const left = bets.flatMap(({ amount: own, exitAt }) => (exitAt === null ? [] : [{ own, exitAt }]));
  const lost = bets.filter(({ exitAt }) => exitAt === null);
  const times = hundredths(point, decimal);
  return [
    ...left
      .toSorted((one, other) => one.exitAt - other.exitAt)
      .map(({ own, exitAt }) => ({
        title: say('left', { amount: amount(own), times: hundredths(exitAt, decimal) }),
        figures: [marked(`${hundredths(exitAt, decimal)}×`, true)],
      })),
    { title: say('flight', { times }), figures: [marked(`${times}×`, false)] },
    ...lost.map(({ amount: own }) => ({ title: say('lost', { amount: amount(own) }) })),
  ];
};

/** The first card lies open; each guess or skip turns the next. */
const hiLoScenes = ({ steps }: Round, cards: readonly number[], { say, game }: Words): readonly Scene[] => {
  const seen = (count: number) => plainFigures(cards.slice(0, count).map(cardText));
  return [
    { title: say('first-card'), figures: seen(1) },
    ...steps.map((step, index) => {
      if (step.kind === 'cash-out') return { title: game('step-cash-out') };
      const title = step.kind === 'guess' ? game(`hi-lo-${step.guess}`) : game('hi-lo-skip');
      return { title, figures: seen(index + 2) };
    }),
  ];
};
