import type { Look, MetalName } from '@fairground/contract/catalog/look';
import { metalIn } from '@fairground/contract/catalog/look';
import { numberOf } from '@fairground/engines/random/repeatable';
import { scattered } from './paint.ts';

/** A one-colour drawing as one path in a square box. */
export type Glyph = { readonly box: number; readonly path: string };

/** A glyph and the names it goes by in a title. */
type Subject = readonly [glyph: string, en: string, ty: string];

/** All a theme has to show, as `tools/art/casts.ts` writes it from the table of subjects. */
export type Cast = {
  readonly id: string;
  readonly hues: readonly number[];
  readonly scenes: readonly string[];
  readonly look: Look;
  readonly beings: readonly Subject[];
  readonly things: readonly Subject[];
  readonly places: readonly Subject[];
  readonly glyphs: Readonly<Record<string, Glyph>>;
};

/** How one game of a theme is dressed. */
export type Dress = {
  readonly hue: number;
  readonly scene: string;
  readonly look: Look;
  /** The metal of the title, the rims and the cabinet; a golden dragon is of gold. */
  readonly metal: MetalName;
  /** The best-paid symbols, the best first: the subjects of the title. */
  readonly highs: readonly Glyph[];
  readonly wild: Glyph;
  readonly scatter: Glyph;
  readonly title: string;
};

type DressOptions = {
  readonly title: string;
  readonly vendor: string;
  readonly game: string;
  readonly hue?: number | undefined;
};

/** Dresses a game: its title decides what leads, and the game's own chance what follows. */
export const dressOf = (cast: Cast, { title, vendor, game, hue }: DressOptions): Dress => {
  const chance = scattered(numberOf(`${vendor}/${game}`));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const own = pick(cast.hues) + Math.floor(chance() * 25) - 12;
  const scene = pick(cast.scenes);
  const named = spokenOf(cast, title);
  const rest = mixed([...cast.beings, ...cast.things], chance).map(([glyph]) => glyph);
  const order = [...new Set([...named, ...rest, ...mixed(cast.places, chance).map(([glyph]) => glyph)])];
  // A being where the theme has one to spare, else a thing.
  const spare = order.filter((glyph) => !named.includes(glyph));
  const wild = spare.find((glyph) => cast.beings.some(([name]) => name === glyph)) ?? spare[0];
  const scatter = spare.findLast((glyph) => glyph !== wild && cast.places.some(([name]) => name === glyph));
  const glyphOf = (name: string | undefined): Glyph => cast.glyphs[name ?? ''] ?? NOTHING;
  return {
    // The light of the tile, if the launch names it.
    hue: hue ?? own,
    scene,
    look: cast.look,
    metal: metalIn(title) ?? cast.look.metal,
    highs: order.filter((glyph) => glyph !== wild && glyph !== scatter).map(glyphOf),
    wild: glyphOf(wild),
    scatter: glyphOf(scatter),
    title,
  };
};

const NOTHING: Glyph = { box: 1, path: '' };

/** The glyphs of a title's subjects, the longest name first: in `Golden Dragon King` the king, not the dragon. */
export const spokenOf = ({ beings, things, places }: Cast, title: string): readonly string[] => {
  const said = ` ${title.toLowerCase().replaceAll(/[’'].?/g, ' ')} `;
  const found = [...beings, ...things, ...places]
    .flatMap(([glyph, ...names]) => names.map((name) => ({ glyph, name: name.toLowerCase() })))
    .filter(({ name }) => said.includes(` ${name} `) || said.includes(` ${name}s `))
    .toSorted((one, other) => other.name.length - one.name.length);
  const kept = found.filter(({ name }, place) => !found.slice(0, place).some((longer) => longer.name.includes(name)));
  return [...new Set(kept.map(({ glyph }) => glyph))];
};

const mixed = <Item>(items: readonly Item[], chance: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
