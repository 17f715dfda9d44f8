import { Container, Graphics, Text } from 'pixi.js';
import type { Place } from '@fairground/engines/fish/path';
import { colour, pixelOf } from '../../art/paint.ts';
import { BARREL, drawBarrel, drawPlatform } from './paint-guns.ts';
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

/** How far a cannon stands from the edge: its whole platform is seen. */
const FOOT = 54;

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
  box.addChild(base, turret, label);
  let [angle, recoil, side] = [-Math.PI / 2, 0, 'bottom' as 'bottom' | 'top'];
  const tint = (lightness: number, chroma: number): number => pixelOf(colour(lightness, chroma, hue));

  const drawBase = (isTaken: boolean, isOwn: boolean): void => {
    const down = side === 'bottom' ? 1 : -1;
    drawPlatform(base, { down, isTaken, isOwn, tint });
    label.position.set(0, 33 * down);
    barrel.visible = isTaken;
    box.alpha = isTaken ? 1 : 0.7;
  };
  flash
    .circle(BARREL + 10, 0, 24)
    .fill('#fff0b0e6')
    .circle(BARREL + 26, 0, 12)
    .fill('#ffffffe6');
  flash.alpha = 0;
  drawBarrel(barrel, 1, tint);
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
      drawBarrel(barrel, size, tint);
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
