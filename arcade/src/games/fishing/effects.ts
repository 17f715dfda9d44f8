import { Container, Graphics, Sprite, Text } from 'pixi.js';
import type { Place } from '@fairground/engines/fish/path';
import { prefersStillness } from '../../shell/dom.ts';
import type { Pictures } from './pictures.ts';
import type { Swimmer } from './shoal.ts';

/** What is seen for a moment: nets, beams, bolts, blasts, coins on their way, amounts that rise. */
export type Effects = {
  readonly layer: Container;
  readonly net: (at: Place, size: number) => void;
  readonly beam: (from: Place, to: Place) => void;
  readonly blast: (at: Place, size: number) => void;
  readonly bolt: (from: Place, to: Place) => void;
  /** A caught fish turns over and goes to the cannon, with so many coins behind it. */
  readonly land: (fish: Swimmer, to: Place, coins: number) => void;
  readonly write: (at: Place, words: string, size: 'small' | 'large') => void;
  readonly move: (ms: number) => void;
};

type Passing = { age: number; readonly ms: number; readonly show: (part: number) => void; readonly end: () => void };

export const createEffects = (pictures: Pictures): Effects => {
  const layer = new Container();
  const passing = new Set<Passing>();
  const pass = (thing: Container, ms: number, show: (part: number) => void): void => {
    layer.addChild(thing);
    show(0);
    passing.add({ age: 0, ms, show, end: () => thing.destroy({ children: true }) });
  };

  const line = (
    ways: readonly (readonly [width: number, paint: number, alpha: number])[],
    points: readonly Place[],
    ms: number,
  ): void => {
    const picture = new Graphics({ blendMode: 'add' });
    for (const [width, color, alpha] of ways) {
      for (const [index, { x, y }] of points.entries())
        if (index === 0) picture.moveTo(x, y);
        else picture.lineTo(x, y);
      picture.stroke({ width, color, alpha, cap: 'round', join: 'round' });
    }
    pass(picture, ms, (part) => {
      picture.alpha = 1 - part ** 2;
    });
  };

  const coin = (from: Place, to: Place, late: number): void => {
    const picture = new Sprite({ texture: pictures.coin, anchor: 0.5 });
    picture.setSize(26);
    const scale = picture.scale.x;
    const [sideX, sideY] = [(Math.sin(late * 37) + Math.sin(late * 11)) * 46, -40 - Math.abs(Math.cos(late * 23)) * 60];
    pass(picture, 900 + late * 420, (part) => {
      const way = Math.max(0, (part - 0.35) / 0.65) ** 1.8;
      const burst = Math.min(1, part / 0.35);
      picture.position.set(
        (from.x + sideX * burst) * (1 - way) + to.x * way,
        (from.y + sideY * Math.sin(burst * Math.PI * 0.6)) * (1 - way) + to.y * way,
      );
      picture.scale.set(scale * Math.abs(Math.cos(part * 9 + late * 7)) * 0.8 + scale * 0.2, scale);
      picture.alpha = part > 0.95 ? 0 : 1;
    });
  };

  return {
    layer,
    net: (at, size) => {
      const picture = drawNet(size);
      picture.position.set(at.x, at.y);
      pass(picture, 420, (part) => {
        picture.scale.set(0.35 + 0.65 * Math.min(1, part * 3));
        picture.alpha = part < 0.6 ? 0.9 : 0.9 * (1 - (part - 0.6) / 0.4);
      });
    },
    beam: (from, to) =>
      line(
        [
          [26, 0x3a_d8_ff, 0.25],
          [12, 0x8a_f2_ff, 0.6],
          [4, 0xff_ff_ff, 1],
        ],
        [from, to],
        320,
      ),
    bolt: (from, to) => {
      const steps = 6;
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        const part = step / steps;
        const off = step === 0 || step === steps ? 0 : Math.sin(step * 91.7 + from.x) * 22;
        return { x: from.x + (to.x - from.x) * part + off, y: from.y + (to.y - from.y) * part + off * 0.6 };
      });
      line(
        [
          [10, 0x7d_b8_ff, 0.4],
          [3, 0xff_ff_ff, 1],
        ],
        points,
        420,
      );
    },
    blast: (at, size) => {
      const picture = new Sprite({ texture: pictures.light, anchor: 0.5, blendMode: 'add', tint: 0xff_b0_50 });
      picture.position.set(at.x, at.y);
      pass(picture, 460, (part) => {
        picture.setSize(size * (0.3 + 0.9 * Math.sqrt(part)));
        picture.alpha = 0.6 * (1 - part);
      });
    },
    land: (fish, to, coins) => {
      const from = { ...fish.place() };
      const { box } = fish;
      const still = prefersStillness();
      const [scaleX, scaleY] = [box.scale.x, box.scale.y];
      pass(box, still ? 300 : 780, (part) => {
        const way = Math.max(0, (part - 0.4) / 0.6) ** 2;
        box.alpha = 1 - way;
        if (still) return;
        box.rotation = part * Math.PI * 2.2;
        box.position.set(
          from.x + (to.x - from.x) * way,
          from.y - Math.sin(part * Math.PI) * 26 + (to.y - from.y) * way,
        );
        const grown = part < 0.2 ? 1 + part : 1.2 - way;
        box.scale.set(scaleX * grown, scaleY * grown);
      });
      if (!still) for (let each = 0; each < coins; each += 1) coin(from, to, each / Math.max(6, coins));
    },
    write: (at, words, size) => {
      const text = new Text({
        text: words,
        style: {
          fontFamily: 'system-ui, sans-serif',
          fontWeight: '900',
          fontSize: size === 'large' ? 40 : 24,
          fill: size === 'large' ? 0xff_e0_7a : 0xff_f3_c4,
          stroke: { color: 0x3a_16_00, width: size === 'large' ? 7 : 5, join: 'round' },
        },
        anchor: 0.5,
        resolution: 2,
      });
      pass(text, size === 'large' ? 1_900 : 1_200, (part) => {
        text.position.set(at.x, at.y - 20 - (prefersStillness() ? 0 : 54 * Math.sqrt(part)));
        text.scale.set(part < 0.12 && !prefersStillness() ? 0.6 + part * 3.4 : 1);
        text.alpha = part < 0.7 ? 1 : (1 - part) / 0.3;
      });
    },
    move: (ms) => {
      for (const each of passing) {
        each.age += ms;
        each.show(Math.min(1, each.age / each.ms));
        if (each.age < each.ms) continue;
        passing.delete(each);
        each.end();
      }
    },
  };
};

const drawNet = (size: number): Graphics => {
  const picture = new Graphics();
  for (const ring of [1, 0.66, 0.33])
    picture.circle(0, 0, size * ring).stroke({ color: 0xff_f4_d0, width: 2.5, alpha: 0.85 });
  for (let spoke = 0; spoke < 10; spoke += 1) {
    const angle = (spoke / 10) * Math.PI * 2;
    picture.moveTo(0, 0).lineTo(Math.cos(angle) * size, Math.sin(angle) * size);
  }
  return picture.stroke({ color: 0xff_f4_d0, width: 1.6, alpha: 0.7 });
};
