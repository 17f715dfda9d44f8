import type { TestDatabase } from '../../../testing/database.ts';
import { codeIn, openFloor } from './floor.ts';

/** A floor with one vendor that is connected and has one game, and the calls that vendor makes. */
export const openAcme = async (database: TestDatabase) => {
  const floor = await openFloor(database);
  const key = await floor.connect('acme');
  const node = await floor.addGame('ACME', 'acme-1');
  return {
    ...floor,
    key,
    node,
    /** The vendor exchanges the code of an address for a token. */
    enter: async (address: string | null) => (await floor.callAs(key, 'authenticate', { code: codeIn(address) })).body,
    bet: (player: string, token: string, transactionId: string, game = 'acme-1') =>
      floor.callAs(key, 'bet', {
        ...{ player, token, game, currency: 'VND', amount: '10' },
        ...{ roundId: transactionId, transactionId },
      }),
  };
};
