import type { Money } from '@fairground/contract/money';
import type { Win } from '@fairground/engines/slots/outcome';
import { prefersStillness } from '../../shell/dom.ts';
import type { GameHost } from '../../shell/game.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Captions } from './captions.ts';
import type { Effects } from './effects.ts';
import type { Motion } from './motion.ts';
import type { Beat } from './script.ts';

type Wins = Extract<Beat, { kind: 'wins' }>;

type WinTurnsDeps = {
  readonly effects: Effects;
  readonly captions: Captions;
  readonly motion: Motion;
  readonly host: Pick<GameHost, 'texts' | 'sound'>;
  readonly worth: (units: number) => Money;
};

/** So many wins of a board have a turn of their own; a board with more shows the rest of them together. */
const TURNS_MAX = 8;
const ALL_MS = 900;
/** Time to look at wins that do not move. */
const STILL_MS = 500;

/** Draws what a board pays one after the other while the sum grows, then all of it together. Announces the sum as text. */
export const showWinsInTurn = async (
  { wins, multiplier, pay }: Wins,
  { effects, captions, motion, host, worth }: WinTurnsDeps,
): Promise<string> => {
  const { texts, sound } = host;
  const { t, mark } = texts;
  const turns = turnsOf(wins, multiplier);
  const isStill = prefersStillness();
  if (turns.length > 1 && !isStill) {
    const ms = Math.max(240, Math.min(520, 2_400 / turns.length));
    for (const [index, { win, sum }] of turns.entries()) {
      if (motion.isHurried()) break;
      captions.pay(`${nameOf(win, texts)} · +${mark(worth(sum))}`);
      sound.play('line');
      await effects.showWins([win], ms, index);
    }
  }
  const times = multiplier > 1 ? ` ${t('multiplier', { value: multiplier })}` : '';
  const total = `+${mark(worth(pay))}${times}`;
  captions.pay(turns.length === 1 && turns[0] ? `${nameOf(turns[0].win, texts)} · ${total}` : total);
  sound.play('pop');
  await effects.showWins(wins, ALL_MS);
  if (isStill) await motion.pause(STILL_MS);
  return total;
};

/** The wins that are shown singly, each with what the board has paid up to it, in units. */
export const turnsOf = (
  wins: readonly Win[],
  multiplier: number,
): readonly { readonly win: Win; readonly sum: number }[] => {
  let sum = 0;
  return wins.slice(0, TURNS_MAX).map((win) => {
    sum += win.pay * multiplier;
    return { win, sum };
  });
};

const nameOf = ({ kind, line, count, ways }: Win, { t }: Texts): string => {
  if (kind === 'line' && line !== undefined) return t('win-line', { line: line + 1, count });
  if (kind === 'ways' && ways !== undefined) return t('win-ways', { ways, count });
  return kind === 'scatter' ? t('win-scatter', { count }) : t('win-symbols', { count });
};
