import { colour, glow } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { dot, eye, fillPath, line, rounded, scales, within } from './paint-shapes.ts';
import type { Stops } from './paint-shapes.ts';

/** The small people of the sea. */

const MINNOW = 'M14 130 C34 100 84 88 132 94 C168 98 192 112 208 128 C190 146 164 160 130 164 C84 168 34 158 14 130 Z';

/** Slim and silver, with a stripe of gold. */
export const paintMinnow = (brush: Brush): void => {
  const silver: Stops = [
    [0, colour(0.55, 0.12, 250)],
    [0.5, colour(0.86, 0.05, 230)],
    [1, colour(0.97, 0.02, 220)],
  ];
  const fin: Stops = [
    [0, colour(0.88, 0.14, 90)],
    [1, colour(0.7, 0.16, 70)],
  ];
  fillPath(
    brush,
    'M198 128 C218 104 236 94 250 92 C242 112 240 122 240 128 C242 138 244 152 250 166 C234 162 216 150 198 128 Z',
    92,
    166,
    fin,
  );
  fillPath(brush, 'M96 96 C110 66 142 66 158 98 Z', 66, 98, fin);
  fillPath(brush, 'M104 162 C112 184 136 184 146 160 Z', 160, 186, fin);
  fillPath(brush, MINNOW, 88, 166, silver);
  scales(brush, MINNOW, colour(0.5, 0.1, 250, 0.25), 14);
  within(brush, MINNOW, () => line(brush, 'M40 128 C90 118 150 118 214 128', colour(0.85, 0.16, 88, 0.9), 9));
  rounded(brush, MINNOW, 88, 166);
  line(brush, 'M76 104 C70 122 72 140 80 156', colour(0.45, 0.1, 250, 0.6), 3);
  eye(brush, 46, 120, 12);
};

const GOBY = 'M22 134 C34 76 84 40 132 44 C172 50 196 92 206 130 C196 172 168 212 128 214 C82 214 34 190 22 134 Z';

/** Tall and bright, striped from back to belly. */
export const paintGoby = (brush: Brush): void => {
  const gold: Stops = [
    [0, colour(0.9, 0.16, 98)],
    [1, colour(0.74, 0.18, 68)],
  ];
  const blue: Stops = [
    [0, colour(0.62, 0.17, 255)],
    [1, colour(0.42, 0.18, 265)],
  ];
  fillPath(brush, 'M92 50 C104 12 150 6 190 30 C182 46 180 62 184 84 Z', 8, 84, blue);
  fillPath(brush, 'M92 206 C106 244 150 250 188 228 C180 212 180 196 184 176 Z', 176, 250, blue);
  fillPath(
    brush,
    'M198 130 C216 106 236 96 248 100 C242 118 242 142 248 160 C236 166 216 154 198 130 Z',
    96,
    166,
    gold,
  );
  fillPath(brush, GOBY, 44, 214, gold);
  within(brush, GOBY, () => {
    for (const [x, wide] of [
      [92, 20],
      [146, 18],
      [188, 12],
    ] as const)
      fillPath(
        brush,
        `M${x - wide / 2} 20 C${x + 14} 90 ${x + 14} 170 ${x - wide / 2} 236 L${x + wide} 236 C${x + wide + 18} 170 ${x + wide + 18} 90 ${x + wide} 20 Z`,
        40,
        216,
        blue,
      );
  });
  rounded(brush, GOBY, 44, 214);
  fillPath(brush, 'M112 136 C128 120 150 132 150 150 C136 164 116 156 112 136 Z', 120, 164, gold);
  line(brush, 'M24 142 C32 146 40 146 46 142', colour(0.5, 0.16, 40), 4);
  eye(brush, 56, 112, 15);
};

const BELL =
  'M40 122 C40 62 84 30 128 30 C172 30 216 62 216 122 C206 134 196 122 186 132 C174 142 164 124 150 134 C138 142 122 126 108 134 C94 142 82 124 70 132 C60 138 48 132 40 122 Z';

/** A bell of light with trailing ribbons. */
export const paintJellyfish = (brush: Brush): void => {
  for (const [x, way] of [
    [70, 'c-14 30 16 48 2 92'],
    [96, 'c12 34 -14 58 -2 104'],
    [128, 'c-12 36 14 62 0 110'],
    [160, 'c14 34 -14 58 2 102'],
    [186, 'c14 28 -16 50 -2 90'],
  ] as const)
    line(brush, `M${x} 128 ${way}`, colour(0.78, 0.13, 310, 0.75), 7);
  for (const x of [110, 146])
    line(brush, `M${x} 130 c-22 24 22 40 0 66 c-12 14 8 22 0 34`, colour(0.88, 0.09, 330, 0.85), 13);
  fillPath(brush, BELL, 30, 140, [
    [0, colour(0.88, 0.1, 310, 0.95)],
    [1, colour(0.55, 0.2, 290, 0.92)],
  ]);
  within(brush, BELL, () => {
    glow(brush, 128, 96, 70, (alpha) => colour(0.96, 0.06, 330, alpha * 0.8));
    for (const x of [84, 128, 172]) line(brush, `M128 34 C${x} 60 ${x} 96 ${x} 136`, colour(0.95, 0.05, 310, 0.5), 4);
  });
  rounded(brush, BELL, 30, 150);
  eye(brush, 100, 104, 9);
  eye(brush, 140, 104, 9);
};

/** Round and cross, with spines all about. */
export const paintPufferfish = (brush: Brush): void => {
  brush.fillStyle = colour(0.72, 0.14, 75);
  for (let spine = 0; spine < 26; spine += 1) {
    const angle = (spine / 26) * Math.PI * 2;
    const [x, y] = [118 + Math.cos(angle) * 84, 130 + Math.sin(angle) * 84];
    brush.beginPath();
    brush.moveTo(x + Math.cos(angle) * 24, y + Math.sin(angle) * 24);
    brush.lineTo(x + Math.cos(angle + 1.6) * 8, y + Math.sin(angle + 1.6) * 8);
    brush.lineTo(x + Math.cos(angle - 1.6) * 8, y + Math.sin(angle - 1.6) * 8);
    brush.fill();
  }
  const body = 'M30 130 A88 88 0 1 1 206 130 A88 88 0 1 1 30 130 Z';
  fillPath(brush, 'M196 130 C216 104 238 100 248 106 C242 124 242 138 248 156 C236 162 214 156 196 130 Z', 100, 160, [
    [0, colour(0.8, 0.16, 65)],
    [1, colour(0.62, 0.17, 50)],
  ]);
  fillPath(brush, body, 42, 218, [
    [0, colour(0.72, 0.15, 62)],
    [0.5, colour(0.88, 0.11, 88)],
    [0.62, colour(0.98, 0.03, 95)],
    [1, colour(0.86, 0.05, 90)],
  ]);
  within(brush, body, () => {
    for (const [x, y, r] of [
      [92, 66, 11],
      [130, 56, 8],
      [160, 78, 12],
      [180, 110, 8],
      [120, 88, 7],
    ] as const)
      dot(brush, x, y, r, colour(0.5, 0.13, 55, 0.75));
  });
  rounded(brush, body, 42, 218);
  fillPath(brush, 'M128 140 C146 122 170 136 170 156 C154 172 132 162 128 140 Z', 122, 172, [
    [0, colour(0.84, 0.14, 75)],
    [1, colour(0.66, 0.16, 55)],
  ]);
  line(brush, 'M36 148 C44 142 54 142 60 148', colour(0.42, 0.12, 40), 6);
  line(brush, 'M54 92 L84 102', colour(0.42, 0.12, 40), 6);
  eye(brush, 72, 116, 16);
};

/** A pointed mantle before ten trailing arms. */
export const paintSquid = (brush: Brush): void => {
  const skin: Stops = [
    [0, colour(0.8, 0.13, 15)],
    [1, colour(0.58, 0.2, 355)],
  ];
  for (const [y, bend] of [
    [100, -34],
    [112, -16],
    [124, 6],
    [136, 20],
    [148, 34],
    [158, 48],
  ] as const)
    line(
      brush,
      `M152 ${y} C184 ${y} 196 ${y + bend} 222 ${y + bend * 0.8} S246 ${y + bend} 250 ${y + bend * 1.3}`,
      colour(0.66, 0.18, 0),
      11,
    );
  fillPath(brush, 'M62 128 C58 84 84 60 110 56 C104 84 112 96 118 106 Z', 56, 128, skin);
  fillPath(brush, 'M62 128 C58 172 84 196 110 200 C104 172 112 160 118 150 Z', 128, 200, skin);
  const mantle = 'M8 128 C40 96 96 82 146 92 C168 98 176 112 176 128 C176 144 168 158 146 164 C96 174 40 160 8 128 Z';
  fillPath(brush, mantle, 86, 170, skin);
  within(brush, mantle, () => {
    for (const [x, y, r] of [
      [52, 122, 6],
      [74, 138, 5],
      [92, 112, 7],
      [112, 142, 5],
      [66, 108, 4],
    ] as const)
      dot(brush, x, y, r, colour(0.92, 0.07, 20, 0.7));
  });
  rounded(brush, mantle, 86, 170);
  eye(brush, 150, 112, 13);
  eye(brush, 150, 146, 13);
};
