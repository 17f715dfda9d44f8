import type { GameKind, TableKind } from '@fairground/contract/studio/game';
import { paintScenery } from '../art/scenery.ts';
import type { Theme } from '../art/themes.ts';
import { el } from './dom.ts';

type Look = Pick<Theme, 'hue' | 'scene'>;

/** The light each of our own games is played in. */
const LOOKS: Readonly<Record<Exclude<GameKind, 'slot' | 'fishing' | 'crash' | TableKind>, Look>> = {
  dice: { hue: 250, scene: 'night' },
  plinko: { hue: 310, scene: 'night' },
  wheel: { hue: 25, scene: 'rays' },
  keno: { hue: 215, scene: 'water' },
  mines: { hue: 165, scene: 'hills' },
  'hi-lo': { hue: 150, scene: 'rays' },
};

/** The land behind a game that brings none of its own. */
export const createBackdrop = (
  kind: Exclude<GameKind, 'slot' | 'fishing' | 'crash' | TableKind>,
): HTMLCanvasElement => {
  const look = LOOKS[kind];
  document.documentElement.style.setProperty('--hue', String(look.hue));
  const canvas = el('canvas', { class: 'backdrop', 'aria-hidden': 'true' });
  new ResizeObserver(() => {
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    paintScenery(canvas, look, kind);
  }).observe(canvas);
  return canvas;
};
