import { changeSettings, readSettings } from '@fairground/contract/agents/settings-operator-endpoints';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const AMOUNTS = ['activeBet', 'activeDeposit', 'runFourEyes'] as const;
const COLUMNS: readonly Column[] = AMOUNTS.map((id) => ({ id, as: 'amount' as const }));

/** What all contracts are settled by; other settings take two people. */
export const settingsOffers = {
  lists: [
    {
      id: 'agents.settings',
      needs: 'wallet.read',
      area: 'agents',
      order: 78,
      path: '/contract-settings',
      read: readSettings,
      key: 'setting',
      record: 'agent-settings',
      columns: [{ id: 'setting', as: 'word' }, ...COLUMNS],
    },
  ],
  records: [
    {
      id: 'agents.setting',
      needs: 'wallet.read',
      record: 'agent-settings',
      path: '/contract-settings',
      read: readSettings,
      key: 'setting',
      heading: 'setting',
      facts: COLUMNS,
    },
  ],
  actions: [
    {
      id: 'agents.change-settings',
      needs: 'finance.write',
      on: 'agent-settings',
      call: changeSettings,
      keeps: { version: 'version' },
      fields: AMOUNTS.map((id) => ({ id, as: 'amount' as const, from: id })),
    },
  ],
} as const satisfies ConsoleOffer;
