import { argv, env } from 'node:process';
import { seedContent, seedDemoMembers } from '../server/src/seed/index.ts';
import type { ContentSet, DemoAccount } from '../server/src/seed/index.ts';
import { openHouse } from './admin/house.ts';

const HELP = `npm run seed            puts what the brand ships on the site, as every start does
npm run seed -- demo    and adds richer content and accounts with play money to show the site with`;

const linesOf = (accounts: readonly DemoAccount[]): readonly string[] =>
  accounts.map(
    ({ account, isAgent, password = '(opened before; its password was shown then)' }) =>
      `  ${account.padEnd(12)} isAgent ${String(isAgent).padEnd(4)} ${password}`,
  );

/** Fills the site; what an operator changed stays. */
const seed = async (words: readonly string[]): Promise<0 | 1> => {
  const [word, ...more] = words;
  if (more.length > 0 || (word !== undefined && word !== 'demo')) {
    process.stderr.write(`${HELP}\n`);
    return 1;
  }
  const sets: readonly ContentSet[] = word === 'demo' ? ['content', 'demo'] : ['content'];
  const house = await openHouse(env);
  try {
    for (const set of sets) await seedContent(house, house.config.brand, set);
    await house.members.installDefaults();
    process.stdout.write(`${house.config.brand}: ${sets.join(' and ')} on the site\n`);
    if (word === 'demo') process.stdout.write(`${linesOf(await seedDemoMembers(house)).join('\n')}\n`);
  } finally {
    await house.close();
  }
  return 0;
};

process.exitCode = await seed(argv.slice(2));
