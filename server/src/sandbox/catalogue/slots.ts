import { metalIn } from '@fairground/contract/catalog/look';
import { below, shuffled, weighted } from '@fairground/engines/random/words';
import { numberOf, wordsOf } from '@fairground/engines/random/repeatable';
import { FLAGSHIPS } from './flagships.ts';
import type { GamePlan } from './game-plan.ts';
import { ideasOf } from './names.ts';
import type { NamedIdea } from './names.ts';
import { apart } from './neighbours.ts';
import type { LookedPlan } from './neighbours.ts';
import { newestFirst } from './release-days.ts';
import { chooseKind } from './slot-models.ts';
import { THEMES } from './theme.ts';
import type { Theme } from './theme.ts';
import { SANDBOX_VENDORS } from './vendors.ts';

/** How many slots there are, all vendors together. */
export const SLOT_COUNT = 9_388;

/** Smallest stakes in đồng with how often they are met. */
const MIN_BETS = [200, 500, 1000, 100] as const;
const MIN_BET_WEIGHTS = [22, 30, 28, 20];

const HOT_ONE_IN = 60;

type Dealt = { readonly theme: Theme; readonly idea: NamedIdea };

/** Every slot: the flagships, then the studios mixed, each studio's newest first. No name is given twice. */
export const slotPlans = (): readonly GamePlan[] => {
  const hands = dealIdeas();
  const ranked = SANDBOX_VENDORS.flatMap(({ code }) => {
    const hand = spread(hands.get(code) ?? []);
    const days = newestFirst(wordsOf(`days/${code}`), hand.length);
    return hand.map(({ theme, idea }, place) => ({
      plan: slotOf(code, { theme, idea }, place, days[place] ?? ''),
      look: theme.look,
      // Studios with few games come as evenly through the list as those with many.
      rank: (place + (numberOf(code) % 100) / 100) / hand.length,
    }));
  });
  const listed = ranked.toSorted((one, other) => one.rank - other.rank);
  const leading = FLAGSHIPS.map(([theme, title]) => {
    const found = listed.find(({ plan }) => plan.theme === theme && plan.names.EN === title);
    if (!found) throw new RangeError(`No slot of the theme ${theme} is called ${title}.`);
    return found;
  });
  const others = listed.filter((each) => !leading.includes(each));
  return apart(leading.map(putForward), others).map(({ plan }) => plan);
};

/** A flagship is put forward, in the first light of its theme. */
const putForward = ({ plan, look }: LookedPlan): LookedPlan => ({
  look,
  plan: {
    ...plan,
    isHot: true,
    tile: { ...plan.tile, scenes: plan.tile.scenes.slice(0, 1), hues: plan.tile.hues.slice(0, 1) },
  },
});

/** Deals the names of each theme round the studios, the larger ones getting more. */
const dealIdeas = (): ReadonlyMap<string, readonly Dealt[]> => {
  const words = wordsOf('slots');
  const seats = SANDBOX_VENDORS.flatMap(({ code, slotShare }) => Array.from({ length: slotShare }, () => code));
  const order = shuffled(words, seats);
  const hands = new Map<string, Dealt[]>();
  const taken = new Set<string>();
  const perTheme = Math.ceil(SLOT_COUNT / THEMES.length);
  let dealt = 0;
  for (const theme of THEMES) {
    const end = Math.min(SLOT_COUNT, dealt + perTheme);
    for (const idea of ideasOf(theme)) {
      if (dealt === end) break;
      if (taken.has(idea.names.TY) || taken.has(idea.names.EN)) continue;
      taken.add(idea.names.TY).add(idea.names.EN);
      const code = order[dealt % order.length] ?? '';
      const hand = hands.get(code) ?? [];
      hand.push({ theme, idea });
      hands.set(code, hand);
      dealt += 1;
    }
  }
  return hands;
};

/** Mixes a studio's games so that the same theme does not come twice in a row. */
const spread = (hand: readonly Dealt[]): readonly Dealt[] => {
  const byTheme = Map.groupBy(hand, ({ theme }) => theme.id);
  const words = wordsOf(`spread/${hand[0]?.idea.names.EN}`);
  const piles = shuffled(words, [...byTheme.values()]);
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  return Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile[round] ?? [])).flat();
};

const slotOf = (vendor: string, { theme, idea }: Dealt, place: number, releasedOn: string): GamePlan => {
  const gameId = `${vendor}-${String(place + 1).padStart(4, '0')}`;
  const words = wordsOf(`slot/${gameId}`);
  return {
    vendor,
    gameId,
    category: 'RNG',
    classify: theme.label,
    names: idea.names,
    theme: theme.id,
    minBetDong: MIN_BETS[weighted(words, MIN_BET_WEIGHTS)] ?? MIN_BETS[0],
    releasedOn,
    isHot: below(words, HOT_ONE_IN) === 0,
    tile: {
      scenes: theme.scenes,
      hues: theme.hues,
      motifs: idea.glyphs,
      extras: theme.things.map(({ glyph }) => glyph),
      emblem: { metal: metalIn(idea.names.EN) ?? theme.look.metal, setting: theme.look.setting },
    },
    ...chooseKind(words),
  };
};
