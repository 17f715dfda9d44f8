/** How a slot looks. Ids are those of the catalogue's themes, so that a game can look like its tile. */
export type Theme = {
  readonly id: string;
  /** The leading hue in degrees. */
  readonly hue: number;
  readonly scene: 'night' | 'water' | 'rays' | 'hills' | 'dunes' | 'space';
  /** The best-paid symbols, the best first. */
  readonly motifs: readonly string[];
  readonly wild: string;
  readonly scatter: string;
};

const theme = (id: string, hue: number, scene: Theme['scene'], names: string): Theme => {
  const all = names.split(' ');
  return { id, hue, scene, motifs: all.slice(0, 6), wild: all[6] ?? '', scatter: all[7] ?? '' };
};

export const THEMES: readonly Theme[] = [
  theme('tiger', 40, 'hills', 'tiger leopard drum flute nazar-amulet peacock tiger-face bell'),
  theme('lotus', 345, 'water', 'swan carp-streamer butterfly frog diya-lamp teacup-without-handle lotus full-moon'),
  theme('ocean', 225, 'water', 'dolphin whale octopus turtle oyster spiral-shell trident-emblem shark'),
  theme('dragon', 150, 'rays', 'phoenix-bird crystal-ball ring egg fire folding-hand-fan dragon-face dragon'),
  theme('fruit', 12, 'rays', 'watermelon grapes strawberry pineapple lemon cherries glowing-star bell'),
  theme('pirate', 245, 'water', 'parrot compass world-map old-key telescope dagger pirate-flag anchor'),
  theme('candy', 325, 'rays', 'lollipop shortcake doughnut chocolate-bar soft-ice-cream candy crown teddy-bear'),
  theme('space', 275, 'space', 'astronaut alien rocket flying-saucer satellite comet ringed-planet dizzy'),
  theme('egypt', 65, 'dunes', 'lion black-cat snake beetle amphora scroll eye crown'),
  theme('circus', 8, 'night', 'elephant carousel-horse top-hat balloon popcorn yo-yo performing-arts ferris-wheel'),
  theme(
    'mid-autumn',
    285,
    'night',
    'rabbit dragon-face moon-cake long-drum carp-streamer teapot red-paper-lantern full-moon',
  ),
  theme(
    'classic-sevens',
    20,
    'night',
    'keycap-7 bell four-leaf-clover cherries game-die spade-suit joker glowing-star',
  ),
];

/** The theme a launch names, or one that belongs to the game for ever. */
export const themeOf = (named: string | undefined, vendor: string, game: string): Theme => {
  const found = THEMES.find(({ id }) => id === named);
  return found ?? (THEMES[numberOf(`${vendor}/${game}`) % THEMES.length] as Theme);
};

/** A whole number made of a text, the same everywhere. */
export const numberOf = (text: string): number => {
  let number = 2_166_136_261;
  for (const character of text) number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return number;
};
