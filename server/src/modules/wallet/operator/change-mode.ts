import { walletModeSchema } from '@fairground/contract/wallet/operator-endpoints';
import type * as z from 'zod/mini';
import { afterCommit } from '../../../platform/database/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { WalletDeps } from '../deps.ts';
import { readAllVendors, readSetting, updateSetting, upsertVendor } from '../store.ts';

export type WalletMode = z.output<typeof walletModeSchema>;

/** How the wallets are kept changes for every member at once, so two people decide it. */
export const registerWalletMode = (
  { audit }: Pick<WalletDeps, 'audit'>,
  approvals: Approvals,
  { onChanged }: { readonly onChanged: () => void },
): Hold<WalletMode> =>
  approvals.register({
    kind: 'wallet.mode',
    permission: 'finance.write',
    schema: walletModeSchema,
    describe: async (tx, { mode, offered }) => {
      const before = await readWalletModeOf(tx);
      const changes = [
        { field: 'mode', before: before.mode, after: mode },
        { field: 'offered', before: before.offered.join(', '), after: namesOf(offered).join(', ') },
      ];
      return { target: 'wallets', changes: changes.filter((change) => change.before !== change.after) };
    },
    validate: () => Promise.resolve(),
    versionOf: async (tx) => versionOf(await readWalletModeOf(tx)),
    execute: async (tx, { mode, offered }, { actor }) => {
      const before = await readWalletModeOf(tx);
      await updateSetting(tx, mode === 'single');
      // What lies in a wallet that is offered no more stays fetchable.
      for (const code of new Set([...before.offered, ...offered])) await upsertVendor(tx, code, offered.includes(code));
      const after = { mode, offered: namesOf(offered) };
      await audit.record(tx, {
        ...actor,
        action: 'wallet.change-mode',
        resource: 'wallet',
        resourceId: 'mode',
        before,
        after,
      });
      afterCommit(tx, onChanged);
    },
  });

export const readWalletModeOf = async (reader: Reader) => {
  const [{ isSingle }, vendors] = [await readSetting(reader), await readAllVendors(reader)];
  const offered = namesOf(vendors.filter(({ isOpen }) => isOpen).map(({ code }) => code));
  return { mode: isSingle ? ('single' as const) : ('per-vendor' as const), offered };
};

export const versionOf = ({ mode, offered }: WalletMode): string => [mode, ...offered].join(' ');

const namesOf = (codes: readonly string[]): string[] => [...new Set(codes)].toSorted();
