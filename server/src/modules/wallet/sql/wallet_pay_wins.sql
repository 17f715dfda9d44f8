-- Pays wins to members' accounts, all of them or none, as wallet/rules would, but as a set and not one after the other.
-- It takes what is usual: new keys, accounts nobody guards, the house on the other side, one currency, amounts that fit.
-- For anything else it writes nothing and answers nothing, and the caller goes by the rules. Answers the moment.
create or replace function wallet_pay_wins(p_wins wallet_win[]) returns timestamptz
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- As in wallet/rules; a test compares them.
  size_max constant int := 900; amount_max constant bigint := 10000000000000000; balance_max constant bigint := 4000000000000000000;
  n int := cardinality(p_wins); is_usual boolean; newest bigint; most bigint; base bigint; now_at timestamptz; today date; closed date;
begin
  if n > size_max then raise exception 'a batch holds % operations at most', size_max using errcode = 'FG002'; end if;
  -- In the order of ids, as everybody locks them.
  perform from (select from wallet_account where id = any(array(select account from unnest(p_wins))) and floor is not null
                   order by id for no key update) locked;
  select max(amount) into most from unnest(p_wins);
  select count(*) = n and bool_and(not a.is_guarded and a.floor is not null and h.floor is null and a.currency = h.currency
                                   and q.amount between 1 and amount_max and a.balance + most::numeric * n <= balance_max),
         max(a.version)
    into is_usual, newest
    from unnest(p_wins) q join wallet_account a on a.id = q.account join wallet_account h on h.id = q.counter;
  if is_usual is not true or exists (select from wallet_operation where key = any(array(select key from unnest(p_wins)))) then return null; end if;

  now_at := clock_timestamp();
  select (now_at at time zone zone)::date, closed_until into today, closed from wallet_books;
  if today <= closed then raise exception 'the books of % are closed', today using errcode = 'FG001'; end if;
  base := greatest(wallet_month_base(today), (coalesce(newest, 0) >> 51) << 51) + nextval('wallet_id_seq');

  with win as materialized (
    select q.key, q.fingerprint, q.account, q.counter, q.amount, base + 2 * q.i as id,
           (a.balance + sum(q.amount) over (partition by q.account order by q.i))::bigint as balance
      from unnest(p_wins) with ordinality q(key, fingerprint, account, counter, amount, i)
      join wallet_account a on a.id = q.account
  ), operation as (
    insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, balance_after, version, transfer_id, at)
      select key, fingerprint, 'applied', 'win', account, counter, amount, balance, id, id, now_at from win order by key
  ), leg as (
    insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
      select account, id, id, counter, amount, balance, 'win', today, now_at, key from win
  ), house as (
    insert into wallet_house_delta (account_id, id, amount) select counter, base, -sum(amount)::bigint from win group by counter
  )
  update wallet_account a set balance = w.balance, version = w.id, is_overdrawn = w.balance < a.floor
    from (select distinct on (account) account, balance, id from win order by account, id desc) w where a.id = w.account;
  return now_at;
end $$;
