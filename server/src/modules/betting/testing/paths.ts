import { inTransaction } from '../../../platform/database/index.ts';
import type { WagerAnswer } from '../answer.ts';
import { applyWagers, inTx, onPool } from '../store/apply-wagers.ts';
import type { Wager } from '../wager.ts';
import type { aTable } from './table.ts';
import { textOf } from './wagers.ts';

/** How the oracle, the benches and the tests hand wagers over: one entry point, whichever path is behind it. */
export type WagerPath = {
  /** Several may be under way at once; those of one member keep their order. */
  readonly submit: (wager: Wager) => Promise<WagerAnswer>;
  /** Wagers of one member of which all stand or none. */
  readonly together: (wagers: readonly Wager[]) => Promise<readonly WagerAnswer[]>;
};

type Table = Pick<Awaited<ReturnType<typeof aTable>>, 'betting' | 'db'>;

export type OpenPath = (table: Table) => WagerPath;

/** The stored functions, in batches as vendors' calls and orders reach them. */
export const storedPath: OpenPath = ({ betting, db }) => {
  const submit = betting.openCarriage<string, WagerAnswer>({
    withinMs: 60_000,
    nameOf: (said) => said,
    apply: async (pool, batch) => {
      const wagers = batch.map(({ wager }) => wager);
      const answers = await applyWagers(onPool(pool), wagers, 'each');
      return answers.map((answer) => ({ answer, hasMoved: answer.outcome === 'applied' && !answer.isRepeat }));
    },
  });
  return {
    submit: (wager) => submit(wager, textOf(wager)),
    together: async (wagers) => {
      const prepared = await betting.prepare(wagers);
      return inTransaction(db, (tx) => applyWagers(inTx(tx), prepared, 'together'));
    },
  };
};

/** The rules, in batches as vendors' calls reach them. */
export const rulesPath: OpenPath = ({ betting }) => ({ submit: betting.submit, together: betting.together });
