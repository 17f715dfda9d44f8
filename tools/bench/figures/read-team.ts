import type { MemberId } from '@fairground/contract/ids';
import type { OpenedModules } from '../../process/modules.ts';
import { median } from '../measure.ts';
import type { Tree } from './seed-tree.ts';

const READS = 50;

/** Milliseconds that the sums of the whole team take, and those of a recursive query for the same. */
export const measureReads = async (house: OpenedModules, { root, from, to }: Tree) => {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const startedAt = performance.now();
    await house.figures.teamSums([root as MemberId], { from, to });
    times.push(performance.now() - startedAt);
  }
  const startedAt = performance.now();
  await house.pool.query(
    `with recursive team as (
       select id from members_member where id = $1 union all select m.id from members_member m join team on m.upline_id = team.id)
     select product, sum(stake), sum(payout) from figures_member_day join team on team.id = member_id
      where accounting_date between $2::date and $3::date group by product`,
    [root.toString(), from, to],
  );
  return { readMs: median(times), recursiveMs: performance.now() - startedAt };
};
