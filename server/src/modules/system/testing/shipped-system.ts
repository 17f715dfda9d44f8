import { testDatabase } from '../../../testing/database.ts';
import { testPlatform } from '../../../testing/modules.ts';
import { createSystem } from '../index.ts';
import type { SystemDefaults } from '../index.ts';

/** A system with what a brand ships; `sent` has what open pages are told from now on. */
export const aShippedSystem = async (shipped: SystemDefaults) => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const system = createSystem(ground);
  await system.installDefaults(shipped);
  ground.sent.splice(0);
  return { ...ground, system };
};
