import process, { argv, exit } from 'node:process';
import { randomUUID } from 'node:crypto';
import { staffTokens } from './testing/staff.ts';
import { runAdmin } from './admin/run-admin.ts';
import { ATTACKS } from './attack/attacks.ts';
import { addVendor } from './attack/vendor.ts';
import { killProducts, startProduct } from './process/product.ts';

/** `npm run attack [-- <name>]`: attacks a temporary product and prints which promises held; `-- list` names the kinds. */

const [, , wanted] = argv;
const chosen = ATTACKS.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  for (const { name, about } of ATTACKS) console.log(`${name.padEnd(14)} ${about}`);
  exit(wanted === 'list' ? 0 : 2);
}

process.on('exit', killProducts);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => exit(130));

const developerKey = randomUUID();
// One address makes all the calls, which is not what is attacked here.
const product = await startProduct({ env: { DEVELOPER_KEY: developerKey, CALLS_PER_MINUTE: '0' } });
const asStaff = staffTokens({ DATA_FOLDER: product.dataFolder });
const vendorKey = await addVendor(async (typed, print) => {
  const { words, environment } = await asStaff(typed);
  return runAdmin(words, { environment, print, complain: print });
});
let [held, broken] = [0, 0];
for (const { name, run } of chosen)
  for (const { promise, fault } of await run({ url: product.url, developerKey, vendorKey })) {
    console.log(
      `${fault === undefined ? 'held  ' : 'BROKEN'}  ${name}: ${promise}${fault === undefined ? '' : `\n        ${fault}`}`,
    );
    if (fault === undefined) held += 1;
    else broken += 1;
  }
await product.stop();
console.log(`\n${held} held, ${broken} broken`);
exit(broken === 0 ? 0 : 1);
