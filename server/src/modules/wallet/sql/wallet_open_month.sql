-- Makes the partition of a month, if it is not there yet. It is attached and not created in place, so that nobody who
-- plays waits for it. A partition has grants of its own: without the revoke the ledger could be changed through it.
create or replace function wallet_open_month(p_month date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare first date := date_trunc('month', p_month)::date;
        name text := 'wallet_leg_' || to_char(first, 'YYYYMM');
begin
  perform pg_advisory_xact_lock(hashtext('wallet_open_month'));
  if to_regclass(name) is null then
    execute format('create table %I (like wallet_leg including defaults including constraints including indexes)', name);
    execute format('revoke all on %I from fairground_app', name);
    execute format('alter table wallet_leg attach partition %I for values from (%s) to (%s)',
                   name, wallet_month_base(first), wallet_month_base((first + interval '1 month')::date));
  end if;
end $$;
revoke execute on function wallet_open_month(date) from public;
grant execute on function wallet_open_month(date) to fairground_app;

-- A job opens the months to come; these are there from the start.
select wallet_open_month((current_date + make_interval(months => step))::date) from generate_series(-1, 13) step;
