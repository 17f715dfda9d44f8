import type { Graphics } from 'pixi.js';

/** How long a barrel is, from where it turns to its mouth. */
export const BARREL = 74;

type Tint = (lightness: number, chroma: number) => number;

/** The raft a cannon stands on: planks, a ring of brass, the plate with its name. */
export const drawPlatform = (
  base: Graphics,
  {
    down,
    isTaken,
    isOwn,
    tint,
  }: { readonly down: 1 | -1; readonly isTaken: boolean; readonly isOwn: boolean; readonly tint: Tint },
): void => {
  const plank = isTaken ? 0x6b_43_22 : 0x2a_3c_5e;
  const edge = isOwn ? 0xff_e3_9a : isTaken ? tint(0.8, 0.1) : 0x6d_86_b4;
  base
    .clear()
    .ellipse(0, 22 * down, 84, 22)
    .fill('#04102873')
    .poly([-78, 12 * down, 78, 12 * down, 62, 48 * down, -62, 48 * down])
    .fill(plank)
    .poly([-78, 12 * down, 78, 12 * down, 75, 19 * down, -75, 19 * down])
    .fill(isTaken ? 0x9a_66_36 : 0x3d_55_82)
    .poly([-78, 12 * down, 78, 12 * down, 62, 48 * down, -62, 48 * down])
    .stroke({ color: edge, width: isOwn ? 4 : 2, alpha: isTaken ? 1 : 0.6 });
  for (const x of [-38, 0, 38])
    base
      .moveTo(x * 1.08, 20 * down)
      .lineTo(x * 0.9, 47 * down)
      .stroke({ color: 0x2a_16_08, width: 2, alpha: 0.35 });
  base
    .circle(0, 0, 33)
    .fill(isTaken ? 0xb8_86_3a : 0x44_5c_88)
    .circle(0, 0, 27)
    .fill(isTaken ? tint(0.5, 0.13) : 0x2e_44_70)
    .circle(-8, -8, 9)
    .fill('#ffffff38');
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const angle = (turn / 6) * Math.PI * 2;
    base.circle(Math.cos(angle) * 30, Math.sin(angle) * 30, 2.6).fill(isTaken ? 0xff_e8_b0 : 0x7d_94_bf);
  }
};

/** The barrel of each size: one, two and three tubes, a bombard with spikes, and the dragon of the largest. */
export const drawBarrel = (barrel: Graphics, size: number, tint: Tint): void => {
  barrel.clear();
  if (size >= 10) dragonHead(barrel, tint);
  else if (size >= 5) bombard(barrel, tint);
  else for (const y of TUBES[size] ?? TUBES[1]) tube(barrel, y, size, tint);
};

/** Where the tubes of the small cannons lie beside each other. */
const TUBES: Readonly<Record<number, readonly number[]>> & { readonly 1: readonly number[] } = {
  1: [0],
  2: [-11, 11],
  3: [-19, 19, 0],
};

const tube = (barrel: Graphics, y: number, size: number, tint: Tint): void => {
  const half = size === 1 ? 14 : size === 2 ? 10 : 9;
  const long = y === 0 && size === 3 ? BARREL + 6 : BARREL - 4;
  barrel
    .roundRect(-6, y - half, long, half * 2, 8)
    .fill(tint(0.66, 0.13))
    .roundRect(-6, y - half, long, half * 0.75, 8)
    .fill('#ffffff40')
    .roundRect(long - 20, y - half - 4, 16, half * 2 + 8, 5)
    .fill(0xe8_c0_6a)
    .roundRect(14, y - half - 2, 8, half * 2 + 4, 3)
    .fill(0x8a_5a_22);
};

/** Short and thick, bound with iron, spikes around its mouth. */
const bombard = (barrel: Graphics, tint: Tint): void => {
  barrel
    .poly([-8, -18, 30, -26, BARREL, -24, BARREL, 24, 30, 26, -8, 18])
    .fill(tint(0.55, 0.16))
    .poly([-8, -18, 30, -26, BARREL, -24, BARREL, -12, 30, -13, -8, -9])
    .fill('#ffffff3a');
  for (const x of [4, 28, 52]) barrel.roundRect(x, -27, 8, 54, 3).fill(0x2c_30_44);
  for (const y of [-24, -8, 8, 24])
    barrel.poly([BARREL - 4, y - 7, BARREL + 14, y, BARREL - 4, y + 7]).fill(0xff_d9_7a);
  barrel.circle(20, 0, 9).fill(0x7d_f3_ff).circle(17, -3, 3).fill('#ffffffd0');
};

/** A head of gold whose jaws are the mouth. */
const dragonHead = (barrel: Graphics, tint: Tint): void => {
  barrel
    .poly([
      -10,
      -22,
      20,
      -30,
      44,
      -28,
      BARREL + 8,
      -20,
      BARREL + 14,
      -8,
      BARREL - 18,
      -4,
      BARREL - 18,
      4,
      BARREL + 14,
      8,
      BARREL + 8,
      20,
      44,
      28,
      20,
      30,
      -10,
      22,
    ])
    .fill(0xf0_b8_3c)
    .poly([-10, -22, 20, -30, 44, -28, BARREL + 8, -20, BARREL + 6, -14, 44, -18, 18, -19, -10, -13])
    .fill(0xff_e3_94)
    .poly([6, -28, -16, -46, 22, -32])
    .fill(tint(0.7, 0.18))
    .poly([6, 28, -16, 46, 22, 32])
    .fill(tint(0.7, 0.18))
    .poly([26, -29, 10, -44, 42, -29])
    .fill(0xff_f2_c8)
    .poly([26, 29, 10, 44, 42, 29])
    .fill(0xff_f2_c8);
  for (const x of [BARREL - 12, BARREL - 2])
    barrel
      .poly([x - 4, -6, x + 4, -7, x, 0])
      .fill(0xff_ff_ff)
      .poly([x - 4, 6, x + 4, 7, x, 0])
      .fill(0xff_ff_ff);
  barrel
    .circle(46, -16, 7)
    .fill(0x4a_12_1c)
    .circle(47, -17, 4)
    .fill(0xff_52_3a)
    .circle(46, 16, 7)
    .fill(0x4a_12_1c)
    .circle(47, 15, 4)
    .fill(0xff_52_3a)
    .circle(14, 0, 12)
    .fill(tint(0.62, 0.17))
    .circle(10, -4, 4)
    .fill('#ffffffb0');
};
