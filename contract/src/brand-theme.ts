import * as z from 'zod/mini';

/** The meanings a brand may give another colour; `ui/src/tokens.css` has the product's own. */
export const COLOUR_TOKENS = [
  'ground',
  'surface-1',
  'surface-2',
  'surface-3',
  'thumb',
  'popup',
  'field',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'accent-ink',
  'accent-soft',
  'accent-text',
  'scrim',
  'veil',
  'on-veil',
  'focus',
  'glow',
  'shadow-colour',
] as const;

/** Written into a style element: nothing but a colour passes. */
const colourSchema = z.string().check(z.regex(/^(?:#[0-9a-f]{6}|oklch\([\d. ]+(?:\/ [\d.]+)?\))$/));
const hexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const coloursSchema = z.partialRecord(z.enum(COLOUR_TOKENS), colourSchema);
const path = z.string().check(z.regex(/^[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/));

export const brandThemeSchema = z.strictObject({
  /** What differs from the product's own palette. */
  colours: z.strictObject({ dark: coloursSchema, light: coloursSchema }),
  /** The hue of what belongs to no category, in degrees. */
  hue: z.optional(z.int().check(z.gte(0), z.lt(360))),
  /** The ground where no stylesheet reaches: the browser's own bar, and the splash of an installed app. */
  ground: z.strictObject({ dark: hexSchema, light: hexSchema }),
  /** The head of an outside chat window. */
  chatHead: z.strictObject({ dark: hexSchema, light: hexSchema }),
  /** The button of a letter, under white words. */
  letterButton: hexSchema,
  /** The sign beside the name, on 32 by 32 units: lines and filled shapes. Without one it is the wheel of bulbs. */
  mark: z.optional(z.strictObject({ lines: path, shapes: path })),
});
export type BrandTheme = z.output<typeof brandThemeSchema>;

/** The rules that put a brand's colours over those of the product; empty where nothing differs. */
export const themeRules = ({ colours: { dark, light }, hue }: BrandTheme): string =>
  ruleOf(':root,[data-theme=dark]', dark) +
  ruleOf('[data-theme=light]', light) +
  (hue === undefined ? '' : `:root{--hue:${hue}}`);

const ruleOf = (selector: string, colours: BrandTheme['colours']['dark']): string => {
  const lines = Object.entries(colours).map(([token, colour]) => `--${token}:${colour}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
};
