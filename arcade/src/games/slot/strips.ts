import type { SlotDefinition } from '@fairground/engines/slots/definition';
import type { Step } from '@fairground/engines/slots/outcome';

type Spin = Extract<Step, { kind: 'spin' }>;

/** Reels that kept what they had: on strips a held reel has no stop. */
export const heldReelsOf = (definition: SlotDefinition, source: string, stops: readonly number[]): readonly number[] =>
  definition.sources[source]?.type === 'strips' ? stops.flatMap((stop, reel) => (stop < 0 ? [reel] : [])) : [];

/** What the strips themselves show at their stops: before an expanding wild fills its reel. */
export const cellsBefore = (definition: SlotDefinition, source: string, { board, stops }: Spin): readonly string[] => {
  const from = definition.sources[source];
  if (from?.type !== 'strips') return board;
  return board.map((shown, reel) => {
    const [strip, stop] = [from.strips[reel] ?? '', stops[reel] ?? -1];
    if (stop < 0 || strip === '') return shown;
    return Array.from({ length: shown.length }, (_, row) => strip[(stop + row) % strip.length]).join('');
  });
};

/** A strip to run past while a reel turns: its own where it has one, else one made of its weights. */
export const turningStrip = (definition: SlotDefinition, source: string, reel: number): string => {
  const from = definition.sources[source] ?? Object.values(definition.sources)[0];
  if (from?.type === 'strips') return from.strips[reel] ?? from.strips[0] ?? '';
  const weights = from?.weights[reel] ?? from?.weights[0] ?? {};
  const symbols = Object.entries(weights).filter(([, weight]) => weight > 0);
  const total = symbols.reduce((sum, [, weight]) => sum + weight, 0);
  // Steps of the golden section meet every symbol as often as its weight says, well mixed.
  return Array.from({ length: TURNING_LENGTH }, (_, place) => {
    let rest = ((place * 0.618_033_988_75 + reel * 0.37) % 1) * total;
    return (symbols.find(([, weight]) => (rest -= weight) < 0) ?? symbols[0])?.[0] ?? '';
  }).join('');
};

const TURNING_LENGTH = 48;
