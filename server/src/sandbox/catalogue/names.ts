import type { Names } from '../../modules/catalog/index.ts';
import { MOODS } from './moods.ts';
import type { Mood, Pair } from './moods.ts';
import { numberOf } from '@fairground/engines/random/repeatable';
import type { Noun, Place, Theme } from './theme.ts';

/** A name with the glyphs of what it speaks of, the first one above all. */
export type NamedIdea = { readonly names: Names; readonly glyphs: readonly string[] };

/** A tile has two short lines for a name. */
const LETTERS_MAX = 28;

const COUNTS: readonly Pair[] = [
  { en: 'Three', ty: 'Ba' },
  { en: 'Five', ty: 'Năm' },
  { en: 'Seven', ty: 'Bảy' },
  { en: 'Nine', ty: 'Chín' },
];

/** Every good name of a theme, the better kinds first, in an order that mixes the kinds. */
export const ideasOf = (theme: Theme): readonly NamedIdea[] => {
  const moods = theme.moods.map((mood) => MOODS[mood]);
  const best = moods.flatMap((mood) => [
    ...describedNouns(mood.beings, theme.beings),
    ...describedNouns(mood.things, theme.things),
    ...placesOf(theme, mood),
    ...framedBeings(mood.ofBeings, theme.beings),
  ]);
  const others = [...dwellers(theme), ...owners(theme), ...pairsOf(theme), ...counted(theme)];
  return [mixed(theme, best), mixed(theme, others)].flat().filter(isGood);
};

const mixed = (theme: Theme, ideas: readonly NamedIdea[]): readonly NamedIdea[] =>
  ideas
    .map((idea) => ({ idea, place: numberOf(`${theme.id}/${idea.names.EN}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ idea }) => idea);

const idea = (en: string, ty: string, ...glyphs: readonly string[]): NamedIdea => ({
  names: { TY: ty, EN: en },
  glyphs,
});

/** Golden Lotus, Sen Vàng. */
const describedNouns = (words: readonly Pair[], nouns: readonly Noun[]): readonly NamedIdea[] =>
  nouns.flatMap((noun) => words.map((word) => idea(`${word.en} ${noun.en}`, `${noun.ty} ${word.ty}`, noun.glyph)));

/** Misty Tea Hill, Đồi Chè Mờ Sương; Secrets of the Tea Hill, Bí Mật Đồi Chè. */
const placesOf = (theme: Theme, mood: Mood): readonly NamedIdea[] =>
  theme.places.flatMap((place) => [
    ...(/^(in|on|at)$/.test(place.preposition) ? mood.places : []).map((word) =>
      idea(`${word.en} ${place.en}`, `${place.ty} ${word.ty}`, place.glyph),
    ),
    ...mood.ofPlaces.map((frame) =>
      idea(
        frame.en.replace('@', place.preposition).replace('#', theOf(place)),
        locatedOf(frame, place).replace('#', place.ty),
        place.glyph,
      ),
    ),
  ]);

const PREPOSITIONS: Readonly<Record<string, string>> = { under: 'Dưới', by: 'Bên' };

/** Vietnamese needs no word for in, on and at where a noun stands before its place; it does for under and beside. */
const locatedOf = (frame: Pair, place: Place): string => {
  const preposition = frame.en.includes('@') ? PREPOSITIONS[place.preposition] : undefined;
  return preposition === undefined ? frame.ty : frame.ty.replace(/( Ở)? #/, ` ${preposition} #`);
};

/** Dream of the Panda, Giấc Mơ Của Gấu Trúc. */
const framedBeings = (frames: readonly Pair[], beings: readonly Noun[]): readonly NamedIdea[] =>
  beings.flatMap((being) =>
    frames.map((frame) =>
      idea(
        frame.en.replace('#', /^#|^Go/.test(frame.en) ? being.en : `the ${being.en}`),
        frame.ty.replace('#', being.ty),
        being.glyph,
      ),
    ),
  );

/** Tiger of the Bamboo Forest, Hổ Rừng Trúc. */
const dwellers = ({ beings, places }: Theme): readonly NamedIdea[] =>
  beings.flatMap((being) =>
    places.map((place) => idea(`${being.en} of ${theOf(place)}`, `${being.ty} ${place.ty}`, being.glyph)),
  );

/** The Tiger's War Drum, Chiếc Trống Trận Của Hổ; the Tiger and the War Drum, Hổ Và Chiếc Trống Trận. */
const owners = ({ beings, things }: Theme): readonly NamedIdea[] =>
  beings.flatMap((being) =>
    things.flatMap((thing) => {
      const owned = capital(`${thing.classifier} ${thing.ty}`.trim());
      return [
        idea(`${being.en}’s ${thing.en}`, `${owned} Của ${being.ty}`, being.glyph, thing.glyph),
        idea(`The ${being.en} and the ${thing.en}`, `${being.ty} Và ${owned}`, being.glyph, thing.glyph),
      ];
    }),
  );

/** Lemon & Mango, Chanh & Xoài: where things alone are the game. */
const pairsOf = ({ beings, things }: Theme): readonly NamedIdea[] =>
  beings.length > 3
    ? []
    : things.flatMap((thing, index) =>
        things
          .slice(index + 1)
          .map((other) => idea(`${thing.en} & ${other.en}`, `${thing.ty} & ${other.ty}`, thing.glyph, other.glyph)),
      );

/** Three Tigers, Ba Chú Hổ. Persons are not counted: there is one moon lady. */
const counted = ({ beings, things }: Theme): readonly NamedIdea[] =>
  [...beings.filter(({ classifier }) => /^(chú|con)$/.test(classifier)), ...things]
    .filter(({ classifier, en }) => classifier !== '' && pluralOf(en) !== undefined)
    .flatMap((noun) =>
      COUNTS.map((count) =>
        idea(`${count.en} ${pluralOf(noun.en)}`, `${count.ty} ${capital(noun.classifier)} ${noun.ty}`, noun.glyph),
      ),
    );

const isGood = ({ names }: NamedIdea): boolean =>
  [names.TY, names.EN].every((name) => name.length <= LETTERS_MAX && !repeatsWord(name)) &&
  !CLASHES.some(([one, other]) => one.test(names.EN) && other.test(names.EN.replace(one, '')));

const OLD = /\b(Old|Lost|Ancient|Forgotten|Secret|Hidden|Silent|Legendary)\b/;
/** Words that say the same twice or the opposite. */
const CLASHES: readonly (readonly [RegExp, RegExp])[] = [
  [OLD, OLD],
  [/\b(Sunlit|Sunny|Morning|Breakfast)\b/, /\b(Moon|Night|Midnight|Sunset|Haunted|Storm|Bat)\b/],
  [/\b(Hot|Neon|Electric|Fire|Lava)\b/, /\b(Ice|Snow|Frost|Frozen|Tea|Juice|Cafe|Misty)\b/],
  [/\b(Little|Tiny)\b/, /\b(Giant|King|Grand|Big|Great|Mighty|Small)\b/],
  [
    /\b(Golden|Silver|Jade|Pink|Rainbow|Red|Blue|White|Black)\b/,
    /\b(Golden|Gold|Silver|Jade|Pink|Rainbow|Red|Blue|White|Black|Emerald|Ruby)\b/,
  ],
];

const SMALL_WORDS = new Set(['the', 'of', 'and', 'to', '&']);

const repeatsWord = (name: string): boolean => {
  const words = name
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/(’s|s)$/, ''))
    .filter((word) => !SMALL_WORDS.has(word));
  return new Set(words).size < words.length;
};

const PROPER_PLACES = /^(West Lake|Ha Long Bay|Candy Land|Neon City|Steel City|Dome City|Burrow Town)$/;

const theOf = (place: Place): string => (PROPER_PLACES.test(place.en) ? place.en : `the ${place.en}`);

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const UNCOUNTED =
  /(Dust|Popcorn|Champagne|Amber|Obsidian|Headphones|Fire|Fleece|Gold|Bar|Goggles|Ice Cream|Shaved Ice|Milk Glass|Velvet Curtain|Chilli|Crossed Blades|Cherry Pair|Rainbow|Edge)$/;
const ONE_FORM =
  /(Fish|Goldfish|Clownfish|Sheep|Jellyfish|Starfish|Carp|Koi|Squid|Shrimp|Salmon|Bison|Moose|Deer|Reindeer|Buffalo|Bass|Dice)$/;
const PLURALS: Readonly<Record<string, string>> = {
  Wolf: 'Wolves',
  Mouse: 'Mice',
  Calf: 'Calves',
  Ox: 'Oxen',
  Man: 'Men',
  Knife: 'Knives',
  Sheaf: 'Sheaves',
};

/** The English plural, or nothing where counting makes no sense. */
const pluralOf = (noun: string): string | undefined => {
  if (UNCOUNTED.test(noun)) return undefined;
  if (ONE_FORM.test(noun)) return noun;
  const last = noun.split(' ').at(-1) ?? '';
  const irregular = PLURALS[last];
  if (irregular !== undefined) return noun.slice(0, -last.length) + irregular;
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
};
