import type { Reader, Tx } from '../../../platform/database/index.ts';
import { agentsIn } from './agents-in.ts';

/** What staff set for all contracts; amounts in units of 1/10,000. */
export type AgentSettings = {
  /** A member counts as active from these sums on, over the whole period. */
  readonly activeBet: bigint;
  readonly activeDeposit: bigint;
  /** Daily salaries below this total are paid without asking anybody. */
  readonly runFourEyes: bigint;
};

const settingsIn = (reader: Reader) =>
  agentsIn(reader)
    .selectFrom('agents_setting')
    .select(['active_bet as activeBet', 'active_deposit as activeDeposit', 'run_four_eyes as runFourEyes']);

export const readSettings = (reader: Reader): Promise<AgentSettings> => settingsIn(reader).executeTakeFirstOrThrow();

/** The settings, kept until the commit: of two changes the second sees what the first did. */
export const lockSettings = (tx: Tx): Promise<AgentSettings> => settingsIn(tx).forUpdate().executeTakeFirstOrThrow();

export const writeSettings = async (
  tx: Tx,
  { activeBet, activeDeposit, runFourEyes }: AgentSettings,
): Promise<void> => {
  await agentsIn(tx)
    .updateTable('agents_setting')
    .set({ active_bet: activeBet, active_deposit: activeDeposit, run_four_eyes: runFourEyes })
    .execute();
};
