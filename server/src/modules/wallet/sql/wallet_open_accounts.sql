-- Opens what a member needs, once. The lock keeps a block set at the same moment from missing a new account.
create or replace function wallet_open_accounts(p_member bigint, p_kinds text[], p_currency text) returns table (kind text, id bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtext('wallet_member'), hashtext(p_member::text));
  insert into wallet_account (owner_kind, owner_id, kind, currency, floor, is_guarded)
    select 'member', p_member, k, p_currency, 0,
           exists (select from wallet_guard g where g.member_id = p_member) or exists (select from wallet_limit l where l.member_id = p_member)
      from unnest(p_kinds) k
    on conflict on constraint wallet_account_is_one_of_its_kind do nothing;
  return query select a.kind, a.id from wallet_account a
    where a.owner_kind = 'member' and a.owner_id = p_member and a.kind = any(p_kinds) and a.currency = p_currency;
end $$;
