import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { chanceFrom } from './chance.ts';
import { MOTIF_SIZE, motif } from './motifs.ts';

type RewardScene = { readonly name: string; readonly figure: string; readonly hue: number; readonly turn?: number };

/** One picture per reward of the points mall: the prize on a lit plinth of the fairground. `node tools/art/rewards.ts`. */
const SCENES: readonly RewardScene[] = [
  { name: 'lantern', figure: 'red-paper-lantern', hue: 12 },
  { name: 'kite', figure: 'kite', hue: 205, turn: -6 },
  { name: 'teddy', figure: 'teddy-bear', hue: 32 },
  { name: 'tea', figure: 'bubble-tea', hue: 340, turn: 4 },
  { name: 'cap', figure: 'billed-cap', hue: 225, turn: -4 },
  { name: 'shirt', figure: 't-shirt', hue: 262 },
  { name: 'backpack', figure: 'backpack', hue: 160 },
  { name: 'headphones', figure: 'headphone', hue: 288 },
  { name: 'coins', figure: 'coin', hue: 46, turn: -8 },
  { name: 'purse', figure: 'money-bag', hue: 96 },
  { name: 'chest', figure: 'gem-stone', hue: 190 },
];

const WIDTH = 640;
const HEIGHT = 480;
const FIGURE = 250;

const colour = (hue: number, saturation: number, lightness: number, alpha = 1): string =>
  `hsla(${((hue % 360) + 360) % 360},${saturation}%,${lightness}%,${alpha})`;

const bulbs = (name: string, hue: number): string => {
  const chance = chanceFrom(`reward ${name}`);
  const lights = Array.from({ length: 17 }, (_, index) => {
    const x = (index * WIDTH) / 16;
    const y = 14 + 44 * 4 * (index / 16) * (1 - index / 16);
    return `<circle cx="${x}" cy="${y}" r="15" fill="url(#bulb)"/><circle cx="${x}" cy="${y}" r="4.4" fill="#fffbe9"/>`;
  });
  const motes = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${chance(0, WIDTH).toFixed(1)}" cy="${chance(40, HEIGHT).toFixed(1)}" r="${chance(2, 16).toFixed(1)}" fill="${colour(hue + 20, 90, 84)}" opacity="${chance(0.04, 0.16).toFixed(2)}"/>`,
  );
  return motes.join('') + lights.join('');
};

const rays = (hue: number): string => {
  const [x, y] = [WIDTH / 2, 214];
  const wedges = Array.from({ length: 18 }, (_, index) => {
    const edge = (side: number): string => {
      const angle = ((index * 20 + side * 5) * Math.PI) / 180;
      return `${(x + 620 * Math.cos(angle)).toFixed(1)} ${(y + 620 * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${x} ${y}L${edge(-1)}L${edge(1)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="${colour(hue, 90, 80)}" opacity="0.09"/>`;
};

const draw = ({ name, figure, hue, turn = 0 }: RewardScene): string => {
  const scale = FIGURE / MOTIF_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour(hue - 14, 48, 17)}"/><stop offset="1" stop-color="${colour(hue + 8, 52, 27)}"/></linearGradient>
<radialGradient id="glow" cx="320" cy="214" r="310" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${colour(hue, 82, 66)}" stop-opacity="0.95"/><stop offset="0.5" stop-color="${colour(hue, 70, 44)}" stop-opacity="0.42"/><stop offset="1" stop-color="${colour(hue, 60, 26)}" stop-opacity="0"/></radialGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colour(hue - 8, 46, 20)}"/><stop offset="0.45" stop-color="${colour(hue, 54, 46)}"/><stop offset="1" stop-color="${colour(hue - 8, 46, 18)}"/></linearGradient>
<radialGradient id="bulb"><stop offset="0" stop-color="#fff7dc"/><stop offset="0.35" stop-color="#ffcf6b"/><stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient>
<filter id="lift" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="13" stdDeviation="12" flood-color="#05030f" flood-opacity="0.58"/></filter>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${rays(hue)}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>${bulbs(name, hue)}
<path d="M160 372v54a160 34 0 0 0 320 0v-54z" fill="url(#side)"/><ellipse cx="320" cy="372" rx="160" ry="34" fill="${colour(hue, 62, 62)}"/><ellipse cx="320" cy="370" rx="132" ry="25" fill="${colour(hue, 76, 76)}"/>
<g filter="url(#lift)"><g transform="translate(320 236) rotate(${turn}) scale(${scale}) translate(${-MOTIF_SIZE / 2} ${-MOTIF_SIZE / 2})">${motif(figure, 'm')}</g></g>
</svg>`;
};

for (const brand of ['fairground', 'lumen-hall']) {
  const folder = new URL(`../../brands/${brand}/art/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const scene of SCENES)
    await sharp(Buffer.from(draw(scene)))
      .webp({ quality: 70, effort: 6 })
      .toFile(new URL(`reward-${scene.name}.webp`, folder).pathname);
}
