import { env } from 'node:process';
import { analyse } from '@fairground/engines/slots/analyse';
import { familySlot } from '@fairground/engines/slots/family';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { simulate } from '@fairground/engines/slots/simulate';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { lotus20 } from '../../engines/src/slots/worked/lotus20.ts';
import { streamWords } from '../slots/stream-words.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';

const RUNS = Number(env['BENCH_ROUNDS'] ?? 3);
const ROUNDS = Number(env['BENCH_SPINS'] ?? 2_000_000);

/** The exact enumeration and the played rounds of slots, and how both grow with lines and reels. */
export const rtp: Bench = {
  name: 'rtp',
  about: 'exact analysis and played rounds of slots; BENCH_SPINS (two million) and BENCH_ROUNDS change its size',
  run: async (say) => {
    const [seconds, boards] = enumerate(lotus20);
    say(`lotus20: ${boards} base boards and the free spins' in ${seconds.toFixed(2)} s`);
    const rate = playRate(lotus20);
    say(`lotus20: ${Math.round(rate)} rounds a second with free spins`);
    const measures: Measure[] = [
      { measure: 'exact-seconds', ours: seconds, anchor: 1 },
      { measure: 'exact-rate', ours: boards / seconds, anchor: 20_000_000 },
      { measure: 'rounds', ours: rate, anchor: 1_000_000 },
    ];
    for (const id of [
      'lines-5x3-5-even',
      'lines-5x3-20-free',
      'lines-5x3-40-even',
      'lines-5x4-50-flat',
      'lines-6x3-30-free',
    ]) {
      const { definition } = familySlot(id);
      const [time, combinations] = enumerate(definition);
      const played = playRate(definition);
      say(`${id}: ${combinations} boards in ${time.toFixed(2)} s, ${Math.round(played)} rounds a second`);
      measures.push(
        { measure: `exact-rate-${id}`, ours: combinations / time, anchor: boards / seconds },
        { measure: `rounds-${id}`, ours: played, anchor: rate },
      );
    }
    return Promise.resolve(measures);
  },
};

/** Seconds of one whole analysis, and the boards of the base game. */
const enumerate = (definition: SlotDefinition): readonly [number, number] => {
  const times = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now();
    if (analyse(definition) === null) throw new Error(`${definition.id} is not exact.`);
    return (performance.now() - startedAt) / 1_000;
  });
  const base = definition.sources['base'];
  const boards = base?.type === 'strips' ? base.strips.reduce((product, strip) => product * strip.length, 1) : 0;
  return [median(times), boards];
};

const playRate = (definition: SlotDefinition): number => {
  const slot = prepareSlot(definition);
  const words = streamWords(definition.id);
  const rates = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now();
    simulate(slot, 'base', words, ROUNDS);
    return (ROUNDS * 1_000) / (performance.now() - startedAt);
  });
  return median(rates);
};
