import type { LINE_PRODUCTS } from '@fairground/contract/agents/line-operator-endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { AgentsDeps } from '../deps.ts';

type Product = (typeof LINE_PRODUCTS)[number];
type Deps = Pick<AgentsDeps, 'db' | 'members' | 'messages'>;

/** A rate that staff lowered: what everybody below held until then, and holds from a day on. */
export type Lowered = {
  readonly approvalId: string;
  readonly member: string;
  readonly product: Product;
  readonly until: string;
  readonly from: string;
};

const PAGE = 500;

/**
 * Nobody holds more than the one above: a lowered rate lowers others below it, and each of those reads of it. A large branch
 * is walked in pages, each in a transaction; what was written before a crash is not written again.
 */
export const createTellLowered = (deps: Deps): Job<Lowered> => ({
  name: 'agents.tell-lowered',
  run: async ({ approvalId, member, product, until, from }) => {
    for (let after = 0n as MemberId; ;) {
      const page = await deps.members.team.walkBranch(BigInt(member) as MemberId, after, PAGE);
      const [before, now] = [await heldOn(deps, page, product, until), await heldOn(deps, page, product, from)];
      const lowered = page.filter((id) => (now.get(id) ?? 0) < (before.get(id) ?? 0));
      await inTransaction(deps.db, async (tx) => {
        for (const id of lowered)
          await deps.messages.write(tx, {
            ...{ member: id, kind: 'rate-lowered', params: { product }, key: `rate:${approvalId}:${id}` },
          });
      });
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last;
    }
  },
});

const heldOn = async (
  { db, members }: Deps,
  ids: readonly MemberId[],
  product: Product,
  day: string,
): Promise<ReadonlyMap<MemberId, number>> => {
  if (product === 'LOTT') return members.seriesOn(db, ids, day);
  const held = await members.productRatesOn(db, ids, day);
  return new Map([...held].map(([id, { own }]) => [id, own.get(product) ?? 0]));
};
