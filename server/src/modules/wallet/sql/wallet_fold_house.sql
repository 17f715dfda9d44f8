-- Folds what the house gained or lost into its balances. Several nodes may try: the rows decide.
create or replace function wallet_fold_house(p_limit int default 10000) returns int language plpgsql as $$
declare folded int;
begin
  with taken as (
    delete from wallet_house_delta d using (select account_id, id from wallet_house_delta order by account_id, id limit p_limit for update skip locked) t
     where d.account_id = t.account_id and d.id = t.id returning d.account_id, d.id, d.amount
  ), summed as (select account_id, sum(amount)::bigint as amount, max(id) as version, count(*)::int as rows from taken group by account_id),
  updated as (update wallet_account a set balance = a.balance + s.amount, version = greatest(a.version, s.version) from summed s where a.id = s.account_id returning s.rows)
  select coalesce(sum(rows), 0)::int into folded from updated;
  return folded;
end $$;
