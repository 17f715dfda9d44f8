-- The business day a moment belongs to.
create or replace function wallet_day_of(p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone zone)::date from wallet_books
$$;
