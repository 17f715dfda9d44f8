import { colour, glow } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { dot, eye, fillPath, line, rounded, scales, within } from './paint-shapes.ts';
import type { Stops } from './paint-shapes.ts';

/** The great ones. */

/** An arc of grey and white in the middle of a leap. */
export const paintDolphin = (brush: Brush): void => {
  const back: Stops = [
    [0, colour(0.68, 0.1, 235)],
    [1, colour(0.46, 0.11, 245)],
  ];
  fillPath(
    brush,
    'M206 168 C224 166 246 178 252 194 C236 196 226 194 216 192 C216 204 212 216 202 226 C194 210 194 186 206 168 Z',
    166,
    226,
    back,
  );
  fillPath(brush, 'M122 78 C132 46 152 34 168 36 C160 52 162 68 170 90 Z', 34, 92, back);
  fillPath(brush, 'M96 150 C96 176 108 194 124 198 C124 180 128 168 134 154 Z', 150, 198, back);
  const body =
    'M10 138 C20 130 30 128 40 124 C58 82 116 64 164 86 C196 102 212 140 214 178 C196 160 172 152 146 158 C108 168 70 164 44 150 C32 148 20 146 10 138 Z';
  fillPath(brush, body, 70, 180, back);
  within(brush, body, () =>
    fillPath(brush, 'M8 140 C60 136 120 128 160 140 C190 150 204 164 216 184 L100 200 Z', 130, 190, [
      [0, colour(0.97, 0.02, 230)],
      [1, colour(0.82, 0.05, 235)],
    ]),
  );
  rounded(brush, body, 66, 182);
  line(brush, 'M12 140 C26 144 40 142 52 138', colour(0.34, 0.09, 245), 4);
  eye(brush, 62, 122, 9);
};

/** A head like a hammer, rows of teeth. */
export const paintHammerhead = (brush: Brush): void => {
  const steel: Stops = [
    [0, colour(0.5, 0.07, 245)],
    [1, colour(0.33, 0.07, 255)],
  ];
  fillPath(
    brush,
    'M210 124 C222 88 238 58 254 48 C252 84 246 108 240 124 C246 142 250 160 254 184 C238 176 222 152 210 124 Z',
    48,
    184,
    steel,
  );
  fillPath(brush, 'M112 88 C120 48 138 26 154 24 C150 48 158 70 172 92 Z', 24, 92, steel);
  fillPath(brush, 'M96 152 C92 184 104 212 122 222 C122 196 130 172 146 154 Z', 152, 222, steel);
  const body =
    'M40 122 C70 92 130 80 176 96 C200 104 214 114 224 124 C212 138 190 152 160 158 C112 168 64 158 40 122 Z';
  fillPath(brush, body, 82, 166, steel);
  within(brush, body, () =>
    fillPath(brush, 'M30 138 C90 144 160 136 230 124 L220 180 L40 180 Z', 126, 170, [
      [0, colour(0.92, 0.02, 240)],
      [1, colour(0.74, 0.04, 245)],
    ]),
  );
  rounded(brush, body, 82, 168);
  const hammer =
    'M18 74 C30 66 44 70 48 84 C52 110 52 136 46 164 C42 178 26 182 16 174 C6 162 20 148 22 124 C22 100 8 86 18 74 Z';
  fillPath(brush, hammer, 68, 180, steel);
  rounded(brush, hammer, 68, 180);
  for (const x of [108, 118, 128]) line(brush, `M${x} 108 c-4 10 -4 22 0 32`, colour(0.2, 0.05, 250, 0.7), 3);
  fillPath(brush, 'M50 138 C64 150 84 154 98 150 C88 162 64 160 50 138 Z', 138, 162, [
    [0, colour(0.24, 0.1, 15)],
    [1, colour(0.4, 0.16, 15)],
  ]);
  brush.fillStyle = '#fff';
  for (const x of [58, 68, 78, 88]) {
    brush.beginPath();
    brush.moveTo(x - 4, 143 + (x - 58) * 0.18);
    brush.lineTo(x + 4, 144 + (x - 58) * 0.2);
    brush.lineTo(x, 153 + (x - 58) * 0.1);
    brush.fill();
  }
  eye(brush, 25, 84, 8);
  eye(brush, 24, 164, 8);
};

/** A long body in coils, a mane of flame, a pearl before its jaws. */
export const paintRiverDragon = (brush: Brush): void => {
  const coil =
    'M96 118 C118 62 168 60 176 104 C182 146 128 152 132 188 C138 222 196 220 214 190 C226 168 236 150 250 148';
  line(brush, coil, colour(0.35, 0.1, 165), 42);
  line(brush, coil, colour(0.64, 0.15, 160), 36);
  line(
    brush,
    'M98 128 C120 80 160 72 166 106 C170 144 118 152 120 190 C128 232 196 234 222 196',
    colour(0.9, 0.13, 95),
    9,
  );
  brush.setLineDash([3, 15]);
  line(brush, coil, colour(0.36, 0.11, 165, 0.75), 32);
  brush.setLineDash([]);
  brush.setLineDash([12, 12]);
  line(brush, 'M108 104 C126 50 184 44 194 102 C200 152 148 158 150 186', colour(0.72, 0.19, 45), 9);
  brush.setLineDash([]);
  fillPath(brush, 'M236 150 C246 132 254 128 255 120 C255 150 256 160 250 178 C244 170 240 162 236 150 Z', 120, 178, [
    [0, colour(0.8, 0.18, 60)],
    [1, colour(0.62, 0.2, 35)],
  ]);
  for (const way of [
    'M120 82 C140 70 146 48 140 30 C128 46 112 52 104 70 Z',
    'M128 110 C152 108 168 92 170 74 C152 84 136 84 118 92 Z',
    'M118 134 C140 144 160 138 170 126 C152 122 138 118 122 112 Z',
  ])
    fillPath(brush, way, 30, 146, [
      [0, colour(0.82, 0.18, 70)],
      [1, colour(0.6, 0.21, 32)],
    ]);
  line(brush, 'M96 66 C104 44 120 32 134 24 M104 50 C96 42 96 32 100 22', colour(0.9, 0.1, 88), 8);
  const head =
    'M14 116 C18 96 44 96 56 88 C66 66 108 60 122 88 C132 114 116 142 86 144 C72 146 62 138 52 140 C38 144 18 138 14 116 Z';
  fillPath(brush, head, 62, 148, [
    [0, colour(0.74, 0.15, 155)],
    [1, colour(0.46, 0.13, 165)],
  ]);
  scales(brush, head, colour(0.36, 0.1, 165, 0.4), 16);
  rounded(brush, head, 62, 150);
  fillPath(brush, 'M18 124 C40 126 60 126 78 132 C66 146 34 152 18 124 Z', 122, 150, [
    [0, colour(0.3, 0.12, 20)],
    [1, colour(0.5, 0.19, 20)],
  ]);
  brush.fillStyle = '#fffdf0';
  for (const x of [28, 42, 58]) {
    brush.beginPath();
    brush.moveTo(x - 4, 125);
    brush.lineTo(x + 5, 127);
    brush.lineTo(x, 137);
    brush.fill();
  }
  line(brush, 'M24 106 C2 96 0 74 10 58', colour(0.88, 0.13, 90), 5);
  line(brush, 'M30 142 C16 156 14 176 24 188', colour(0.88, 0.13, 90), 5);
  dot(brush, 28, 108, 4, colour(0.3, 0.1, 160));
  glow(brush, 34, 36, 30, (alpha) => colour(0.92, 0.1, 200, alpha));
  dot(brush, 34, 36, 13, colour(0.95, 0.06, 200));
  dot(brush, 30, 32, 4, '#ffffff');
  eye(brush, 80, 96, 12);
};

/** A mountain of gold with jewels on its brow. */
export const paintGoldenWhale = (brush: Brush): void => {
  const gold: Stops = [
    [0, colour(0.92, 0.15, 95)],
    [0.55, colour(0.76, 0.16, 78)],
    [1, colour(0.56, 0.14, 62)],
  ];
  for (const way of ['M96 62 C88 40 92 22 78 14', 'M100 62 C106 40 104 22 120 12'])
    line(brush, way, colour(0.9, 0.07, 215, 0.85), 8);
  fillPath(
    brush,
    'M206 118 C210 84 224 58 250 46 C252 68 246 82 238 94 C248 98 254 108 255 122 C238 126 220 126 206 118 Z',
    46,
    128,
    gold,
  );
  const body =
    'M8 132 C10 84 58 58 112 60 C164 64 190 92 218 106 C226 122 220 138 206 146 C180 194 118 212 72 202 C30 192 10 168 8 132 Z';
  fillPath(brush, body, 58, 208, gold);
  within(brush, body, () => {
    fillPath(brush, 'M4 150 C60 156 130 168 190 160 L150 226 L30 220 Z', 150, 210, [
      [0, colour(0.97, 0.05, 95)],
      [1, colour(0.84, 0.09, 88)],
    ]);
    for (const y of [168, 180, 192])
      line(brush, `M10 ${y - 8} C60 ${y} 120 ${y + 8} 176 ${y - 2}`, colour(0.66, 0.12, 72, 0.7), 3);
  });
  rounded(brush, body, 58, 210);
  fillPath(brush, 'M92 164 C88 194 104 220 130 226 C134 202 140 182 150 166 Z', 164, 226, gold);
  line(brush, 'M12 148 C46 156 84 156 112 144', colour(0.42, 0.1, 60), 5);
  for (const [x, y, hue, r] of [
    [84, 84, 25, 8],
    [108, 78, 150, 9],
    [132, 80, 255, 8],
    [154, 88, 320, 7],
  ] as const) {
    dot(brush, x, y, r + 3, colour(0.6, 0.13, 70));
    dot(brush, x, y, r, colour(0.68, 0.19, hue));
    dot(brush, x - 2, y - 3, r * 0.35, '#ffffffd0');
  }
  eye(brush, 62, 124, 12);
};

/** A branch of coral for the ground. */
export const paintCoral = (brush: Brush): void => {
  for (const [way, width] of [
    ['M128 250 C126 190 120 150 128 96', 26],
    ['M126 184 C96 170 76 140 74 92', 18],
    ['M128 160 C160 148 182 118 184 70', 18],
    ['M76 120 C56 108 48 88 50 66', 12],
    ['M182 104 C204 96 216 80 216 56', 12],
    ['M128 112 C116 90 108 70 112 44', 13],
    ['M128 110 C144 92 150 70 146 40', 13],
  ] as const) {
    line(brush, way, colour(0.45, 0.17, 10), width + 5);
    line(brush, way, colour(0.7, 0.19, 15), width);
    line(brush, way, colour(0.86, 0.11, 25, 0.55), width * 0.35);
  }
};

/** A coin of the fairground: a bulb in a ring. */
export const paintCoin = (brush: Brush): void => {
  dot(brush, 128, 138, 104, colour(0.5, 0.12, 65));
  dot(brush, 128, 126, 104, colour(0.88, 0.15, 90));
  dot(brush, 128, 126, 84, colour(0.76, 0.16, 80));
  dot(brush, 128, 126, 78, colour(0.9, 0.15, 93));
  fillPath(
    brush,
    'M128 66 C160 66 176 90 172 114 C168 134 152 142 150 160 L106 160 C104 142 88 134 84 114 C80 90 96 66 128 66 Z',
    66,
    160,
    [
      [0, '#fffbe8'],
      [1, colour(0.8, 0.16, 82)],
    ],
  );
  line(brush, 'M108 172 H148 M114 186 H142', colour(0.55, 0.13, 65), 9);
  line(brush, 'M70 84 C84 60 104 46 128 42', '#ffffffa0', 9);
};
