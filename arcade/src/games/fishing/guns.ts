import { Container, Graphics, Text } from 'pixi.js';
import type { Place } from '@fairground/engines/fish/path';
import { colour, pixelOf } from '../../art/paint.ts';
import type { View } from './view.ts';

export type SeatShown = { readonly seat: number; readonly cannon: number };

/** The cannons of the room: one's own at the bottom, the others where they sit. */
export type Guns = {
  readonly layer: Container;
  readonly place: (view: View) => void;
  readonly show: (
    seats: readonly SeatShown[],
    own: number,
    labels: { readonly free: string; readonly you: string },
  ) => void;
  readonly aim: (seat: number, at: Place) => void;
  readonly fire: (seat: number) => void;
  /** Where the shot leaves the barrel. */
  readonly mouth: (seat: number) => Place;
  readonly move: (nowMs: number) => void;
};

const SEATS = 4;
const HUES = [80, 165, 325, 265] as const;

export const createGuns = (): Guns => {
  const layer = new Container();
  const guns = Array.from({ length: SEATS }, (_, seat) => createGun(HUES[seat] ?? 80));
  layer.addChild(...guns.map(({ box }) => box));
  const gun = (seat: number) => guns[seat] as ReturnType<typeof createGun>;
  return {
    layer,
    place: (view) => {
      for (const [seat, each] of guns.entries()) {
        const at = view.cannon(seat);
        const [size, isBelow] = [Math.max(0.62, Math.min(1, view.unit)), at.y > view.height / 2];
        each.box.position.set(at.x, at.y + (isBelow ? -FOOT : FOOT) * size);
        each.box.scale.set(size);
        each.setSide(isBelow ? 'bottom' : 'top');
      }
    },
    show: (seats, own, labels) => {
      for (const [seat, each] of guns.entries()) {
        const taken = seats.find((one) => one.seat === seat);
        each.setTaken(taken !== undefined, taken?.cannon ?? 1, seat === own);
        each.label.text = taken ? (seat === own ? labels.you : `×${taken.cannon}`) : labels.free;
      }
    },
    aim: (seat, at) => gun(seat).aim(at),
    fire: (seat) => gun(seat).kick(),
    mouth: (seat) => gun(seat).mouth(),
    move: () => {
      for (const each of guns) each.move();
    },
  };
};

const BARREL = 74;
/** How far a cannon stands from the edge. */
const FOOT = 34;

const createGun = (hue: number) => {
  const box = new Container();
  const [base, barrel, flash] = [new Graphics(), new Graphics(), new Graphics()];
  const turret = new Container();
  const label = new Text({
    text: '',
    style: {
      fontFamily: 'system-ui, sans-serif',
      fontWeight: '800',
      fontSize: 17,
      fill: 0xff_ff_ff,
      stroke: { color: 0x06_12_2c, width: 4 },
    },
    anchor: 0.5,
    resolution: 2,
  });
  turret.addChild(flash, barrel);
  box.addChild(turret, base, label);
  let [angle, recoil, side] = [-Math.PI / 2, 0, 'bottom' as 'bottom' | 'top'];
  const tint = (lightness: number, chroma: number): number => pixelOf(colour(lightness, chroma, hue));

  const drawBase = (isTaken: boolean, isOwn: boolean): void => {
    const down = side === 'bottom' ? 1 : -1;
    base
      .clear()
      .ellipse(0, 6 * down, 62, 30)
      .fill('#04102873')
      .roundRect(-56, side === 'bottom' ? -18 : -34, 112, 52, 22)
      .fill(isTaken ? tint(0.42, 0.1) : 0x24_3c_66)
      .roundRect(-56, side === 'bottom' ? -18 : -34, 112, 52, 22)
      .stroke({ color: isOwn ? 0xff_e3_9a : tint(0.75, 0.1), width: isOwn ? 4 : 2, alpha: isTaken ? 1 : 0.4 })
      .circle(0, -10 * down, 30)
      .fill(isTaken ? tint(0.62, 0.14) : 0x2e_4c_7c)
      .circle(-8, -16 * down, 10)
      .fill('#ffffff47');
    label.position.set(0, 16 * down);
    barrel.visible = isTaken;
    box.alpha = isTaken ? 1 : 0.55;
  };
  const drawBarrel = (size: number): void => {
    const wide = 13 + size * 1.1;
    barrel
      .clear()
      .roundRect(0, -wide, BARREL - 8, wide * 2, 10)
      .fill(tint(0.7, 0.13))
      .roundRect(0, -wide, BARREL - 8, wide * 0.75, 10)
      .fill('#ffffff40')
      .roundRect(BARREL - 20, -wide - 5, 20, wide * 2 + 10, 7)
      .fill(tint(0.85, 0.13))
      .roundRect(16, -wide - 2, 9, wide * 2 + 4, 4)
      .fill(tint(0.5, 0.12));
  };
  flash
    .circle(BARREL + 10, 0, 24)
    .fill('#fff0b0e6')
    .circle(BARREL + 26, 0, 12)
    .fill('#ffffffe6');
  flash.alpha = 0;
  drawBarrel(1);
  drawBase(false, false);
  let state = { isTaken: false, size: 1, isOwn: false };

  return {
    box,
    label,
    setSide: (now: 'bottom' | 'top') => {
      if (side !== now) angle = now === 'bottom' ? -Math.PI / 2 : Math.PI / 2;
      side = now;
      drawBase(state.isTaken, state.isOwn);
    },
    setTaken: (isTaken: boolean, size: number, isOwn: boolean) => {
      if (isTaken === state.isTaken && size === state.size && isOwn === state.isOwn) return;
      state = { isTaken, size, isOwn };
      drawBarrel(size);
      drawBase(isTaken, isOwn);
    },
    aim: (at: Place) => {
      angle = Math.atan2(at.y - box.y, at.x - box.x);
    },
    kick: () => {
      recoil = 1;
    },
    mouth: (): Place => ({
      x: box.x + Math.cos(angle) * BARREL * box.scale.x,
      y: box.y + Math.sin(angle) * BARREL * box.scale.x,
    }),
    move: () => {
      recoil *= 0.82;
      turret.rotation = angle;
      turret.pivot.x = recoil * 14;
      flash.alpha = recoil > 0.3 ? recoil : 0;
    },
  };
};
