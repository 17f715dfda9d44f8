import { walletModeSchema } from '@fairground/contract/wallet/operator-endpoints';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { WalletDeps } from '../deps.ts';
import { setWalletModeIn } from '../modes.ts';
import { readSetting } from '../store.ts';

export type WalletMode = 'single' | 'per-vendor';

export const modeOf = (isSingle: boolean): WalletMode => (isSingle ? 'single' : 'per-vendor');

/** It changes where the money of every member is kept, so it takes two people. */
export const registerModeChange = (
  deps: Pick<WalletDeps, 'audit'>,
  approvals: Approvals,
): Hold<{ readonly mode: WalletMode }> =>
  approvals.register({
    kind: 'wallet.mode',
    permission: 'finance.write',
    schema: walletModeSchema,
    describe: async (tx, { mode }) => ({
      target: 'wallets',
      changes: [{ field: 'mode', before: modeOf((await readSetting(tx)).isSingle), after: mode }],
    }),
    validate: () => Promise.resolve(),
    versionOf: async (tx) => modeOf((await readSetting(tx)).isSingle),
    execute: (tx, { mode }, { actor }) => setWalletModeIn(deps, tx, actor, mode),
  });
