import { colourOf } from '../../server/src/platform/srgb.ts';
import { chanceFrom } from './chance.ts';
import { MOTIF_SIZE, motif } from './motifs.ts';

export type Figure = {
  readonly name: string;
  /** Centre, in parts of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  /** Height in parts of the picture's height. */
  readonly size: number;
  readonly turn?: number;
  /** Figures further back are dimmer and softer. */
  readonly depth?: 0 | 1 | 2;
};

export type Scene = {
  readonly name: string;
  /** Leading hue in degrees; the second light may come from elsewhere on the wheel. */
  readonly hue: number;
  readonly secondHue?: number;
  readonly backdrop: 'wheel' | 'tents' | 'stage' | 'waves' | 'stadium' | 'skyline';
  readonly figures: readonly Figure[];
};

type Frame = { readonly width: number; readonly height: number };

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws the scene as one SVG. The start side stays quiet: words stand there. */
export const drawScene = (scene: Scene, frame: Frame): string => {
  const { width, height } = frame;
  const second = scene.secondHue ?? scene.hue + 40;
  const focus = { x: width * 0.72, y: height * 0.52 };
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colourOf(0.2, 0.06, scene.hue - 8)}"/><stop offset="0.62" stop-color="${colourOf(0.31, 0.12, scene.hue)}"/><stop offset="1" stop-color="${colourOf(0.2, 0.07, second)}"/></linearGradient>
<radialGradient id="glow" cx="${focus.x}" cy="${focus.y}" r="${height * 1.05}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${colourOf(0.66, 0.19, scene.hue)}" stop-opacity="0.95"/><stop offset="0.42" stop-color="${colourOf(0.46, 0.16, scene.hue)}" stop-opacity="0.55"/><stop offset="1" stop-color="${colourOf(0.27, 0.1, scene.hue)}" stop-opacity="0"/></radialGradient>
<radialGradient id="warm" cx="${width * 0.95}" cy="${height * 1.05}" r="${height * 0.9}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${colourOf(0.72, 0.16, second)}" stop-opacity="0.6"/><stop offset="1" stop-color="${colourOf(0.3, 0.1, second)}" stop-opacity="0"/></radialGradient>
<linearGradient id="quiet" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colourOf(0.14, 0.04, scene.hue - 10)}" stop-opacity="0.72"/><stop offset="0.34" stop-color="${colourOf(0.14, 0.04, scene.hue - 10)}" stop-opacity="0.42"/><stop offset="0.62" stop-color="${colourOf(0.14, 0.04, scene.hue)}" stop-opacity="0"/></linearGradient>
<radialGradient id="bulb"><stop offset="0" stop-color="#fff7dc"/><stop offset="0.35" stop-color="#ffcf6b"/><stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${height * 0.012}"/></filter>
<filter id="haze" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${height * 0.004}"/></filter>
<filter id="lift" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="${height * 0.028}" stdDeviation="${height * 0.026}" flood-color="#05030f" flood-opacity="0.62"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<rect width="${width}" height="${height}" fill="url(#glow)"/>
${rays(frame, focus, scene.hue)}
<rect width="${width}" height="${height}" fill="url(#warm)"/>
${stars(scene, frame)}
${BACKDROPS[scene.backdrop](frame, scene)}
${bokeh(scene, frame)}
${strings(scene, frame)}
${scene.figures.map((figure, index) => drawFigure(figure, index, frame)).join('\n')}
<rect width="${width}" height="${height}" fill="url(#quiet)"/>
</svg>`;
};

const rays = ({ width, height }: Frame, focus: { x: number; y: number }, hue: number): string => {
  const reach = Math.hypot(width, height);
  const wedges: string[] = [];
  for (let angle = 0; angle < 360; angle += 20) {
    const from = ((angle - 4.5) * Math.PI) / 180;
    const to = ((angle + 4.5) * Math.PI) / 180;
    wedges.push(
      `M${focus.x} ${focus.y}L${round(focus.x + reach * Math.cos(from))} ${round(focus.y + reach * Math.sin(from))}L${round(focus.x + reach * Math.cos(to))} ${round(focus.y + reach * Math.sin(to))}Z`,
    );
  }
  return `<path d="${wedges.join('')}" fill="${colourOf(0.82, 0.12, hue)}" opacity="0.07"/>`;
};

const stars = (scene: Scene, { width, height }: Frame): string => {
  const chance = chanceFrom(`${scene.name} stars`);
  return Array.from(
    { length: 46 },
    () =>
      `<circle cx="${round(chance(0, width))}" cy="${round(chance(0, height * 0.6))}" r="${round(chance(0.5, height / 300))}" fill="#fff" opacity="${round(chance(0.2, 0.8))}"/>`,
  ).join('');
};

const bokeh = (scene: Scene, { width, height }: Frame): string => {
  const chance = chanceFrom(`${scene.name} bokeh`);
  return Array.from({ length: 22 }, () => {
    const hue = chance() < 0.6 ? scene.hue : 75;
    return `<circle cx="${round(chance(width * 0.3, width))}" cy="${round(chance(0, height))}" r="${round(chance(height * 0.008, height * 0.05))}" fill="${colourOf(0.85, 0.12, hue)}" opacity="${round(chance(0.06, 0.24) * 100) / 100}"/>`;
  }).join('');
};

/** Strings of bulbs hang across the sky: the brand's signature. */
const strings = (scene: Scene, { width, height }: Frame): string => {
  const chance = chanceFrom(`${scene.name} strings`);
  const lines = [
    { y: -0.06, sag: 0.3, from: -0.05, to: 0.62 },
    { y: -0.1, sag: 0.36, from: 0.42, to: 1.08 },
  ];
  return lines
    .map(({ y, sag, from, to }) => {
      const count = 15;
      const point = (step: number) => {
        const along = step / count;
        return {
          x: width * (from + (to - from) * along),
          y: height * (y + sag * 4 * along * (1 - along) + 0.03),
        };
      };
      const cord = Array.from({ length: count + 1 }, (_, step) => {
        const { x, y: top } = point(step);
        return `${step === 0 ? 'M' : 'L'}${round(x)} ${round(top)}`;
      }).join('');
      const bulbs = Array.from({ length: count - 1 }, (_, index) => {
        const { x, y: top } = point(index + 1);
        const size = height * chance(0.02, 0.03);
        return `<circle cx="${round(x)}" cy="${round(top + size * 0.5)}" r="${round(size)}" fill="url(#bulb)"/><circle cx="${round(x)}" cy="${round(top + size * 0.5)}" r="${round(size * 0.3)}" fill="#fffbe9"/>`;
      }).join('');
      return `<path d="${cord}" fill="none" stroke="#0b0820" stroke-opacity="0.7" stroke-width="${height / 240}"/>${bulbs}`;
    })
    .join('');
};

const drawFigure = (figure: Figure, index: number, frame: Frame): string => {
  const { name, x, y, size, turn = 0, depth = 0 } = frame.width / frame.height < 2.5 ? drawnIn(figure) : figure;
  const scale = (size * frame.height) / MOTIF_SIZE;
  const filter = depth === 0 ? 'lift' : depth === 1 ? 'haze' : 'soft';
  const opacity = depth === 0 ? 1 : depth === 1 ? 0.92 : 0.6;
  return `<g filter="url(#${filter})" opacity="${opacity}"><g transform="translate(${round(x * frame.width)} ${round(y * frame.height)}) rotate(${turn}) scale(${Math.round(scale * 1000) / 1000}) translate(${-MOTIF_SIZE / 2} ${-MOTIF_SIZE / 2})">${motif(name, `m${index}`)}</g></g>`;
};

/** A narrow picture keeps its start side free by drawing the figures closer together and smaller. */
const drawnIn = (figure: Figure): Figure => ({
  ...figure,
  x: 0.735 + (figure.x - 0.73) * 0.98,
  y: 0.5 + (figure.y - 0.5) * 0.8,
  size: figure.size * 0.66,
});

const silhouette = (hue: number): string => colourOf(0.19, 0.08, hue);

const wheel = ({ width, height }: Frame, scene: Scene): string => {
  const centre = { x: width * 0.5, y: height * 0.56 };
  const radius = height * 0.5;
  const spokes = Array.from({ length: 16 }, (_, step) => {
    const angle = (step * Math.PI) / 8;
    const x = round(centre.x + radius * Math.cos(angle));
    const y = round(centre.y + radius * Math.sin(angle));
    return `<path d="M${centre.x} ${centre.y}L${x} ${y}" stroke="${silhouette(scene.hue)}" stroke-width="${height / 160}"/><circle cx="${x}" cy="${y}" r="${height * 0.034}" fill="${silhouette(scene.hue)}"/><circle cx="${x}" cy="${y}" r="${height * 0.026}" fill="url(#bulb)"/>`;
  }).join('');
  return `<g opacity="0.8"><circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${silhouette(scene.hue)}" stroke-width="${height / 70}"/><circle cx="${centre.x}" cy="${centre.y}" r="${radius * 0.72}" fill="none" stroke="${silhouette(scene.hue)}" stroke-width="${height / 150}"/>${spokes}<path d="M${centre.x} ${centre.y}L${centre.x - height * 0.26} ${height}M${centre.x} ${centre.y}L${centre.x + height * 0.26} ${height}" stroke="${silhouette(scene.hue)}" stroke-width="${height / 50}"/></g>${ground({ width, height }, scene)}`;
};

const tents = ({ width, height }: Frame, scene: Scene): string => {
  const tent = (x: number, base: number, size: number): string => {
    const w = size * height;
    const left = width * x;
    const top = base - w * 0.85;
    const stripes = Array.from({ length: 4 }, (_, stripe) => {
      const from = left - w / 2 + (stripe * 2 * w) / 8;
      return `<path d="M${round(left)} ${round(top)}L${round(from)} ${round(base)}L${round(from + w / 8)} ${round(base)}Z" fill="${colourOf(0.36, 0.12, scene.secondHue ?? scene.hue + 40)}"/>`;
    }).join('');
    return `<path d="M${round(left)} ${round(top)}L${round(left - w / 2)} ${round(base)}L${round(left + w / 2)} ${round(base)}Z" fill="${silhouette(scene.hue)}"/>${stripes}<path d="M${round(left)} ${round(top)}v${round(-w * 0.16)}l${round(w * 0.14)} ${round(w * 0.05)}l${round(-w * 0.14)} ${round(w * 0.05)}" fill="${colourOf(0.75, 0.15, 75)}"/>`;
  };
  return `<g opacity="0.8">${tent(0.42, height * 0.95, 0.62)}${tent(0.58, height * 0.96, 0.8)}${tent(0.96, height * 0.96, 0.9)}</g>${ground({ width, height }, scene)}`;
};

const stage = ({ width, height }: Frame, scene: Scene): string => {
  const beam = (x: number, spread: number, hue: number): string =>
    `<path d="M${width * x} ${-height * 0.05}L${round(width * (x - spread))} ${height}L${round(width * (x + spread))} ${height}Z" fill="${colourOf(0.86, 0.1, hue)}" opacity="0.1"/>`;
  return `${beam(0.55, 0.09, scene.hue)}${beam(0.72, 0.12, 80)}${beam(0.9, 0.09, scene.secondHue ?? scene.hue + 40)}<ellipse cx="${width * 0.72}" cy="${height * 1.02}" rx="${width * 0.3}" ry="${height * 0.2}" fill="${silhouette(scene.hue)}"/><ellipse cx="${width * 0.72}" cy="${height * 0.99}" rx="${width * 0.27}" ry="${height * 0.15}" fill="${colourOf(0.42, 0.14, scene.hue)}" opacity="0.8"/>`;
};

const waves = ({ width, height }: Frame, scene: Scene): string =>
  [0.62, 0.74, 0.86]
    .map((top, index) => {
      const crest = height * top;
      const swing = height * 0.05;
      let path = `M0 ${round(crest)}`;
      for (let x = 0; x < width; x += width / 8)
        path += `q${round(width / 32)} ${round(index % 2 ? swing : -swing)} ${round(width / 16)} 0t${round(width / 16)} 0`;
      return `<path d="${path}V${height}H0Z" fill="${colourOf(0.42 - index * 0.08, 0.12, scene.hue + index * 6)}" opacity="0.55"/>`;
    })
    .join('');

const stadium = ({ width, height }: Frame, scene: Scene): string => {
  const tower = (x: number): string => {
    const lamps = Array.from(
      { length: 8 },
      (_, lamp) =>
        `<circle cx="${round(width * x + ((lamp % 4) - 1.5) * height * 0.05)}" cy="${round(height * 0.2 + Math.floor(lamp / 4) * height * 0.05)}" r="${height * 0.034}" fill="url(#bulb)"/>`,
    ).join('');
    return `<path d="M${width * x} ${height * 0.26}V${height}" stroke="${silhouette(scene.hue)}" stroke-width="${height / 36}"/>${lamps}`;
  };
  const pitch = Array.from(
    { length: 6 },
    (_, stripe) =>
      `<path d="M${round(width * 0.72 + (stripe - 3) * width * 0.05)} ${height * 0.78}L${round(width * 0.72 + (stripe - 3) * width * 0.15)} ${height}h${round(width * 0.075)}L${round(width * 0.72 + (stripe - 2.5) * width * 0.05)} ${height * 0.78}Z" fill="${colourOf(0.52, 0.14, scene.hue)}" opacity="0.5"/>`,
  ).join('');
  return `<path d="M0 ${height * 0.78}Q${width * 0.5} ${height * 0.64} ${width} ${height * 0.78}V${height}H0Z" fill="${colourOf(0.34, 0.1, scene.hue)}"/>${pitch}${tower(0.47)}${tower(0.97)}`;
};

const skyline = ({ width, height }: Frame, scene: Scene): string => {
  const chance = chanceFrom(`${scene.name} skyline`);
  let blocks = '';
  for (let x = width * 0.3; x < width; x += width * 0.05) {
    const tall = height * chance(0.16, 0.5);
    const wide = width * chance(0.035, 0.05);
    blocks += `<rect x="${round(x)}" y="${round(height - tall)}" width="${round(wide)}" height="${round(tall)}" rx="4" fill="${silhouette(scene.hue)}"/>`;
    for (let lit = 0; lit < 4; lit += 1)
      blocks += `<rect x="${round(x + chance(0.1, 0.75) * wide)}" y="${round(height - chance(0.1, 0.9) * tall)}" width="${round(wide * 0.14)}" height="${round(height * 0.022)}" fill="#ffcf6b" opacity="${round(chance(0.4, 0.9))}"/>`;
  }
  return `<g opacity="0.85">${blocks}</g>`;
};

const ground = ({ width, height }: Frame, scene: Scene): string =>
  `<path d="M0 ${height * 0.94}Q${width * 0.5} ${height * 0.86} ${width} ${height * 0.93}V${height}H0Z" fill="${silhouette(scene.hue)}"/>`;

const BACKDROPS = { wheel, tents, stage, waves, stadium, skyline } as const;
