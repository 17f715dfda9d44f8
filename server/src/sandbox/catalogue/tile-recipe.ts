import { createHash } from 'node:crypto';
import type { MetalName, SettingName } from '@fairground/contract/catalog/look';
import type { SceneName } from './scenes.ts';

/** How the motifs stand in a tile. */
export const LAYOUTS = ['solo', 'duo', 'medallion', 'rising', 'trio'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

export type EmblemStyle = { readonly metal: MetalName; readonly setting: SettingName };

/** All a tile is drawn from. */
export type TileRecipe = {
  readonly vendor: string;
  readonly scene: SceneName;
  readonly hue: number;
  readonly layout: LayoutName;
  /** The large motif first, its companions behind it: pictures, or glyphs where the tile is of emblems. */
  readonly motifs: readonly string[];
  /** What the emblems of a slot are made of; its symbols are of the same. */
  readonly emblem?: EmblemStyle | undefined;
  readonly seed: number;
};

/** Raised with every change of a drawing: an address names one picture for ever, so a new picture needs a new one. */
const ART_VERSION = 2;

/** Hexadecimal digits of a key: enough to tell any two tiles apart, short enough for every list. */
const KEY_LENGTH = 12;

export const keyOf = (parts: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([ART_VERSION, parts]))
    .digest('hex')
    .slice(0, KEY_LENGTH);

/** The name of the picture a recipe makes. */
export const tileKeyOf = ({ vendor, scene, hue, layout, motifs, emblem, seed }: TileRecipe): string =>
  keyOf([vendor, scene, hue, layout, motifs, emblem?.metal, emblem?.setting, seed]);
