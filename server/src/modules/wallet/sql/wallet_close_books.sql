-- Closes the books up to a day that is over. Whatever is written from now on carries a later date.
create or replace function wallet_close_books(p_date date) returns boolean language plpgsql as $$
begin
  update wallet_books set closed_until = p_date, seal_after = null
   where closed_until < p_date and p_date < (clock_timestamp() at time zone zone)::date;
  return found;
end $$;
