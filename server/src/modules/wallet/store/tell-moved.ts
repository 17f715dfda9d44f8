import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import { moneyMoved } from '../facts.ts';
import type { Side } from '../rules/moved-sides.ts';

/** Announces what moved apart from games, in the transaction that moves it. */
export const tellMoved = (flight: Flight, now: Date, sides: readonly Side[]): void => {
  if (sides.length === 0) return;
  flight.tell({
    name: 'wallet.tell-moved',
    text: INSERT_FACT,
    values: [...SIDES.valuesOf(sides), moneyMoved.name, now.toISOString()],
  });
};

const SIDES = recordSet<Side>({ account: 'bigint', kind: 'wallet_kind', undoes: 'wallet_kind', amount: 'bigint' });

/** Sides of the house and of pools are left out: nobody's day counts them. */
const INSERT_FACT = `insert into outbox_fact (era, name, payload, at)
  select e.era, $5, jsonb_build_object('sides', s.sides), $6::timestamptz
    from outbox_era e,
         (select jsonb_agg(jsonb_build_object('member', a.owner_id::text, 'account', a.kind, 'isDebt', a.owner_kind = 'debt',
                   'currency', a.currency, 'kind', given.kind, 'undoes', given.undoes, 'amount', given.amount::text)) as sides
            from ${SIDES.source} join wallet_account a on a.id = given.account
           where a.owner_kind in ('member', 'debt')) s
   where s.sides is not null`;
