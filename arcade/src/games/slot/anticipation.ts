import type { Feature, SlotDefinition } from '@fairground/engines/slots/definition';

type Landed = { readonly board: readonly string[]; readonly held: readonly number[]; readonly phase: string };

/**
 * Reels that turn longer because a feature may still come. Only where that is the plain truth: the reels that have
 * stopped miss exactly so much that this reel alone can bring it. A player never waits for what cannot happen.
 */
export const slowReels = (
  definition: SlotDefinition,
  source: string,
  { board, held, phase }: Landed,
): readonly number[] => {
  const wanted = definition.features.flatMap((feature) => needOf(feature, phase) ?? []);
  return board.flatMap((_, reel) => {
    if (held.includes(reel)) return [];
    const canComplete = wanted.some(({ symbol, atLeast }) => {
      const before = countIn(board.slice(0, reel), symbol);
      const most = mostOn(definition, source, reel, symbol, board[reel]?.length ?? 0);
      return before > 0 && before < atLeast && before + most >= atLeast;
    });
    return canComplete ? [reel] : [];
  });
};

/** Symbols that count towards a feature in this phase. */
export const wantedSymbols = (definition: SlotDefinition, phase: string): readonly string[] => [
  ...new Set(definition.features.flatMap((feature) => needOf(feature, phase)?.symbol ?? [])),
];

type Need = { readonly symbol: string; readonly atLeast: number };

/** What a feature wants to see in this phase; undefined where it cannot be triggered. */
const needOf = (feature: Feature, phase: string): Need | undefined => {
  switch (feature.type) {
    case 'free': {
      const atLeast = feature.awards.find(([, spins]) => spins > 0)?.[0];
      const isPossible = phase === 'base' || (phase === feature.id && feature.retrigger !== 'none');
      return atLeast !== undefined && isPossible ? { symbol: feature.symbol, atLeast } : undefined;
    }
    case 'hold':
    case 'wheel':
    case 'pick':
      return phase === 'base' ? { symbol: feature.symbol, atLeast: feature.atLeast } : undefined;
    case 'walk':
      return undefined;
  }
};

const countIn = (reels: readonly string[], symbol: string): number => reels.join('').split(symbol).length - 1;

/** The most of a symbol that one reel can show at once. */
const mostOn = (definition: SlotDefinition, source: string, reel: number, symbol: string, rows: number): number => {
  const from = definition.sources[source];
  if (from?.type === 'cells') return (from.weights[reel] ?? from.weights[0])?.[symbol] ? rows : 0;
  const strip = from?.strips[reel] ?? '';
  const round = strip + strip.slice(0, rows - 1);
  return Array.from(strip, (_, stop) => countIn([round.slice(stop, stop + rows)], symbol)).reduce(
    (most, count) => Math.max(most, count),
    0,
  );
};
