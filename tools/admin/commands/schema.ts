import type { Action } from '../command.ts';

export const schemaActions: readonly Action[] = [
  {
    name: 'schema migrate',
    about: 'Brings the schema up to date, as the owner of DATABASE_OWNER_URL; nodes then start without that address.',
    // Every command does so where it knows the owner; this one says what was done.
    run: async ({ house: { schema }, print }) => {
      for (const name of [...schema.applied, ...schema.objects]) print(`applied ${name}`);
      print(
        `${schema.known} migrations, ${schema.applied.length} of them and ${schema.objects.length} objects applied now`,
      );
    },
  },
];
