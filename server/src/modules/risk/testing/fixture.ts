import type { TestDatabase } from '../../../testing/database.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import type { RiskDeps } from '../deps.ts';
import { createRisk } from '../index.ts';

/** Risk on real members and a real database; a test says which bank accounts and further devices somebody has. */
export const riskFixture = async (
  database: TestDatabase,
  parts: Pick<RiskDeps, 'cashier'> & {
    readonly devicesOf: (member: bigint) => readonly string[];
  },
) => {
  const ground = await membersFixture(database);
  const risk = createRisk({
    ...ground,
    secretsKey: undefined,
    identity: {
      tracesOf: async (reader, member) => {
        const own = await ground.identity.tracesOf(reader, member);
        return { ...own, devices: [...own.devices, ...parts.devicesOf(member)] };
      },
    },
    cashier: parts.cashier,
  });
  return { ...ground, risk };
};
