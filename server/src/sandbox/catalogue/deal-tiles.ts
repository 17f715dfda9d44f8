import { below, shuffled } from '@fairground/engines/random/words';
import { numberOf, wordsOf } from '@fairground/engines/random/repeatable';
import type { SceneName } from './scenes.ts';
import { LAYOUTS } from './tile-recipe.ts';
import type { EmblemStyle, TileRecipe } from './tile-recipe.ts';

/** What a game asks of its tile. */
export type TileWish = {
  readonly vendor: string;
  readonly gameId: string;
  readonly scenes: readonly SceneName[];
  readonly hues: readonly number[];
  readonly motifs: readonly string[];
  readonly extras: readonly string[];
  readonly emblem?: EmblemStyle | undefined;
};

/** Hues nearer than this look alike side by side. */
const HUE_STEP = 36;
const COMPANIONS = 3;

/** Gives each game its scene, light and companions; games that stand together get different ones. */
export const dealTiles = (wishes: readonly TileWish[]): readonly TileRecipe[] => {
  const dealt: TileRecipe[] = [];
  for (const wish of wishes) dealt.push(deal(wish, dealt.slice(-2)));
  return dealt;
};

const deal = (wish: TileWish, neighbours: readonly TileRecipe[]): TileRecipe => {
  const seed = numberOf(`${wish.vendor}/${wish.gameId}`);
  const words = wordsOf(`tile/${wish.vendor}/${wish.gameId}`);
  const scene = firstUnlike(shuffled(words, wish.scenes), (choice) =>
    neighbours.every((near) => near.scene !== choice),
  );
  const hue = firstUnlike(shuffled(words, wish.hues), (choice) =>
    neighbours.every((near) => hueDistance(near.hue, choice) >= HUE_STEP),
  );
  const layout = firstUnlike(shuffled(words, LAYOUTS), (choice) => neighbours.at(-1)?.layout !== choice);
  const extras = shuffled(words, [...new Set(wish.extras)]).filter((motif) => !wish.motifs.includes(motif));
  return {
    vendor: wish.vendor,
    scene,
    // A few degrees to each side, so that two tiles of one palette are still not the same.
    hue: (hue + 354 + below(words, 13)) % 360,
    layout,
    motifs: [...wish.motifs, ...extras].slice(0, COMPANIONS + 1),
    emblem: wish.emblem,
    seed,
  };
};

const firstUnlike = <Choice>(choices: readonly Choice[], isUnlike: (choice: Choice) => boolean): Choice => {
  const [first] = choices;
  if (first === undefined) throw new RangeError('A tile needs a scene and a hue.');
  return choices.find(isUnlike) ?? first;
};

const hueDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};
