import type { FamilyCode } from '@fairground/engines/lottery/families';
import { GAMES, playsOf, stakeUnitsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { GamePlan } from '../game-plan.ts';
import { withEmblems } from './emblems.ts';

/** Under which label of the electronic lotteries a family stands. */
const ELECTRONIC: Readonly<Partial<Record<FamilyCode, string>>> = {
  SSC: 'SSC',
  '11X5': 'ELEVEN',
  K3: 'K3',
  PK10: 'PK10',
  KL8: 'KENO',
  PC28: 'PC28',
  '3D': 'DIGITS',
  P5: 'DIGITS',
  LHC: 'MARK_SIX',
};

const BALLS = [
  'pool-8-ball',
  'ticket',
  'admission-tickets',
  'crystal-ball',
  'keycap-8',
  'keycap-9',
  'red-paper-lantern',
];
const BOARDS = ['game-die', 'pool-8-ball', 'keycap-5', 'keycap-10', 'alarm-clock', 'hourglass-not-done', 'bullseye'];

const rotated = (motifs: readonly string[], by: number): readonly string[] => {
  const start = by % motifs.length;
  return [...motifs.slice(start), ...motifs.slice(0, start)];
};

type LotteryPlan = Pick<GamePlan, 'vendor' | 'category' | 'classify'> & {
  readonly game: Game;
  readonly place: number;
  readonly motifs: readonly string[];
};

/** A game is called here what its definition calls it. */
const lottery = ({ game, place, motifs, ...rest }: LotteryPlan): GamePlan => ({
  ...rest,
  gameId: game.code,
  code: game.code,
  defaultPlayType: firstPlayOf(game),
  modelId: `lottery.${game.code}`,
  names: game.names,
  theme: 'lottery',
  mechanic: 'draw',
  volatility: null,
  lines: 0,
  minBetDong: smallestStakeOf(game),
  releasedOn: `20${19 + (place % 6)}-0${1 + (place % 9)}-15`,
  isHot: place === 0,
  tile: withEmblems(rest.category, place, {
    scenes: ['lanterns', 'fireworks', 'rays', 'night', 'clouds', 'tents'],
    hues: [15, 60, 140, 200, 255, 300, 345],
    motifs: rotated(motifs, place).slice(0, 2),
    extras: ['glowing-star', 'sparkles', 'confetti-ball', 'ticket', 'four-leaf-clover'],
  }),
});

/** What one bet of a game's usual menu costs in whole units; some menus offer parts of one besides. */
const smallestStakeOf = (game: Game): number => {
  const [mode] = game.modes;
  if (mode === undefined) throw new Error(`The lottery ${game.code} has no menu.`);
  return Number(stakeUnitsOf(game, mode));
};

/** What a game opens with: the first play of its usual menu. */
const firstPlayOf = (game: Game): string => {
  const [mode] = game.modes;
  const [play] = mode === undefined ? [] : playsOf(game, mode);
  if (play === undefined) throw new Error(`The lottery ${game.code} has no play.`);
  return play.code;
};

const labelOf = ({ code, family }: Game): string => {
  const label = ELECTRONIC[family];
  if (label === undefined) throw new Error(`The lottery ${code} has no label.`);
  return label;
};

const gamesOf = (area: Game['area']): readonly Game[] => GAMES.filter((game) => game.area === area);

/** Every lottery of the engine: draws of Vietnam and its neighbours, and the fast electronic ones. */
export const lotteryPlans = (): readonly GamePlan[] => [
  ...gamesOf('SEA').map((game, place) =>
    lottery({ vendor: 'TCG_SEA', category: 'LOTT', classify: 'SEA', game, place, motifs: BALLS }),
  ),
  ...gamesOf('VN').map((game, place) =>
    lottery({
      vendor: 'TCG_LOTTO_VN',
      category: 'LOTT',
      classify: game.timetable.schedule.kind === 'interval' ? 'VN_FAST' : 'VN_TRADITIONAL',
      game,
      place,
      motifs: BALLS,
    }),
  ),
  ...gamesOf('CN').map((game, place) =>
    lottery({ vendor: 'TCG_LOTTO', category: 'ELOTT', classify: labelOf(game), game, place, motifs: BOARDS }),
  ),
];
