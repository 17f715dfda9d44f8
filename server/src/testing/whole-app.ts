import { appOn } from './app-on.ts';
import { fakeClock } from './clock.ts';
import { testDatabase } from './database.ts';

/** Every module of the product on a database of its own, with a clock that stands; answers are held to the contract. */
export const wholeApp = async (settings: Readonly<Record<string, string>>) => {
  const database = await testDatabase();
  const clock = fakeClock();
  const { app, close } = await appOn({ ...database, clock, settings });
  return { app, db: database.db, clock, close };
};
