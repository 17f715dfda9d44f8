import { colour, glow } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { dot, eye, fillPath, line, rounded, within } from './paint-shapes.ts';
import type { Stops } from './paint-shapes.ts';

/** Those with shells, claws and many arms. */

const GREEN: Stops = [
  [0, colour(0.74, 0.14, 140)],
  [1, colour(0.5, 0.13, 155)],
];

/** A dome of plates with four paddles. */
export const paintTurtle = (brush: Brush): void => {
  fillPath(brush, 'M84 158 C58 180 40 214 48 230 C72 232 106 208 116 176 Z', 158, 232, GREEN);
  fillPath(brush, 'M186 164 C204 180 226 192 240 190 C242 174 222 154 198 150 Z', 148, 192, GREEN);
  fillPath(brush, 'M104 92 C88 60 92 30 106 22 C122 36 136 62 138 86 Z', 22, 92, GREEN);
  fillPath(brush, 'M206 126 C222 118 238 118 246 126 C238 136 222 138 208 138 Z', 118, 138, GREEN);
  fillPath(brush, 'M76 112 C54 92 20 96 12 120 C10 140 34 152 70 146 Z', 92, 152, GREEN);
  const shell = 'M64 148 C60 84 108 56 150 62 C196 68 220 104 218 146 C190 176 92 178 64 148 Z';
  fillPath(brush, shell, 58, 176, [
    [0, colour(0.66, 0.13, 80)],
    [1, colour(0.38, 0.1, 60)],
  ]);
  within(brush, shell, () => {
    for (const way of [
      'M112 86 L150 74 L186 90 L184 126 L146 140 L110 124 Z',
      'M112 86 L78 82 M110 124 L70 138 M146 140 L142 180 M184 126 L224 140 M186 90 L216 78 M150 74 L150 50',
    ])
      line(brush, way, colour(0.86, 0.11, 88, 0.85), 5);
  });
  rounded(brush, shell, 56, 180);
  line(brush, 'M64 150 C92 176 190 176 218 148', colour(0.85, 0.1, 95), 8);
  line(brush, 'M16 132 C24 138 34 138 40 134', colour(0.34, 0.1, 150), 4);
  eye(brush, 38, 114, 11);
};

/** A great head over curling arms. */
export const paintOctopus = (brush: Brush): void => {
  const arm = colour(0.6, 0.19, 300);
  for (const way of [
    'M86 150 C52 156 26 178 22 206 C22 224 44 226 44 210',
    'M100 166 C74 186 58 214 68 236 C78 246 92 234 84 222',
    'M120 172 C108 200 104 224 116 244',
    'M142 172 C154 200 158 222 148 244',
    'M160 166 C188 186 200 212 192 234 C182 246 168 236 174 224',
    'M174 150 C206 156 232 178 236 204 C236 222 214 224 214 210',
  ])
    line(brush, way, arm, 20);
  for (const [x, y] of [
    [40, 178],
    [30, 196],
    [76, 202],
    [110, 206],
    [152, 206],
    [186, 202],
    [218, 178],
    [230, 196],
  ] as const)
    dot(brush, x, y, 5, colour(0.88, 0.08, 320));
  const head = 'M66 120 C60 52 96 20 130 20 C166 20 200 52 194 120 C192 160 168 176 130 176 C92 176 68 160 66 120 Z';
  fillPath(brush, head, 20, 176, [
    [0, colour(0.76, 0.16, 310)],
    [1, colour(0.5, 0.2, 295)],
  ]);
  within(brush, head, () => {
    for (const [x, y, r] of [
      [106, 52, 9],
      [132, 40, 6],
      [158, 58, 10],
      [176, 86, 6],
      [88, 82, 6],
    ] as const)
      dot(brush, x, y, r, colour(0.88, 0.1, 320, 0.6));
  });
  rounded(brush, head, 20, 180);
  line(brush, 'M112 146 C122 154 138 154 148 146', colour(0.3, 0.12, 300), 5);
  eye(brush, 104, 116, 18);
  eye(brush, 156, 116, 18);
};

const SHELL_RED: Stops = [
  [0, colour(0.7, 0.2, 35)],
  [1, colour(0.48, 0.2, 25)],
];

/** Claws before it, a fan behind. */
export const paintLobster = (brush: Brush): void => {
  line(brush, 'M74 110 C40 84 24 44 12 20', colour(0.62, 0.19, 30), 4);
  line(brush, 'M80 104 C60 70 62 40 56 14', colour(0.62, 0.19, 30), 4);
  for (const x of [104, 126, 148]) {
    line(brush, `M${x} 150 c-8 20 -22 30 -26 48`, colour(0.55, 0.2, 28), 7);
    line(brush, `M${x} 108 c-8 -18 -18 -28 -20 -44`, colour(0.55, 0.2, 28), 7);
  }
  line(brush, 'M80 112 C58 100 52 84 48 76', colour(0.55, 0.2, 28), 13);
  line(brush, 'M80 146 C56 158 48 170 44 182', colour(0.55, 0.2, 28), 13);
  fillPath(
    brush,
    'M56 84 C26 90 6 70 10 44 C22 50 30 52 36 46 C38 36 34 28 44 22 C66 34 76 62 56 84 Z',
    22,
    88,
    SHELL_RED,
  );
  fillPath(
    brush,
    'M52 176 C22 170 2 190 6 216 C18 210 26 208 32 214 C34 224 30 232 40 238 C62 226 72 198 52 176 Z',
    172,
    238,
    SHELL_RED,
  );
  fillPath(
    brush,
    'M206 128 C224 100 246 96 252 104 C246 118 246 140 252 152 C246 162 224 158 206 128 Z',
    96,
    160,
    SHELL_RED,
  );
  fillPath(brush, 'M204 128 C216 84 236 70 248 74 C242 96 232 112 218 126 Z', 70, 128, SHELL_RED);
  fillPath(brush, 'M204 130 C216 172 236 186 248 182 C242 160 232 146 218 132 Z', 130, 186, SHELL_RED);
  const body =
    'M66 130 C74 100 112 92 140 98 C176 102 206 116 216 129 C206 142 176 156 140 160 C112 166 74 160 66 130 Z';
  fillPath(brush, body, 92, 166, SHELL_RED);
  within(brush, body, () => {
    for (const x of [132, 152, 172, 192])
      line(brush, `M${x} 92 C${x + 12} 116 ${x + 12} 142 ${x} 168`, colour(0.34, 0.16, 22, 0.6), 4);
  });
  rounded(brush, body, 92, 168);
  eye(brush, 84, 116, 9);
  eye(brush, 84, 142, 9);
};

/** A crab that carries an open chest. */
export const paintTreasureCrab = (brush: Brush): void => {
  const red: Stops = [
    [0, colour(0.7, 0.19, 45)],
    [1, colour(0.5, 0.2, 32)],
  ];
  for (const side of [-1, 1])
    for (const [y, reach] of [
      [168, 96],
      [184, 88],
      [198, 74],
    ] as const)
      line(brush, `M${128 + side * 50} ${y} q${side * 34} -8 ${side * (reach - 50)} 34`, colour(0.55, 0.2, 35), 9);
  line(brush, 'M78 164 C48 152 40 130 44 112', colour(0.55, 0.2, 35), 14);
  line(brush, 'M178 164 C208 152 216 130 212 112', colour(0.55, 0.2, 35), 14);
  fillPath(
    brush,
    'M44 118 C14 116 6 82 26 62 C32 76 40 82 48 80 C50 70 48 62 56 56 C78 74 74 108 44 118 Z',
    56,
    118,
    red,
  );
  fillPath(
    brush,
    'M212 118 C242 116 250 82 230 62 C224 76 216 82 208 80 C206 70 208 62 200 56 C178 74 182 108 212 118 Z',
    56,
    118,
    red,
  );
  fillPath(brush, 'M82 120 L82 62 C82 38 174 38 174 62 L174 120 Z', 40, 120, [
    [0, colour(0.5, 0.1, 60)],
    [1, colour(0.34, 0.08, 50)],
  ]);
  glow(brush, 128, 92, 56, (alpha) => colour(0.94, 0.15, 92, alpha));
  for (const [x, y] of [
    [98, 108],
    [114, 100],
    [130, 96],
    [146, 101],
    [160, 109],
    [122, 112],
    [140, 113],
  ] as const) {
    dot(brush, x, y, 11, colour(0.7, 0.15, 75));
    dot(brush, x, y - 2, 10, colour(0.9, 0.16, 92));
  }
  fillPath(brush, 'M78 116 L178 116 L172 152 L84 152 Z', 116, 152, [
    [0, colour(0.55, 0.11, 60)],
    [1, colour(0.36, 0.09, 50)],
  ]);
  line(brush, 'M80 118 H176', colour(0.86, 0.14, 88), 6);
  const body =
    'M56 176 C60 140 96 134 128 134 C160 134 196 140 200 176 C196 212 160 222 128 222 C96 222 60 212 56 176 Z';
  fillPath(brush, body, 134, 222, red);
  rounded(brush, body, 134, 224);
  line(brush, 'M108 202 C120 210 136 210 148 202', colour(0.3, 0.14, 30), 5);
  eye(brush, 104, 168, 15);
  eye(brush, 152, 168, 15);
};

/** A spiral that holds a storm. */
export const paintStormShell = (brush: Brush): void => {
  glow(brush, 132, 128, 118, (alpha) => colour(0.8, 0.13, 225, alpha * 0.7));
  for (const [y, bend] of [
    [170, -16],
    [184, 0],
    [198, 16],
  ] as const)
    line(brush, `M70 ${y} C48 ${y + bend} 34 ${y + bend} 14 ${y + bend * 1.4}`, colour(0.85, 0.08, 40), 9);
  const shell = 'M60 196 C36 130 66 40 142 34 C208 32 240 88 226 146 C214 196 166 224 118 216 C92 214 70 210 60 196 Z';
  fillPath(brush, shell, 32, 220, [
    [0, colour(0.86, 0.09, 235)],
    [0.5, colour(0.6, 0.16, 265)],
    [1, colour(0.36, 0.15, 280)],
  ]);
  within(brush, shell, () => {
    line(
      brush,
      'M64 190 C60 120 96 66 150 66 C194 66 210 108 196 146 C184 178 144 184 128 160 C116 138 136 116 154 126',
      colour(0.95, 0.05, 220, 0.9),
      9,
    );
    for (const way of [
      'M76 126 C96 132 108 140 116 150',
      'M96 84 C112 96 124 108 132 122',
      'M142 64 C148 80 150 96 150 112',
      'M194 84 C184 98 172 108 160 118',
    ])
      line(brush, way, colour(0.3, 0.12, 280, 0.55), 5);
  });
  rounded(brush, shell, 32, 224);
  fillPath(brush, 'M150 92 L118 142 L142 142 L126 190 L178 130 L152 130 L170 92 Z', 92, 190, [
    [0, '#ffffff'],
    [1, colour(0.9, 0.16, 95)],
  ]);
  eye(brush, 62, 172, 11);
};
