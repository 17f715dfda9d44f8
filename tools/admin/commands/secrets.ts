import type { Action } from '../command.ts';
import { UsageError } from '../usage-error.ts';

export const secretActions: readonly Action[] = [
  {
    name: 'secrets rekey',
    about:
      'Closes every secret in the database with the present SECRETS_KEY; earlier keys are named in SECRETS_KEYS_OLD. Can be cut short and run again.',
    run: async ({ house: { rekey }, print }) => {
      if (rekey === undefined)
        throw new UsageError('Only the owner of the tables may do so: give its address to DATABASE_OWNER_URL.');
      for (const { table, reencrypted } of await rekey())
        print(`${table.padEnd(22)} ${reencrypted} encrypted with the new key`);
    },
  },
];
