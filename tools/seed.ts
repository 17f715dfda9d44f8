import { argv, env } from 'node:process';
import { systemClock } from '../server/src/platform/clock.ts';
import { systemRandom } from '../server/src/platform/random.ts';
import { seedContent, seedDemoAgents, seedDemoMembers, seedDemoStaff } from '../server/src/seed/index.ts';
import type { ContentSet, DemoAccount, DemoStaff } from '../server/src/seed/index.ts';
import { openHouse } from './admin/house.ts';
import { isUntouched, playHistory } from './seed/history.ts';

const HELP = `npm run seed            puts what the brand ships on the site, as every start does
npm run seed -- demo    and adds richer content, accounts with play money and a staff account per role to show the site with;
                        on a new database, before the first start, with thirty days of history`;

const linesOf = (accounts: readonly DemoAccount[]): readonly string[] =>
  accounts.map(
    ({ account, isAgent, password = '(opened before; its password was shown then)' }) =>
      `  ${account.padEnd(12)} isAgent ${String(isAgent).padEnd(4)} ${password}`,
  );

const staffLinesOf = (staff: readonly DemoStaff[] | undefined): readonly string[] =>
  staff === undefined
    ? ['staff: there are accounts of your own already; invite more with npm run admin -- staff invite']
    : [
        'staff: npm run admin -- login, with a code of the authenticator app that has the address',
        ...staff.map(({ name, role, proof }) =>
          proof === undefined
            ? `  ${name.padEnd(18)} ${role.padEnd(14)} (made before; its password was shown then)`
            : `  ${name.padEnd(18)} ${role.padEnd(14)} ${proof.password}  ${proof.otpauthUrl}`,
        ),
      ];

const NO_HISTORY =
  'no history: days that are over are only played into a new database; stop the product, start with another DATA_FOLDER, and run this before the first start';

/** On a database that nobody has used, the demo line gets a month of history before anything else is written. */
const playedFirst = async () => {
  const house = await openHouse(env);
  const isNew = house.config.mode === 'sandbox' && house.rekey !== undefined && (await isUntouched(house));
  if (isNew) {
    await seedContent(house, house.config.brand);
    await house.members.installDefaults();
  }
  await house.close();
  return isNew ? playHistory(env) : undefined;
};

/** Fills the site; what an operator changed stays. */
const seed = async (words: readonly string[]): Promise<0 | 1> => {
  const [word, ...more] = words;
  if (more.length > 0 || (word !== undefined && word !== 'demo')) {
    process.stderr.write(`${HELP}\n`);
    return 1;
  }
  const sets: readonly ContentSet[] = word === 'demo' ? ['content', 'demo'] : ['content'];
  const played = word === 'demo' ? await playedFirst() : undefined;
  const house = await openHouse(env);
  try {
    for (const set of sets) await seedContent(house, house.config.brand, set);
    await house.members.installDefaults();
    process.stdout.write(`${house.config.brand}: ${sets.join(' and ')} on the site\n`);
    if (word === 'demo') {
      process.stdout.write(`${linesOf(played?.accounts ?? (await seedDemoMembers(house))).join('\n')}\n`);
      if (played === undefined) {
        await seedDemoAgents(house);
        process.stdout.write(`${NO_HISTORY}\n`);
      }
      const staff = played?.staff ?? (await seedDemoStaff({ ...house, clock: systemClock, random: systemRandom }));
      process.stdout.write(`${staffLinesOf(staff).join('\n')}\n`);
    }
  } finally {
    await house.close();
  }
  return 0;
};

process.exitCode = await seed(argv.slice(2));
