-- Applies wagers one after the other, all or nothing. They may belong to one round, which a batch may not.
create or replace function betting_apply_together(
  p_action smallint[], p_key uuid[], p_print uuid[], p_member bigint[], p_account bigint[], p_spill bigint[], p_counter bigint[],
  p_amount bigint[], p_round uuid[], p_round_id text[], p_transaction text[], p_product int[], p_currency text[],
  p_game bigint[], p_rule smallint[],
  p_ends boolean[], p_reopens boolean[], p_valid bigint[], p_group int[], p_reverses uuid[], p_market bigint[],
  p_award text[], p_parent uuid[], p_detail jsonb[], p_refused smallint[],
  out o_status smallint[], out o_amount bigint[], out o_spill_amount bigint[], out o_balance bigint[],
  out o_version bigint[], out o_transfer bigint[], out o_at timestamptz[])
language plpgsql as $$
declare n int := cardinality(p_key); i int := 1; j int; failed int; failed_as smallint; r record;
begin
  perform from (select from wallet_account where id = any(p_account || p_spill) order by id for no key update) locked;
  begin
    while i <= n loop
      j := case when p_action[i + 1] = 5 then i + 1 else i end;
      select * into r from betting_apply(
        p_action[i:j], p_key[i:j], p_print[i:j], p_member[i:j], p_account[i:j], p_spill[i:j], p_counter[i:j], p_amount[i:j], p_round[i:j],
        p_round_id[i:j], p_transaction[i:j], p_product[i:j], p_currency[i:j], p_game[i:j], p_rule[i:j], p_ends[i:j], p_reopens[i:j],
        p_valid[i:j], case when j > i then array[1, 1] end, p_reverses[i:j], p_market[i:j], p_award[i:j], p_parent[i:j], p_detail[i:j], p_refused[i:j]);
      for k in 1..j - i + 1 loop
        if r.o_status[k] not in (0, 5, 16, 21) then
          failed := i + k - 1; failed_as := r.o_status[k];
          raise exception 'one of them is refused' using errcode = 'FG003';
        end if;
      end loop;
      o_status := o_status || r.o_status; o_amount := o_amount || r.o_amount; o_spill_amount := o_spill_amount || r.o_spill_amount;
      o_balance := o_balance || r.o_balance; o_version := o_version || r.o_version; o_transfer := o_transfer || r.o_transfer; o_at := o_at || r.o_at;
      i := j + 1;
    end loop;
  exception when sqlstate 'FG003' then
    -- All is undone; what each of them heard is kept.
    select w.o_status, w.o_amount, w.o_spill_amount, w.o_balance, w.o_version, w.o_transfer, w.o_at
      into o_status, o_amount, o_spill_amount, o_balance, o_version, o_transfer, o_at
      from wallet_apply(p_key, p_print, array_fill(8::smallint, array[n]), p_account, p_counter, array_fill(0::bigint, array[n]),
                        array_fill(0::bigint, array[n]), array_fill(0::bigint, array[n]), null, null,
                        (select array_agg(case when x.i = failed and failed_as not between 16 and 31 and failed_as < 96 then failed_as else 4::smallint end order by x.i)
                           from generate_series(1, n) x(i))) w;
    insert into betting_parked_win (operation_key, member_id, product_id, round_id, transaction_id, currency, amount, at)
      select p_key[failed], p_member[failed], p_product[failed], p_round_id[failed], p_transaction[failed], p_currency[failed],
             p_amount[failed], o_at[failed]
       where p_action[failed] = 2 and o_status[failed] = 34 and p_amount[failed] > 0; end;
end $$;
