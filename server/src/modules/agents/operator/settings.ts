import { settingsChangeSchema } from '@fairground/contract/agents/settings-operator-endpoints';
import * as contract from '@fairground/contract/agents/settings-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { output } from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { lockSettings, readSettings, writeSettings } from '../store/settings.ts';
import type { AgentSettings } from '../store/settings.ts';

type Change = output<typeof settingsChangeSchema>;

const FIELDS = ['activeBet', 'activeDeposit', 'runFourEyes'] as const satisfies readonly (keyof AgentSettings)[];

/** Two people change what all contracts are settled by; it holds for windows that are calculated from then on. */
export const registerSettingsChange = ({ audit }: Pick<AgentsDeps, 'audit'>, approvals: Approvals): Hold<Change> =>
  approvals.register<typeof settingsChangeSchema>({
    kind: 'agents.change-settings',
    permission: 'finance.write',
    schema: settingsChangeSchema,
    describe: async (tx, change) => {
      const { before, after } = await changed(tx, change);
      return {
        target: 'settings of contracts',
        changes: FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
          ...{ field, before: writeMoney(money(before[field])), after: writeMoney(money(after[field])) },
        })),
      };
    },
    validate: async (tx, change) => {
      const { after } = await changed(tx, change);
      if (FIELDS.some((field) => after[field] < 0n)) throw new Refusal('agents.settings-refused');
    },
    versionOf: async (tx) => rowVersion(asText(await lockSettings(tx))),
    execute: async (tx, change, { actor }) => {
      const { before, after } = await changed(tx, change);
      await writeSettings(tx, after);
      await audit.record(tx, {
        ...actor,
        action: 'agents.change-settings',
        resource: 'agent-settings',
        resourceId: 'all',
        before: asText(before),
        after: asText(after),
      });
    },
  });

/** What staff read of the settings, and how they ask for others. */
export const settingsRoutes = ({ db }: Pick<AgentsDeps, 'db'>, hold: Hold<Change>): readonly Route[] => [
  bind(contract.readSettings, async () => {
    const settings = await readSettings(db);
    const row = {
      setting: 'contracts' as const,
      activeBet: money(settings.activeBet),
      activeDeposit: money(settings.activeDeposit),
      runFourEyes: money(settings.runFourEyes),
      version: rowVersion(asText(settings)),
    };
    return { ...row, list: [row] };
  }),
  bind(contract.changeSettings, async ({ body: { version, reason, ...change } }, caller) => ({
    approvalId: (await hold(caller, change, { reason, version })) as Id<'approval'>,
  })),
];

const changed = async (tx: Tx, change: Change) => {
  const before = await lockSettings(tx);
  const after: AgentSettings = {
    activeBet: change.activeBet ?? before.activeBet,
    activeDeposit: change.activeDeposit ?? before.activeDeposit,
    runFourEyes: change.runFourEyes ?? before.runFourEyes,
  };
  return { before, after };
};

const asText = (settings: AgentSettings): Readonly<Record<string, string>> =>
  Object.fromEntries(FIELDS.map((field) => [field, settings[field].toString()]));
