-- The first id of a month: ids begin with the month.
create or replace function wallet_month_base(p_date date) returns bigint language sql immutable parallel safe as
  $$ select (((extract(year from p_date)::bigint - 2020) * 12 + extract(month from p_date)::bigint) << 51) $$;
