import type { Money } from '@fairground/contract/money';
import { smallerScene } from '@fairground/contract/market/policy';
import type { PlayPolicy } from '@fairground/contract/studio/play-policy';

export type WinScenes = PlayPolicy['winScenes'];
export type SceneLevel = Exclude<WinScenes['largest'], 'none'>;

/** How loud a result is shown. `returned` says what came back and no more: it is not a win to get back less than was staked. */
export type Celebration = {
  readonly level: 'nothing' | 'returned' | 'win' | SceneLevel;
  /** How long the amount counts up. */
  readonly countMs: number;
};

export const celebrationOf = (win: Money, stake: Money, scenes: WinScenes): Celebration => {
  if (win <= 0n) return { level: 'nothing', countMs: 0 };
  // Not more than the stake came back: no celebration, whatever the lines showed.
  if (win <= stake) return { level: 'returned', countMs: 0 };
  const times = timesOf(win, stake);
  const countMs = Math.round(Math.min(5_000, 350 + 420 * Math.log2(times)));
  const earned = times >= scenes.epic ? 'epic' : times >= scenes.mega ? 'mega' : times >= scenes.big ? 'big' : 'none';
  const level = smallerScene(earned, scenes.largest);
  return { level: level === 'none' ? 'win' : level, countMs };
};

/** A win as a multiple of its stake, cut to hundredths. */
export const timesOf = (win: Money, stake: Money): number => (stake > 0n ? Number((win * 100n) / stake) / 100 : 1);

export const isScene = (level: Celebration['level']): level is SceneLevel =>
  level === 'big' || level === 'mega' || level === 'epic';
