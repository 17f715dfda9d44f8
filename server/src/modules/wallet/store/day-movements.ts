import { sql } from 'kysely';
import { walkRows } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { MovedSide } from '../facts.ts';

/**
 * What moved on a business day apart from games, as the ledger has it: the same sides that were announced, those of one
 * member that are alike added up. Reads the partition of the month and the next,
 * because numbers go on in a later month when a clock is set back over its beginning. Handed over in pages.
 */
export const walkDayMovements = (
  tx: Tx,
  day: string,
  onPage: (sides: readonly MovedSide[]) => Promise<void>,
): Promise<void> =>
  walkRows<MovedSide>(
    tx,
    sql`
      select a.owner_id::text as member, a.kind as account, a.owner_kind = 'debt' as "isDebt", a.currency, side.kind, side.undoes,
             sum(side.amount)::text as amount
        from (
          select both_sides.account_id, leg.kind, undone.kind as undoes, both_sides.amount
            from wallet_leg leg
            left join wallet_operation undoing on leg.kind = 'reversal' and undoing.key = leg.operation_key
            left join wallet_operation undone on undone.key = undoing.reverses_key
            cross join lateral (values (leg.account_id, leg.amount), (leg.counter_id, -leg.amount)) both_sides (account_id, amount)
           where leg.id >= wallet_month_base(${day}::date) and leg.id < wallet_month_base((${day}::date + interval '2 months')::date)
             and leg.accounting_date = ${day}::date and leg.kind not in ('stake', 'win')
             and (leg.kind <> 'reversal' or undone.kind not in ('stake', 'win'))
        ) side
        join wallet_account a on a.id = side.account_id and a.owner_kind in ('member', 'debt')
       group by a.owner_id, a.kind, a.owner_kind, a.currency, side.kind, side.undoes, sign(side.amount)`,
    onPage,
  );
