/** A one-colour drawing as one path in a square box. */
export type Glyph = { readonly box: number; readonly path: string };

/** Glyphs drawn by us, because no set has them. Holes are cut by drawing them the other way round. */
const BOX = 512;
const MIDDLE = BOX / 2;

const at = (value: number): string => String(Math.round(value * 10) / 10);

const point = (radius: number, turn: number, y: number): string =>
  `${at(MIDDLE + radius * Math.cos(turn * 2 * Math.PI))} ${at(y + radius * Math.sin(turn * 2 * Math.PI))}`;

type Way = 'filled' | 'hole';

const disc = (radius: number, way: Way = 'filled', x = MIDDLE, y = MIDDLE): string => {
  const sweep = way === 'filled' ? 1 : 0;
  const arc = `a${at(radius)} ${at(radius)} 0 1 ${sweep} `;
  return `M${at(x - radius)} ${at(y)}${arc}${at(2 * radius)} 0${arc}${at(-2 * radius)} 0Z`;
};

/** A piece of a ring between two turns, cut out. */
const pocket = (inner: number, outer: number, from: number, to: number, y = MIDDLE): string =>
  `M${point(inner, from, y)}A${inner} ${inner} 0 0 1 ${point(inner, to, y)}L${point(outer, to, y)}A${outer} ${outer} 0 0 0 ${point(outer, from, y)}Z`;

const POCKETS = 18;

/** A wheel from above: a rim, every second pocket open, and a hub with four arms. */
const roulette = (): string => {
  const open = Array.from({ length: POCKETS / 2 }, (_, index) =>
    pocket(150, 212, (2 * index) / POCKETS, (2 * index + 1) / POCKETS),
  );
  const arms = [0, 0.25, 0.5, 0.75].map((turn) => {
    const angle = turn * 2 * Math.PI;
    return disc(20, 'filled', MIDDLE + 78 * Math.cos(angle), MIDDLE + 78 * Math.sin(angle));
  });
  const spokes = `M${MIDDLE - 70} ${MIDDLE - 12}h140v24h-140ZM${MIDDLE - 12} ${MIDDLE - 70}h24v140h-24Z`;
  return `${disc(248)}${open.join('')}${disc(132, 'hole')}${spokes}${disc(40)}${arms.join('')}`;
};

const SLICES = 12;
/** The wheel stands a little lower, so that its pointer has room. */
const LOWERED = 276;

/** A wheel of fortune: every second slice open, pegs round the rim, a pointer at the top. */
const wheel = (): string => {
  const open = Array.from({ length: SLICES / 2 }, (_, index) =>
    pocket(64, 186, (2 * index + 0.5) / SLICES, (2 * index + 1.5) / SLICES, LOWERED),
  );
  const pegs = Array.from({ length: SLICES }, (_, index) => {
    const turn = ((index + 0.5) / SLICES) * 2 * Math.PI;
    return disc(13, 'hole', MIDDLE + 206 * Math.cos(turn), LOWERED + 206 * Math.sin(turn));
  });
  return `${disc(228, 'filled', MIDDLE, LOWERED)}${disc(30, 'hole', MIDDLE, LOWERED)}${open.join('')}${pegs.join('')}M216 4h80l-40 92Z`;
};

/** A bowl turned over on its saucer, and four coins before it. */
const bowl = (): string =>
  `M206 66h100v34q112 26 134 166H72Q94 126 206 100Z M28 286h456q-8 52-104 64H132q-96-12-104-64Z${[92, 202, 312, 422]
    .map((x, index) => `${disc(44, 'filled', x, 430)}${index % 2 === 0 ? disc(24, 'hole', x, 430) : ''}`)
    .join('')}`;

/** Buttons counted off by four, and the three that are left. */
const buttons = (): string =>
  [4, 4, 4, 3]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const [x, y] = [70 + index * 124, 70 + row * 124];
        return `${disc(54, 'filled', x, y)}${disc(12, 'hole', x - 17, y)}${disc(12, 'hole', x + 17, y)}`;
      }),
    )
    .join('');

/** Pins in rows, and a ball on its way between them. */
const plinko = (): string => {
  const rows = [3, 4, 5, 6].flatMap((pins, row) =>
    Array.from({ length: pins }, (_, index) =>
      disc(21, 'filled', MIDDLE + (index - (pins - 1) / 2) * 84, 150 + row * 84),
    ),
  );
  return `${disc(50, 'filled', MIDDLE + 4, 58)}${rows.join('')}M30 456h452v36H30Z`;
};

const OWN_GLYPHS: Readonly<Record<string, (() => string) | undefined>> = { roulette, wheel, bowl, buttons, plinko };

export const ownGlyph = (name: string): Glyph => {
  const draw = OWN_GLYPHS[name];
  if (!draw) throw new RangeError(`No glyph of ours is called ${name}.`);
  return { box: BOX, path: draw() };
};
