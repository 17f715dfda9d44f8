-- Makes the partitions of a month, if they are not there yet. They are attached and not created in place, so that no reader
-- waits for it. Rows are updated many times on their day: a page keeps room for new versions.
create or replace function figures_open_month(p_month date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare first date := date_trunc('month', p_month)::date; parent text; name text;
begin
  perform pg_advisory_xact_lock(hashtext('figures_open_month'));
  foreach parent in array array['figures_member_day', 'figures_team_day'] loop
    name := parent || '_' || to_char(first, 'YYYYMM');
    if to_regclass(name) is null then
      execute format('create table %I (like %I including defaults including constraints including indexes) with (fillfactor = 70)', name, parent);
      execute format('revoke all on %I from fairground_app', name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
                     parent, name, first, (first + interval '1 month')::date);
    end if;
  end loop;
end $$;
revoke execute on function figures_open_month(date) from public;
grant execute on function figures_open_month(date) to fairground_app;

-- A job opens the months to come; these are there from the start.
select figures_open_month((current_date + make_interval(months => step))::date) from generate_series(-1, 13) step;
