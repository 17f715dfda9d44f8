import type { OpenedModules } from '../../process/modules.ts';

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** What a settlement asks of other modules, by the stage it belongs to. A walk calls `lines` for each of its pages. */
const STAGES = {
  sums: ['figures', ['teamsToSettle', 'salariesOf']],
  walk: ['figures', ['walkActive', 'walkWindows']],
  lines: ['members', ['linesOn']],
  accounts: ['wallet', ['openAccountsOf']],
  pay: ['wallet', ['lockAccountsOf', 'readCashOf', 'applyIn']],
} as const satisfies Record<string, readonly [keyof OpenedModules, readonly string[]]>;

/**
 * Runs work and answers how long its stages took together with all of it. What is left beside them are the rules and the
 * writing of bills. Stages that run at once are each counted whole.
 */
export const timedStages = async (
  house: OpenedModules,
  work: () => Promise<unknown>,
): Promise<{ readonly ms: number; readonly told: string }> => {
  const spent = new Map<string, number>();
  const undo: (() => void)[] = [];
  for (const [stage, [owner, names]] of Object.entries(STAGES)) {
    const module = house[owner] as unknown as Record<string, Call>;
    for (const name of names) {
      const call = module[name];
      if (call === undefined) throw new Error(`There is no ${owner}.${name} to be timed.`);
      module[name] = async (...given) => {
        const startedAt = performance.now();
        try {
          return await call(...given);
        } finally {
          spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - startedAt);
        }
      };
      undo.push(() => (module[name] = call));
    }
  }
  const startedAt = performance.now();
  try {
    await work();
  } finally {
    for (const each of undo) each();
  }
  const ms = performance.now() - startedAt;
  const told = Object.keys(STAGES).map((stage) => `${stage} ${(spent.get(stage) ?? 0).toFixed(0)} ms`);
  return { ms, told: told.join(', ') };
};
