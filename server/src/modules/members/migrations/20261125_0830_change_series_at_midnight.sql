-- A series that is changed counts from the next midnight of the business, so that one day has one. What a member was
-- given when the account was opened stays where it is and counts until the first change.
create table members_series_change (
  member_id  bigint not null references members_member,
  from_day   date not null,
  -- Nothing is as much as the upline.
  series     smallint constraint members_series_change_is_offered check (series between 1800 and 1980 and series % 2 = 0),
  set_at     timestamptz not null,
  primary key (member_id, from_day)
);
revoke delete, truncate on members_series_change from fairground_app;

alter table members_setting
  add column next_series_of_heads smallint
    constraint members_setting_next_series_is_offered check (next_series_of_heads between 1800 and 1980 and next_series_of_heads % 2 = 0),
  add column next_series_from date,
  -- From this series on an agent may give only so many; nothing where none is rationed.
  add column rationed_from smallint
    constraint members_setting_rationed_from_is_offered check (rationed_from between 1802 and 1980 and rationed_from % 2 = 0);

create table members_series_quota (
  agent_id  bigint not null references members_member,
  series    smallint not null,
  most      int not null,
  used      int not null default 0,
  primary key (agent_id, series),
  constraint members_series_quota_is_kept check (used between 0 and most)
);
revoke delete, truncate on members_series_quota from fairground_app;

-- Takes one of what an agent may give; false where nothing is left.
create function members_use_series_quota(p_agent bigint, p_series smallint) returns boolean language plpgsql as $$
begin
  update members_series_quota set used = used + 1 where agent_id = p_agent and series = p_series and used < most;
  return found;
end $$;

-- As before, and where series are rationed: whoever comes below an agent is given a high one as far as its quota goes,
-- else the highest that is not rationed.
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
