import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import type { AccountId } from '../operation.ts';
import type { Grant, GrantState } from '../rules/grant-state.ts';
import type { AccountState, BookState } from '../rules/state.ts';
import { grantsBreached, grantsClosed } from '../facts.ts';

/** A round that was paid for with bonus money: its grant may be closed by now. */
export type BonusRound = { readonly member: bigint; readonly currency: string; readonly at: Date };

/**
 * Locks the grants that run for these accounts, and those that ran when rounds were placed. Asks nothing where there are
 * none, which the accounts say.
 */
export const loadGrants = async <Word extends string>(
  flight: Flight,
  state: BookState<Word>,
  rounds: readonly BonusRound[],
): Promise<BookState<Word>> => {
  const accounts = grantedOf(state.accounts);
  if (accounts.length === 0 && rounds.length === 0) return state;
  const grants = await flight.ask<Grant>({
    name: 'wallet.lock-grants',
    text: LOCK_GRANTS,
    values: [
      `{${accounts.join()}}`,
      `{${rounds.map(({ member }) => member).join()}}`,
      `{${rounds.map(({ currency }) => currency).join()}}`,
      `{${rounds.map(({ at }) => `"${at.toISOString()}"`).join()}}`,
    ],
  });
  const house = new Map(state.house);
  for (const { forfeit, currency } of grants) house.set(forfeit, currency);
  return { ...state, grants, house };
};

const grantedOf = (accounts: readonly AccountState[]): readonly AccountId[] =>
  accounts.flatMap(({ id, hasGrant }) => (hasGrant === true ? [id] : []));

const LOCK_GRANTS = `
  select id, member_id as owner, currency, account_id as account, cash_id as cash, forfeit_id as forfeit, amount, required, progress,
         max_bet as "maxBet", cap, weights, game_weights as "gameWeights", state, open_bets as "openBets", breaches, converted, forfeited,
         activated_at as "activatedAt", expires_at as "expiresAt", closed_at as "closedAt",
         exists (select from wallet_account debt where debt.owner_kind = 'debt' and debt.owner_id = member_id
                    and debt.currency = wallet_grant.currency and debt.balance < 0) as "isOwing"
    from wallet_grant
   where id = any(array(select id from wallet_grant where account_id = any($1::bigint[]) and state = 'ACTIVE'
                        union
                        select ran.id from unnest($2::bigint[], $3::text[], $4::timestamptz[]) round(member, currency, at)
                         cross join lateral (select id from wallet_grant g
                                              where g.member_id = round.member and g.currency = round.currency and g.activated_at <= round.at
                                              order by g.activated_at desc limit 1) ran))
   order by id for no key update`;

/** Writes what a batch changed of grants. One that had ended before may change by what a late bet brings; its end is announced once. */
export const writeGrants = (
  flight: Flight,
  now: Date,
  {
    grants,
    ended,
    breached,
  }: { readonly grants: readonly Grant[]; readonly ended: readonly Grant[]; readonly breached: readonly Grant[] },
): void => {
  if (grants.length === 0) return;
  flight.tell({
    name: 'wallet.write-grants',
    text: UPDATE_GRANTS,
    values: CHANGED.valuesOf(
      grants.map((grant) => ({
        id: grant.id,
        progress: grant.progress,
        open_bets: grant.openBets,
        breaches: grant.breaches,
        state: grant.state,
        converted: grant.converted,
        forfeited: grant.forfeited,
        closed_at: grant.closedAt,
      })),
    ),
  });
  if (breached.length > 0)
    flight.tell({
      name: 'wallet.tell-grants',
      text: INSERT_FACT,
      values: [
        grantsBreached.name,
        JSON.stringify({
          grants: breached.map(({ id, owner, breaches }) => ({
            grant: id.toString(),
            member: owner.toString(),
            breaches,
          })),
        }),
        now.toISOString(),
      ],
    });
  if (ended.length === 0) return;
  flight.tell({
    name: 'wallet.end-grants',
    text: 'update wallet_account set has_grant = false where id = any($1::bigint[])',
    values: [`{${ended.map(({ account }) => account).join()}}`],
  });
  flight.tell({
    name: 'wallet.tell-grants',
    text: INSERT_FACT,
    values: [
      grantsClosed.name,
      JSON.stringify({
        grants: ended.map(({ id, owner, currency, state, converted, forfeited }) => ({
          grant: id.toString(),
          member: owner.toString(),
          currency,
          state,
          converted: converted.toString(),
          forfeited: forfeited.toString(),
        })),
      }),
      now.toISOString(),
    ],
  });
};

const CHANGED = recordSet<{
  id: bigint;
  progress: bigint;
  open_bets: number;
  breaches: number;
  state: GrantState;
  converted: bigint;
  forfeited: bigint;
  closed_at: Date | null;
}>({
  id: 'bigint',
  progress: 'bigint',
  open_bets: 'integer',
  breaches: 'integer',
  state: 'text',
  converted: 'bigint',
  forfeited: 'bigint',
  closed_at: 'timestamptz',
});
const UPDATE_GRANTS = `update wallet_grant g
    set progress = given.progress, open_bets = given.open_bets, breaches = given.breaches, state = given.state, converted = given.converted,
        forfeited = given.forfeited, closed_at = given.closed_at
  from ${CHANGED.source} where g.id = given.id`;

const INSERT_FACT = `insert into outbox_fact (era, name, payload, at) select era, $1, $2::jsonb, $3::timestamptz from outbox_era`;
