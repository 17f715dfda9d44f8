import type { RunPays, SlotDefinition } from '../definition.ts';

/**
 * Paytable and wild rule of lines as one machine: a line is a walk from state 0, a symbol a step. A negative step is
 * the end of the run and says its pay as −1 − pay; a state at the last reel pays by `final`.
 */
export type LineAutomaton = {
  readonly symbols: number;
  readonly step: Int32Array;
  readonly final: Int32Array;
};

type State = {
  readonly depth: number;
  /** The plain symbol of the run, or −1 while there are only wilds. */
  readonly symbol: number;
  readonly leading: number;
  readonly leadingTimes: number;
  readonly times: number;
};

export const createLineAutomaton = (definition: SlotDefinition, pay: RunPays): LineAutomaton => {
  const { symbols } = definition;
  const { reels } = definition.grid;
  const paid = (symbol: number, run: number): number => pay[symbols[symbol]?.id ?? '']?.[run - 1] ?? 0;
  const wilds = symbols.flatMap(({ role }, index) => (role === 'wild' ? [index] : []));
  const plain = symbols.flatMap(({ role }, index) => (role === 'plain' ? [index] : []));

  /** A run of wilds pays the best they can stand for; their multipliers do not lift their own pay. */
  const wildRun = (run: number, times: number): number =>
    Math.max(0, ...wilds.map((symbol) => paid(symbol, run)), ...plain.map((symbol) => times * paid(symbol, run)));

  const worth = ({ depth, symbol, leading, leadingTimes, times }: State): number =>
    Math.max(wildRun(leading, leadingTimes), symbol < 0 ? 0 : times * paid(symbol, depth));

  const states: State[] = [{ depth: 0, symbol: -1, leading: 0, leadingTimes: 1, times: 1 }];
  const known = new Map<string, number>([[keyOf(states[0] as State), 0]]);
  const steps: number[][] = [];
  const indexOf = (state: State): number => {
    const key = keyOf(state);
    const found = known.get(key);
    if (found !== undefined) return found;
    states.push(state);
    known.set(key, states.length - 1);
    return states.length - 1;
  };

  for (let index = 0; index < states.length; index += 1) {
    const state = states[index] as State;
    if (state.depth === reels) {
      steps.push(symbols.map(() => -1));
      continue;
    }
    steps.push(
      symbols.map(({ role, multiplier = 1 }, symbol) => {
        const next = { ...state, depth: state.depth + 1 };
        if (role === 'wild') {
          const times = state.times * multiplier;
          return indexOf(
            state.symbol < 0 ? { ...next, times, leading: next.depth, leadingTimes: times } : { ...next, times },
          );
        }
        if (role === 'plain' && (state.symbol < 0 || state.symbol === symbol)) return indexOf({ ...next, symbol });
        return -1 - worth(state);
      }),
    );
  }
  return {
    symbols: symbols.length,
    step: Int32Array.from(steps.flat()),
    final: Int32Array.from(states, (state) => (state.depth === reels ? worth(state) : 0)),
  };
};

const keyOf = ({ depth, symbol, leading, leadingTimes, times }: State): string =>
  `${depth},${symbol},${leading},${leadingTimes},${times}`;
