import { walletModeSchema } from '@fairground/contract/wallet/operator-endpoints';
import type * as z from 'zod/mini';
import { afterCommit } from '../../../platform/database/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { WalletDeps } from '../deps.ts';
import { readSetting, readVendors, updateSetting, upsertVendor } from '../store.ts';

export type ModeChange = z.output<typeof walletModeSchema>;
type Mode = Pick<ModeChange, 'mode'> & { readonly offered: string[] };

/** It changes where the money of every member is kept and played from, so it takes two people. */
export const registerModeChange = (
  { audit }: Pick<WalletDeps, 'audit'>,
  approvals: Approvals,
  { onChanged }: { readonly onChanged: () => void },
): Hold<ModeChange> =>
  approvals.register({
    kind: 'wallet.mode',
    permission: 'finance.write',
    schema: walletModeSchema,
    describe: async (tx, change) => {
      const before = await readMode(tx);
      const after = afterOf(before, change);
      const changes = [
        { field: 'mode', before: before.mode, after: after.mode },
        { field: 'offered', before: before.offered.join(', '), after: after.offered.join(', ') },
      ];
      return { target: 'wallets', changes: changes.filter((each) => each.before !== each.after) };
    },
    validate: () => Promise.resolve(),
    versionOf: async (tx) => versionOf(await readMode(tx)),
    execute: async (tx, change, { actor }) => {
      const before = await readMode(tx);
      const after = afterOf(before, change);
      await updateSetting(tx, after.mode === 'single');
      // What lies in a wallet that is offered no more stays fetchable.
      for (const code of new Set([...before.offered, ...after.offered]))
        await upsertVendor(tx, code, after.offered.includes(code));
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

/** How wallets are kept now, and which vendors are offered one. */
export const readMode = async (reader: Reader): Promise<Mode> => {
  const { isSingle } = await readSetting(reader);
  const offered = (await readVendors(reader)).map(({ code }) => code).toSorted();
  return { mode: isSingle ? 'single' : 'per-vendor', offered };
};

export const versionOf = ({ mode, offered }: Mode): string => rowVersion({ mode, offered });

const afterOf = (before: Mode, { mode, offered = before.offered }: ModeChange): Mode => ({
  mode,
  offered: [...new Set(offered)].toSorted(),
});
