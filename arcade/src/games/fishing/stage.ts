import 'pixi.js/unsafe-eval';
import { Container, autoDetectRenderer } from 'pixi.js';
import type { Place } from '@fairground/engines/fish/path';
import type { FishingRules } from '@fairground/engines/fish/room';
import { createSharpness, fullSharpness } from '../../art/sharpness.ts';
import { createBullets } from './bullets.ts';
import type { Bullet, Bullets } from './bullets.ts';
import { createEffects } from './effects.ts';
import type { Effects } from './effects.ts';
import { createGuns } from './guns.ts';
import type { Guns } from './guns.ts';
import type { Pictures } from './pictures.ts';
import { createScene } from './scene.ts';
import { createShoal } from './shoal.ts';
import type { Shoal, Swimmer } from './shoal.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';

/** Everything that is seen, from the deep water to the amounts that rise. */
export type SeaStage = {
  readonly canvas: HTMLCanvasElement;
  readonly shoal: Shoal;
  readonly guns: Guns;
  readonly bullets: Bullets;
  readonly effects: Effects;
  readonly view: () => View;
  readonly resize: (width: number, height: number) => void;
  /** Sits the player down: the picture turns so that the own cannon is at the bottom. */
  readonly sit: (seat: number) => void;
  /** Calls back with every frame and the milliseconds since the one before, then draws. */
  readonly run: (onFrame: (ms: number) => void) => void;
};

/** A picture that comes back after a pause goes on, it does not catch up. */
const FRAME_MAX_MS = 60;

export const createSeaStage = async (
  rules: FishingRules,
  pictures: Pictures,
  onHit: (bullet: Bullet, fish: Swimmer, at: Place) => void,
  onGone: (bullet: Bullet) => void,
): Promise<SeaStage> => {
  const renderer = await autoDetectRenderer({
    preference: ['webgl', 'canvas'],
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: fullSharpness(),
    width: 320,
    height: 240,
  });
  const scene = createScene(pictures);
  const [shoal, guns, bullets, effects] = [
    createShoal(pictures),
    createGuns(),
    createBullets(onHit, onGone),
    createEffects(pictures),
  ];
  const root = new Container();
  root.addChild(scene.back, shoal.layer, scene.front, bullets.layer, guns.layer, effects.layer);
  let [width, height, seat] = [320, 240, 0];
  let view = viewOf(rules.sea, width, height, seat);
  const lay = (): void => {
    view = viewOf(rules.sea, width, height, seat);
    guns.place(view);
  };
  lay();

  return {
    canvas: renderer.canvas,
    shoal,
    guns,
    bullets,
    effects,
    view: () => view,
    resize: (wide, high) => {
      [width, height] = [wide, high];
      renderer.resize(wide, high);
      scene.resize(wide, high);
      lay();
    },
    sit: (taken) => {
      seat = taken;
      lay();
    },
    run: (onFrame) => {
      const watch = createSharpness(fullSharpness(), (resolution) => renderer.resize(width, height, resolution));
      let last = performance.now();
      const frame = (now: number): void => {
        watch(now - last);
        const ms = Math.min(FRAME_MAX_MS, Math.max(0, now - last));
        last = now;
        scene.move(now);
        onFrame(ms);
        guns.move(now);
        effects.move(ms);
        renderer.render(root);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
  };
};
