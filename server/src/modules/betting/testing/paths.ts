import type { WagerAnswer } from '../answer.ts';
import { applyWagers, onPool } from '../store/apply-wagers.ts';
import type { Wager } from '../wager.ts';
import type { aTable } from './table.ts';

/** How the oracle, the benches and the tests hand wagers over: one entry point, whichever path is behind it. */
export type WagerPath = {
  /** Several may be under way at once; those of one member keep their order. */
  readonly submit: (wager: Wager) => Promise<WagerAnswer>;
};

type Table = Pick<Awaited<ReturnType<typeof aTable>>, 'betting'>;

export type OpenPath = (table: Table) => WagerPath;

/** The stored functions, in batches as vendors' calls and orders reach them. */
export const storedPath: OpenPath = ({ betting }) => {
  const submit = betting.openCarriage<string, WagerAnswer>({
    withinMs: 60_000,
    nameOf: (said) => said,
    apply: async (pool, batch) => {
      const wagers = batch.map(({ wager }) => wager);
      const answers = await applyWagers(onPool(pool), wagers, 'each');
      return answers.map((answer) => ({ answer, hasMoved: answer.outcome === 'applied' && !answer.isRepeat }));
    },
  });
  return { submit: (wager) => submit(wager, textOf(wager)) };
};

/** Twins with other words are sent on their own. */
const textOf = (wager: Wager): string =>
  JSON.stringify(wager, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
