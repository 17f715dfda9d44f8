import { colour, glow } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { eye, fillDown, fillPath } from './paint-shapes.ts';
import type { Stops } from './paint-shapes.ts';

const BODY = 'M18 132 C28 84 78 62 128 66 C166 70 190 96 204 128 C190 164 164 192 126 194 C76 196 30 176 18 132 Z';
const TAIL =
  'M196 128 C214 104 236 84 248 92 C244 112 240 122 240 130 C240 140 246 156 248 170 C234 178 212 154 196 128 Z';

/** Orange with three white bands. */
export const paintClownfish = (brush: Brush): void => {
  const orange: Stops = [
    [0, colour(0.8, 0.17, 60)],
    [1, colour(0.62, 0.21, 38)],
  ];
  fillPath(brush, TAIL, 88, 176, orange);
  fillPath(brush, 'M84 74 C100 38 146 34 170 86 Z', 34, 88, orange);
  fillPath(brush, 'M104 190 C116 222 150 222 158 182 Z', 180, 224, orange);
  fillPath(brush, BODY, 64, 196, orange);
  brush.save();
  brush.clip(new Path2D(BODY));
  for (const [x, wide] of [
    [74, 24],
    [136, 26],
    [188, 16],
  ] as const) {
    brush.fillStyle = '#2b1740';
    brush.beginPath();
    brush.ellipse(x, 130, wide, 84, 0, 0, Math.PI * 2);
    brush.fill();
    brush.beginPath();
    brush.ellipse(x, 130, wide - 6, 84, 0, 0, Math.PI * 2);
    fillDown(brush, 64, 196, [
      [0, '#ffffff'],
      [1, '#d4daf5'],
    ]);
  }
  brush.restore();
  fillPath(brush, 'M110 138 C126 124 152 138 152 154 C136 168 114 158 110 138 Z', 126, 166, [
    [0, colour(0.84, 0.15, 68)],
    [1, colour(0.66, 0.2, 44)],
  ]);
  eye(brush, 46, 116, 15);
};

/** Dark, with a lamp on a stalk before its wide mouth. */
export const paintLanternfish = (brush: Brush): void => {
  const dark: Stops = [
    [0, colour(0.52, 0.13, 295)],
    [1, colour(0.3, 0.1, 285)],
  ];
  fillPath(brush, TAIL, 88, 176, dark);
  fillPath(brush, 'M120 70 C136 44 172 50 178 92 Z', 44, 96, dark);
  fillPath(brush, BODY, 64, 196, dark);
  fillPath(brush, 'M20 142 C52 136 86 142 96 152 C78 180 42 178 20 142 Z', 138, 180, [
    [0, colour(0.22, 0.06, 300)],
    [1, colour(0.36, 0.14, 355)],
  ]);
  brush.fillStyle = '#f6f2ff';
  for (const x of [34, 48, 62, 76]) {
    brush.beginPath();
    brush.moveTo(x - 6, 140);
    brush.lineTo(x + 6, 141);
    brush.lineTo(x, 156);
    brush.fill();
  }
  brush.lineWidth = 6;
  brush.strokeStyle = colour(0.45, 0.12, 292);
  brush.stroke(new Path2D('M92 70 C80 30 46 18 34 44'));
  glow(brush, 34, 56, 34, (alpha) => colour(0.95, 0.14, 100, alpha));
  brush.fillStyle = colour(0.96, 0.11, 102);
  brush.beginPath();
  brush.arc(34, 56, 12, 0, Math.PI * 2);
  brush.fill();
  for (const [x, y] of [
    [126, 172],
    [146, 166],
    [164, 156],
    [180, 144],
  ] as const)
    glow(brush, x, y, 9, (alpha) => colour(0.92, 0.1, 195, alpha));
  eye(brush, 74, 110, 17);
};

/** Upright, with a curled tail. */
export const paintSeahorse = (brush: Brush): void => {
  const skin: Stops = [
    [0, colour(0.86, 0.14, 95)],
    [1, colour(0.66, 0.17, 55)],
  ];
  fillPath(brush, 'M150 92 C196 92 204 138 168 158 Z', 90, 160, [
    [0, colour(0.8, 0.13, 20)],
    [1, colour(0.68, 0.17, 10)],
  ]);
  brush.lineCap = 'round';
  const tail = brush.createLinearGradient(0, 160, 0, 250);
  for (const [at, stop] of skin) tail.addColorStop(at, stop);
  brush.strokeStyle = tail;
  brush.lineWidth = 24;
  brush.stroke(new Path2D('M146 176 C150 206 136 226 118 224'));
  brush.lineWidth = 16;
  brush.stroke(new Path2D('M118 224 C98 222 96 198 114 198 C124 198 126 208 120 212'));
  fillPath(
    brush,
    'M104 84 C112 60 150 62 158 96 C172 132 170 168 150 188 C128 196 110 174 110 144 C110 122 100 108 104 84 Z',
    60,
    192,
    skin,
  );
  fillPath(
    brush,
    'M64 70 C60 62 66 54 76 56 L100 58 C104 34 146 28 154 62 C160 86 140 102 118 96 C100 92 96 78 98 76 L72 78 Z',
    30,
    100,
    skin,
  );
  fillPath(brush, 'M112 36 L118 14 L128 32 L142 16 L144 40 Z', 12, 44, skin);
  brush.strokeStyle = colour(0.6, 0.16, 50, 0.55);
  brush.lineWidth = 4;
  for (const y of [112, 130, 148, 166]) brush.stroke(new Path2D(`M114 ${y} C128 ${y + 8} 148 ${y + 6} 160 ${y - 4}`));
  eye(brush, 120, 60, 12);
};

/** Seen from above: wings and a whip. */
export const paintRay = (brush: Brush): void => {
  brush.lineCap = 'round';
  brush.lineWidth = 7;
  brush.strokeStyle = colour(0.5, 0.1, 250);
  brush.stroke(new Path2D('M176 128 C206 122 224 138 250 128'));
  const skin: Stops = [
    [0, colour(0.62, 0.12, 240)],
    [0.5, colour(0.74, 0.11, 225)],
    [1, colour(0.5, 0.12, 250)],
  ];
  fillPath(
    brush,
    'M20 118 C40 104 60 92 84 40 C96 20 116 18 128 28 C150 70 172 96 190 128 C172 160 150 186 128 228 C116 238 96 236 84 216 C60 164 40 152 20 138 C24 130 24 126 20 118 Z',
    24,
    232,
    skin,
  );
  fillPath(brush, 'M36 128 C60 104 130 106 176 128 C130 150 60 152 36 128 Z', 104, 152, [
    [0, colour(0.82, 0.08, 220)],
    [1, colour(0.6, 0.11, 240)],
  ]);
  for (const [x, y, size] of [
    [100, 70, 9],
    [120, 88, 7],
    [104, 186, 9],
    [124, 168, 7],
    [92, 96, 5],
    [92, 160, 5],
  ] as const) {
    brush.fillStyle = colour(0.92, 0.06, 210, 0.85);
    brush.beginPath();
    brush.arc(x, y, size, 0, Math.PI * 2);
    brush.fill();
  }
  eye(brush, 50, 112, 8);
  eye(brush, 50, 144, 8);
};

/** Long and quick, with its sword before it. */
export const paintSwordfish = (brush: Brush): void => {
  const steel: Stops = [
    [0, colour(0.5, 0.13, 255)],
    [0.5, colour(0.66, 0.12, 245)],
    [1, colour(0.92, 0.03, 230)],
  ];
  fillPath(
    brush,
    'M216 128 C230 100 240 82 254 76 C246 104 240 120 238 130 C240 142 246 160 254 184 C240 178 228 154 216 128 Z',
    76,
    184,
    steel,
  );
  fillPath(brush, 'M96 104 C104 60 122 48 136 52 C132 76 150 92 170 108 Z', 48, 110, steel);
  fillPath(brush, 'M116 152 C118 176 132 188 142 186 C138 170 148 160 158 150 Z', 150, 190, steel);
  fillPath(brush, 'M2 131 L84 122 L84 136 Z', 120, 138, [
    [0, colour(0.8, 0.05, 240)],
    [1, colour(0.55, 0.08, 250)],
  ]);
  fillPath(
    brush,
    'M64 130 C84 100 140 96 184 112 C204 118 218 124 226 128 C206 146 168 160 126 158 C94 156 74 146 64 130 Z',
    98,
    160,
    steel,
  );
  brush.strokeStyle = colour(0.4, 0.12, 260, 0.6);
  brush.lineWidth = 3;
  brush.stroke(new Path2D('M106 116 C102 128 104 140 110 150'));
  eye(brush, 88, 122, 9);
};
