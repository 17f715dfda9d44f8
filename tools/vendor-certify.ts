import { argv, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/src/platform/clock.ts';
import { certify, certifyWallet } from './vendor-certify/certify.ts';
import { isCertified, lineOf, verdictOf } from './certificate/certificate.ts';
import type { CaseResult } from './certificate/certificate.ts';

const HELP = `npm run vendor-certify -- --url https://… --key <key id> --secret <secret> [--wallet https://…]

Plays every case of the vendor contract (docs/vendors.md) against a running server, with players and play money of the
sandbox. The vendor must be in the stage "certifying". With --wallet the calls for transfers are played as well, against
the address where a vendor keeps wallets itself. Ends with 0 when every case passed.
`;

const main = async (): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: argv.slice(2), options: { url: text, key: text, secret: text, wallet: text } });
  const { url, key: keyId, secret, wallet } = values;
  if (url === undefined || keyId === undefined || secret === undefined) {
    stderr.write(HELP);
    return 2;
  }
  const { now } = systemClock;
  stdout.write(`Certificate of the vendor contract\nserver ${url}\nkey    ${keyId}\nbegun  ${now().toISOString()}\n\n`);
  const onResult = (result: CaseResult): void => void stdout.write(`${lineOf(result)}\n`);
  const key = { keyId, secret };
  const results = [...(await certify({ url, key, now, onResult }))];
  if (wallet !== undefined) {
    stdout.write(`\nwallets kept at ${wallet}\n`);
    results.push(...(await certifyWallet({ url: wallet, key, now, onResult })));
  }
  stdout.write(`\n${verdictOf(results)}\nended  ${now().toISOString()}\n`);
  return isCertified(results) ? 0 : 1;
};

process.exitCode = await main();
