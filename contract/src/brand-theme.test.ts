import { expect, test } from 'vitest';
import { brandThemeSchema, themeRules } from './brand-theme.ts';

const THEME = {
  colours: { dark: { accent: 'oklch(0.8 0.1 180)', glow: 'oklch(0.8 0.1 180 / 0.3)' }, light: { accent: '#0f766e' } },
  ground: { dark: '#071615', light: '#f2f7f6' },
  chatHead: { dark: '#0c2422', light: '#e2efed' },
  letterButton: '#0f766e',
} as const;

test('the colours of a brand are written over the tokens of each theme', () => {
  expect(themeRules(brandThemeSchema.parse(THEME))).toBe(
    ':root,[data-theme=dark]{--accent:oklch(0.8 0.1 180);--glow:oklch(0.8 0.1 180 / 0.3)}[data-theme=light]{--accent:#0f766e}',
  );
});

test('what belongs to no category has the hue of the brand', () => {
  expect(themeRules({ ...THEME, colours: { dark: {}, light: {} }, hue: 180 })).toBe(':root{--hue:180}');
});

test('a brand on the palette of the product adds no rule', () => {
  expect(themeRules({ ...THEME, colours: { dark: {}, light: {} } })).toBe('');
});

test.each([
  ['a token nobody knows', { ...THEME, colours: { dark: { sparkle: '#ffffff' }, light: {} } }],
  ['a rule instead of a colour', { ...THEME, colours: { dark: { accent: '#fff}body{display:none' }, light: {} } }],
  ['a mark that is no path', { ...THEME, mark: { lines: '"/><script>', shapes: '' } }],
])('%s is refused', (_fault, theme) => {
  expect(brandThemeSchema.safeParse(theme).success).toBe(false);
});
