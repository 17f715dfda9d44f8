import { mapsToWin } from '@fairground/engines/sports/maps';
import type { MapOrder } from '@fairground/engines/sports/maps';
import type { FightBet } from '@fairground/engines/tables/virtual-fight';
import { NO_SCORE } from './model.ts';
import type { Model, Score } from './model.ts';

/**
 * A result as two people type it: `1:0 2:1` are the goals of both halves, `hah` who won each map, `meron` a fight.
 * Undefined where it is none of this match. Who scored in which order is not typed, so markets of a goal stay.
 */
export const typedResult = (model: Model, text: string, before: Score): Score | undefined => {
  switch (model.is) {
    case 'goals': {
      const [, h1, a1, h2, a2] = /^(\d{1,2}):(\d{1,2}) (\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
      if (a2 === undefined) return undefined;
      const halves = { h1: Number(h1), a1: Number(a1), h2: Number(h2), a2: Number(a2) };
      return { ...before, halves };
    }
    case 'maps': {
      if (!/^[ha]+$/.test(text)) return undefined;
      const maps = [...text] as unknown as MapOrder;
      const won = maps.filter((side) => side === maps.at(-1)).length;
      const other = maps.length - won;
      const most = mapsToWin(model.best);
      return won === most && other < most ? { ...NO_SCORE, maps } : undefined;
    }
    case 'fight':
      return ['meron', 'wala', 'draw'].includes(text) ? { ...NO_SCORE, fight: text as FightBet } : undefined;
  }
};

/** The result of a match as it would be typed. */
export const resultText = (model: Model, { halves, maps, fight }: Score): string => {
  if (model.is === 'goals') return `${halves.h1}:${halves.a1} ${halves.h2}:${halves.a2}`;
  return model.is === 'maps' ? maps.join('') : (fight ?? '');
};
