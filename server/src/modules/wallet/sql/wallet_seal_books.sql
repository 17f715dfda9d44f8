-- Seals closed books once nothing that read them while they were open can still commit. The first call after a close
-- notes which transactions there may be, a later one finds them gone.
create or replace function wallet_seal_books() returns date language plpgsql as $$
declare sealed date;
begin
  update wallet_books set sealed_until = closed_until
   where sealed_until < closed_until and seal_after <= pg_snapshot_xmin(pg_current_snapshot());
  update wallet_books set seal_after = pg_snapshot_xmax(pg_current_snapshot())
   where sealed_until < closed_until and seal_after is null;
  select sealed_until into sealed from wallet_books;
  return sealed;
end $$;
