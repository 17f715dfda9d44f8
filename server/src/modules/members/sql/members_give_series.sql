-- Agents get their series from the operator who opens them a line; players by their link, or what the site gives to all.
-- Where series are rationed, a player below an agent is given a high one as far as the agent's quota goes, else the
-- highest that is not rationed.
create or replace function members_give_series() returns trigger language plpgsql as $$
declare v_from smallint;
begin
  if new.series is null and new.link_id is not null then
    select series into new.series from members_link where id = new.link_id;
  end if;
  if new.series is null and new.is_agent = 0 then
    select series_of_newcomers into new.series from members_setting;
  end if;
  select rationed_from into v_from from members_setting;
  if v_from is not null and new.is_agent in (0, 1) and (new.series is null or new.series >= v_from)
     and exists (select from members_member u where u.id = new.upline_id and u.status <> 'system' and u.is_agent in (1, 2)) then
    if new.series is null or not members_use_series_quota(new.upline_id, new.series) then new.series := v_from - 2; end if;
  end if;
  return new;
end $$;

create or replace trigger members_give_series before insert on members_member
  for each row execute function members_give_series();
