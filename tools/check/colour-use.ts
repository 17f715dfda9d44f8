/** Colours with a hue of their own: every brand has its own palette, so they are tokens of `ui/src/tokens.css`. */
const OKLCH = /oklch\(\s*[\d.]+%?\s+([\d.]+)\s+([\d.]+)/g;
const HEX = /#([\da-f]{6}|[\da-f]{3})\b/gi;

/**
 * Hues that mean the same for every brand, by file: what they are, and their degrees. The games of `arcade` are worlds of
 * their own that all brands share (decision 0152) and are not read.
 */
export const MEANT_HUES: Readonly<Record<string, readonly [what: string, ...hues: number[]]>> = {
  'web/src/features/games/components/games.css': ['a favourite, "hot" and "new"', 12, 25, 190],
  'web/src/features/games/components/table-strip.css': ['time to bet, and the beads of a road', 175, 18, 258, 158, 75],
  'web/src/features/lottery/components/lottery.css': ['the red one of a die', 25],
  'web/src/features/sports/components/ring.css': ['the ring of a cockfight with its corners', 40, 60, 25, 250, 255],
  'web/src/features/sports/components/ring-stage.tsx': [
    'the ring of a cockfight with its birds',
    ...[60, 40, 80, 62, 50, 45, 25, 22, 250, 258, 28, 82, 270],
  ],
};

/** The lines of a stylesheet or component that name a hue themselves. */
export const strayColours = (path: string, text: string): readonly string[] => {
  const [, ...meant] = MEANT_HUES[path] ?? [''];
  return text.split('\n').flatMap((line, index) => {
    const hues = [...line.matchAll(OKLCH)].filter(
      ([, chroma, hue]) => Number(chroma) > 0 && !meant.includes(Number(hue)),
    );
    const tinted = [...line.matchAll(HEX)].filter(([, hex = '']) => !isGrey(hex));
    return hues.length + tinted.length > 0
      ? [`${path}:${index + 1} names a colour itself: use a token of ui/src/tokens.css, which a brand replaces`]
      : [];
  });
};

const isGrey = (hex: string): boolean => {
  const parts = hex.length === 3 ? [...hex] : (hex.match(/../g) ?? []);
  return new Set(parts.map((part) => part.toLowerCase())).size === 1;
};
