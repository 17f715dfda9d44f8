import { FAMILY_GLYPHS } from '../catalogue/families/emblems.ts';
import { IN_HOUSE_GLYPHS } from '../catalogue/families/in-house.ts';
import { sandboxTiles } from '../catalogue/sandbox-catalogue.ts';
import { SCENES } from '../catalogue/scenes.ts';
import { THEMES } from '../catalogue/theme.ts';
import type { Theme } from '../catalogue/theme.ts';
import { brushOf } from './brush.ts';
import { composeTile } from './compose-tile.ts';
import { DRAW_SCENE } from './scenes/all.ts';
import type { Scene } from './scenes/scene.ts';

/** The table of subjects, for anyone who writes the art of slots out of it. */
export type ArtTables = {
  readonly themes: readonly Theme[];
  /** Every glyph a tile may show. */
  readonly glyphs: readonly string[];
  /** The places slots play in. A hue is written as `@12@`: how far it is from the game's own. */
  readonly places: ReadonlyMap<string, Scene>;
};

export const artTables = (): ArtTables => {
  const named = THEMES.flatMap(({ beings, things, places }) => [...beings, ...things, ...places]);
  return {
    themes: THEMES,
    glyphs: [...new Set([...named.map(({ glyph }) => glyph), ...IN_HOUSE_GLYPHS, ...FAMILY_GLYPHS])].toSorted(),
    places: new Map(SCENES.map((name) => [name, placeOf(name)])),
  };
};

const placeOf = (name: (typeof SCENES)[number]): Scene =>
  DRAW_SCENE[name]({
    ...brushOf(0, `place/${name}`),
    ink: (lightness, chroma, shift = 0, alpha = 1) =>
      `oklch(${lightness} ${chroma} @${Math.round(shift * 10) / 10}@ / ${alpha})`,
  });

/** Draws tiles of the sandbox by their picture keys. */
export const drawTiles = async (keys: readonly string[]): Promise<readonly Buffer[]> => {
  const recipes = sandboxTiles();
  const tiles: Buffer[] = [];
  for (const key of keys) {
    const recipe = recipes.get(key);
    if (recipe) tiles.push(await composeTile(recipe));
  }
  return tiles;
};
