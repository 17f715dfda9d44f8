import { argv, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { migrate } from '../server/src/platform/database/index.ts';
import { isCertified, lineOf, verdictOf } from './certificate/certificate.ts';
import type { CaseResult } from './certificate/certificate.ts';
import { onOwnDatabase } from './process/own-database.ts';
import { certifyProvider } from './psp-certify/certify.ts';
import { movableClock } from './psp-certify/movable-clock.ts';
import { openStages } from './psp-certify/stage.ts';
import { SUBJECTS } from './psp-certify/subjects.ts';

const HELP = `npm run psp-certify -- [--provider <code>]

Plays every case of the contract for payment providers (docs/payments.md) against an adapter, with a cashier and a
database of its own. Without --provider, against all that tools/psp-certify/subjects.ts lists. Ends with 0 when every case
passed.
`;

const main = async (): Promise<number> => {
  const { values } = parseArgs({ args: argv.slice(2), options: { provider: { type: 'string' } } });
  return onOwnDatabase(
    async (database) => {
      await migrate({ url: database.url });
      const clock = movableClock();
      const { stages, close } = await openStages(database.url, { clock }, ({ db }) =>
        SUBJECTS.flatMap((make) => make(db, { clock })),
      );
      try {
        const chosen = stages.filter(
          ({ subject }) => values.provider === undefined || subject.provider.code === values.provider,
        );
        if (chosen.length === 0) {
          stderr.write(HELP);
          return 2;
        }
        const results: CaseResult[] = [];
        for (const stage of chosen) {
          stdout.write(`Certificate of the payment provider ${stage.subject.provider.code}\n\n`);
          const own = await certifyProvider(stage, (result) => void stdout.write(`${lineOf(result)}\n`));
          stdout.write(`\n${verdictOf(own)}\n\n`);
          results.push(...own);
        }
        return isCertified(results) ? 0 : 1;
      } finally {
        await close();
      }
    },
    { durability: 'none' },
  );
};

process.exitCode = await main();
