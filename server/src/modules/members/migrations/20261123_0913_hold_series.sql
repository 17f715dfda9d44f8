-- The series of the lottery that somebody may play at: whoever stands above gets the difference of every bet. Nothing
-- said means as much as the upline; what is said counts up to what the upline holds, so a lower one above needs no
-- change below.
alter table members_member add column series smallint
  constraint members_member_series_is_offered check (series between 1800 and 1980 and series % 2 = 0);
-- What those who come by it are given.
alter table members_link add column series smallint
  constraint members_link_series_is_offered check (series between 1800 and 1980 and series % 2 = 0);
-- What the heads of lines hold, and what a newcomer whose link says nothing is given.
alter table members_setting
  add column series_of_heads smallint not null default 1980
    constraint members_setting_series_of_heads_is_offered check (series_of_heads between 1800 and 1980 and series_of_heads % 2 = 0),
  add column series_of_newcomers smallint
    constraint members_setting_series_of_newcomers_is_offered check (series_of_newcomers between 1800 and 1980 and series_of_newcomers % 2 = 0);

-- Agents get theirs from whoever opens them a line; players by their link, or what the site gives to all.
create function members_give_series() returns trigger language plpgsql as $$
begin
  if new.series is null and new.link_id is not null then
    select series into new.series from members_link where id = new.link_id;
  end if;
  if new.series is null and new.is_agent = 0 then
    select series_of_newcomers into new.series from members_setting;
  end if;
  return new;
end $$;
create trigger members_give_series before insert on members_member
  for each row execute function members_give_series();
