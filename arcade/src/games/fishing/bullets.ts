import { Container, Graphics } from 'pixi.js';
import type { Place } from '@fairground/engines/fish/path';
import type { Weapon } from '@fairground/engines/fish/room';
import type { Swimmer } from './shoal.ts';
import type { View } from './view.ts';

/** A shot on its way. It bounces off the edges until it meets a fish; one that never does has cost nothing. */
export type Bullet = {
  readonly cannon: number;
  readonly weapon: Weapon;
  readonly cost: bigint;
  /** The fish it follows, if the player aimed at one. */
  readonly target: number | undefined;
};

type Flying = Bullet & { x: number; y: number; dx: number; dy: number; left: number; readonly picture: Graphics };

export type Bullets = {
  readonly layer: Container;
  readonly fire: (bullet: Bullet, from: Place, to: Place, view: View) => void;
  readonly move: (ms: number, view: View, swimmers: () => Iterable<Swimmer>) => void;
  readonly count: () => number;
  readonly clear: () => void;
};

const SPEED = 1.25;
const BOUNCES = 5;

export const createBullets = (
  onHit: (bullet: Bullet, fish: Swimmer, at: Place) => void,
  onGone: (bullet: Bullet) => void,
): Bullets => {
  const layer = new Container();
  const flying = new Set<Flying>();
  const remove = (each: Flying): void => {
    flying.delete(each);
    each.picture.destroy();
  };

  return {
    layer,
    count: () => flying.size,
    clear: () => {
      for (const each of [...flying]) {
        remove(each);
        onGone(each);
      }
    },
    fire: (bullet, from, to, view) => {
      const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
      const speed = SPEED * Math.max(0.55, view.unit);
      const picture = drawBullet(bullet, view.unit);
      layer.addChild(picture);
      flying.add({
        ...bullet,
        picture,
        x: from.x,
        y: from.y,
        dx: ((to.x - from.x) / far) * speed,
        dy: ((to.y - from.y) / far) * speed,
        left: BOUNCES,
      });
    },
    move: (ms, view, swimmers) => {
      for (const each of [...flying]) {
        const near = [...swimmers()];
        const aimed = each.target === undefined ? undefined : near.find(({ fish }) => fish.fish === each.target);
        if (aimed) follow(each, aimed.place());
        each.x += each.dx * ms;
        each.y += each.dy * ms;
        if (each.x < 0 || each.x > view.width) bounce(each, 'dx', each.x < 0 ? 1 : -1);
        if (each.y < 0 || each.y > view.height) bounce(each, 'dy', each.y < 0 ? 1 : -1);
        each.picture.position.set(each.x, each.y);
        each.picture.rotation = Math.atan2(each.dy, each.dx);
        const met = (aimed ? [aimed] : near).find((fish) => {
          const { x, y } = fish.place();
          return Math.hypot(x - each.x, y - each.y) < fish.radius() + 8;
        });
        if (met) {
          remove(each);
          onHit(each, met, { x: each.x, y: each.y });
        } else if (each.left < 0) {
          remove(each);
          onGone(each);
        }
      }
    },
  };
};

const follow = (each: Flying, { x, y }: Place): void => {
  const speed = Math.hypot(each.dx, each.dy);
  const far = Math.max(1, Math.hypot(x - each.x, y - each.y));
  each.dx = ((x - each.x) / far) * speed;
  each.dy = ((y - each.y) / far) * speed;
};

const bounce = (each: Flying, axis: 'dx' | 'dy', sign: 1 | -1): void => {
  each[axis] = Math.abs(each[axis]) * sign;
  each.left -= 1;
};

const drawBullet = ({ cannon, weapon }: Bullet, unit: number): Graphics => {
  const size = (9 + cannon * 0.8) * Math.max(0.6, unit);
  const picture = new Graphics();
  if (weapon === 'bomb')
    return picture
      .circle(0, 0, size * 1.7)
      .fill(0x22_2a_44)
      .circle(-size * 0.5, -size * 0.6, size * 0.5)
      .fill('#ffffff59')
      .circle(-size * 1.7, 0, size * 0.5)
      .fill(0xff_a8_3a);
  return picture
    .ellipse(-size * 1.2, 0, size * 2.4, size * 0.7)
    .fill(weapon === 'laser' ? '#6ff3ff59' : '#ffd05a59')
    .ellipse(0, 0, size * 1.25, size * 0.8)
    .fill(weapon === 'laser' ? 0x8d_f6_ff : 0xff_c8_40)
    .ellipse(size * 0.3, -size * 0.2, size * 0.5, size * 0.25)
    .fill(0xff_ff_ff);
};
