import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Colour = { readonly l: number; readonly c: number; readonly h: number; readonly alpha: number };
type Rgb = readonly [number, number, number];

/** The OKLCH variables of one theme. */
function tokensOf(theme: 'dark' | 'light'): (name: string) => Colour {
  const start = css.indexOf('{', css.indexOf(`[data-theme='${theme}'] {`));
  const block = css.slice(start, css.indexOf('}', start));
  return (name) => {
    const [, l, c, h, alpha] =
      new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)(?: / ([\\d.]+))?\\)`).exec(block) ?? [];
    if (l === undefined) throw new Error(`${theme} has no colour ${name}`);
    return { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha ?? 1) };
  };
}

function linearRgb({ l, c, h }: Colour): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Browsers blend colours after the gamma curve. */
function over(front: Colour, back: Colour): Rgb {
  const [r, g, b] = linearRgb(front);
  const [backR, backG, backB] = linearRgb(back);
  const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
  const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
  const mix = (x: number, y: number) => decode(encode(x) * front.alpha + encode(y) * (1 - front.alpha));
  return [mix(r, backR), mix(g, backG), mix(b, backB)];
}

function contrast(left: Rgb, right: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [high, low] = [luminance(left), luminance(right)].toSorted((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const THEMES = ['dark', 'light'] as const;
const SURFACES = ['ground', 'surface-1', 'surface-2', 'surface-3', 'popup', 'field'];
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'accent-text', 'gain', 'loss', 'info'];
/** Text on filled and tinted parts, whatever lies under a tint. */
const ON_FILLS = [
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
  ['ink', 'thumb'],
  ['ink', 'line'],
  ['accent-text', 'accent-soft'],
  ['gain', 'gain-soft'],
  ['loss', 'loss-soft'],
  ['info', 'info-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'gain-soft'],
  ['ink', 'loss-soft'],
  ['ink', 'info-soft'],
] as const;
/** Text on the hue of a category, which is one of many. */
const ON_CATEGORIES = [
  ['category', 'category-soft'],
  ['ink', 'category-soft'],
  ['ground', 'category'],
] as const;

test.for(THEMES)('every text reads on every surface of the %s theme', (theme) => {
  const token = tokensOf(theme);
  for (const text of TEXTS) {
    for (const surface of SURFACES) {
      const ratio = contrast(linearRgb(token(text)), linearRgb(token(surface)));
      expect(ratio, `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.for(THEMES)('text on filled and tinted parts reads in the %s theme', (theme) => {
  const token = tokensOf(theme);
  for (const [text, fill] of ON_FILLS) {
    for (const surface of ['ground', 'surface-1', 'surface-2', 'popup']) {
      const ratio = contrast(linearRgb(token(text)), over(token(fill), token(surface)));
      expect(ratio, `${text} on ${fill} over ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('text over pictures reads on the veil between them', () => {
  const token = tokensOf('dark');

  expect(contrast(linearRgb(token('on-veil')), linearRgb(token('veil')))).toBeGreaterThanOrEqual(4.5);
});

test.for(THEMES)('lines that carry meaning stand out in the %s theme', (theme) => {
  const token = tokensOf(theme);
  for (const line of ['line-strong', 'focus']) {
    for (const surface of SURFACES) {
      const ratio = contrast(linearRgb(token(line)), linearRgb(token(surface)));
      expect(ratio, `${line} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test.for(THEMES)('every category hue reads on its own wash, and under text, in the %s theme', (theme) => {
  const token = tokensOf(theme);
  const start = css.indexOf(`[data-theme='${theme}'] {`);
  const numberOf = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(css.slice(start))?.[1]);
  const hues = [...css.matchAll(/--hue: (\d+);/g)].map(([, hue]) => Number(hue));
  expect(hues.length).toBeGreaterThan(10);
  for (const h of hues) {
    const category = { l: numberOf('category-lightness'), c: numberOf('category-chroma'), h, alpha: 1 };
    for (const [text, fill] of ON_CATEGORIES) {
      const front = text === 'category' ? category : token(text);
      for (const surface of ['ground', 'surface-1', 'surface-2']) {
        const alpha = fill === 'category' ? 1 : numberOf('category-wash');
        const back = over({ ...category, alpha }, token(surface));
        expect(contrast(linearRgb(front), back), `${text} on ${fill} ${h} over ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

/** Colours that are none of the palette: white on a scrim lies over pictures, which no table knows. */
const OVER_PICTURES: ReadonlySet<string> = new Set(['white on scrim', 'white on black']);

test('every pairing of text and fill in the site is one of those whose contrast is known', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const files = globSync('{ui,web}/src/**/*.tsx', { cwd: root }).filter((path) => !path.includes('.test.'));
  const known: ReadonlySet<string> = new Set([
    ...TEXTS.flatMap((text) => SURFACES.map((surface) => `${text} on ${surface}`)),
    ...[...ON_FILLS, ...ON_CATEGORIES].map(([text, fill]) => `${text} on ${fill}`),
    ...OVER_PICTURES,
  ]);

  const used = files.flatMap((path) => pairingsIn(readFileSync(`${root}${path}`, 'utf8')));

  expect(new Set(used).size).toBeGreaterThan(10);
  expect([...new Set(used)].filter((pairing) => !known.has(pairing))).toEqual([]);
});

/** `text on fill` of every list of classes that sets both, for the same state: at rest, under the pointer, pressed. */
function pairingsIn(source: string): readonly string[] {
  return [...source.matchAll(/['"`]([^'"`\n]*\bbg-[^'"`\n]*)['"`]/g)].flatMap(([, list = '']) => {
    const words = list.split(/\s+/);
    const states = new Set(words.map((word) => word.slice(0, word.lastIndexOf(':') + 1)));
    return [...states].flatMap((state) => {
      // Lines and dots that are drawn before or after a text carry none.
      if (/\b(before|after):/.test(state)) return [];
      const [fill] = coloursOf('bg', state, words);
      const [text] = [...coloursOf('text', state, words), ...coloursOf('text', '', words)];
      return fill === undefined || text === undefined ? [] : [`${text} on ${fill}`];
    });
  });
}

function coloursOf(kind: 'bg' | 'text', state: string, words: readonly string[]): readonly string[] {
  const names = [...css.matchAll(/--([a-z][\w-]*): oklch/g)].map(([, name = '']) => name);
  const colours = new Set([...names, 'category', 'category-soft', 'white', 'black']);
  return words
    .filter((word) => word.startsWith(`${state}${kind}-`))
    .map((word) => word.slice(state.length + kind.length + 1).replace(/\/\d+$/, ''))
    .filter((name) => colours.has(name));
}
