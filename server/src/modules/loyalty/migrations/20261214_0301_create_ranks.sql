-- The levels of the house: what has to be reached for each, and what each one gives. Level 0 is everybody's.
create table loyalty_rank (
  level             smallint primary key constraint loyalty_rank_is_in_range check (level between 0 and 10),
  texts             jsonb not null,
  color             text not null constraint loyalty_rank_color_is_hex check (color ~ '^#[0-9a-f]{6}$'),
  color2            text not null constraint loyalty_rank_color2_is_hex check (color2 ~ '^#[0-9a-f]{6}$'),
  need_valid        bigint not null check (need_valid >= 0),
  need_deposit      bigint not null check (need_deposit >= 0),
  -- What has to count of the stakes of a month so that the level is kept.
  keep_valid        bigint not null check (keep_valid >= 0),
  upgrade_bonus     bigint not null check (upgrade_bonus >= 0),
  month_salary      bigint not null check (month_salary >= 0),
  rebate_boost_ppm  integer not null constraint loyalty_rank_boost_is_sound check (rebate_boost_ppm between 0 and 20000),
  points_x100       integer not null constraint loyalty_rank_points_are_sound check (points_x100 between 100 and 1000),
  -- Withdrawals a day; null leaves it to the rules of all.
  daily_withdrawals integer check (daily_withdrawals > 0)
);
insert into loyalty_rank
select level,
       jsonb_build_object('EN', jsonb_build_object('name', en), 'TY', jsonb_build_object('name', ty)), color, color2,
       case level when 0 then 0 else 10000000000 * 2 ^ (level - 1) end, case level when 0 then 0 else 1000000000 * 2 ^ (level - 1) end,
       case level when 0 then 0 else 1000000000 * 2 ^ (level - 1) end, case level when 0 then 0 else 20000000 * 2 ^ (level - 1) end,
       case level when 0 then 0 else 10000000 * 2 ^ (level - 1) end, level * 100, 100 + level * 10,
       case when level = 0 then null else 3 + level end
  from (values
    (0, 'Newcomer', 'Tân binh', '#d9e2ec', '#7b8794'), (1, 'Bronze', 'Đồng', '#f0c9a4', '#9a5b2e'),
    (2, 'Silver', 'Bạc', '#e4eaf1', '#6d7c8f'), (3, 'Gold', 'Vàng', '#f7dd8e', '#a87410'),
    (4, 'Platinum', 'Bạch kim', '#d4f1ef', '#3c8a86'), (5, 'Emerald', 'Ngọc lục bảo', '#b9f0cf', '#12784a'),
    (6, 'Sapphire', 'Lam ngọc', '#bcd8ff', '#2257b8'), (7, 'Ruby', 'Hồng ngọc', '#ffc3cd', '#ad1f41'),
    (8, 'Diamond', 'Kim cương', '#cdeaff', '#1f7fb5'), (9, 'Crown', 'Vương miện', '#e2ccff', '#6f3fc0'),
    (10, 'Legend', 'Huyền thoại', '#ffd7a3', '#b84a10')
  ) as given(level, en, ty, color, color2);
revoke delete, truncate on loyalty_rank from fairground_app;

-- What a member ever staked and paid in that counts for ranks. The level itself is kept by members.
create table loyalty_standing (
  member_id     bigint primary key,
  valid_total   bigint not null default 0,
  deposit_total bigint not null default 0,
  -- The highest level whose needs were ever reached: its bonus was given and is never given again.
  reached_level smallint not null default 0 check (reached_level between 0 and 10),
  -- Staff hold a member at least at this level until the moment.
  locked_level  smallint not null default 0 check (locked_level between 0 and 10),
  lock_until    timestamptz
);

-- What counted of the stakes of a member in a month, by its first day.
create table loyalty_month (
  member_id bigint not null,
  month     date not null,
  valid     bigint not null,
  primary key (member_id, month)
);

-- Every change of a level that ranks made or staff made here; append-only.
create table loyalty_rank_change (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  from_level smallint not null,
  to_level   smallint not null,
  cause      text not null constraint loyalty_rank_cause_is_known check (cause in ('UP', 'KEEP', 'STAFF')),
  -- The month that was not enough, by its first day.
  month      date,
  at         timestamptz not null,
  constraint loyalty_rank_change_names_its_month check ((cause = 'KEEP') = (month is not null))
);
create unique index loyalty_rank_falls_once_a_month on loyalty_rank_change (member_id, month) where cause = 'KEEP';
create index loyalty_rank_change_of_member on loyalty_rank_change (member_id, id desc);
revoke update, delete, truncate on loyalty_rank_change from fairground_app;

-- Everything a member is due and takes by a press: each key is due once, and each row is paid once.
create table loyalty_claim (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  kind       text not null constraint loyalty_claim_kind_is_known
               check (kind in ('RANK_UPGRADE', 'RANK_SALARY', 'REBATE', 'MISSION', 'RACE', 'RAFFLE', 'REFERRAL')),
  key        text not null constraint loyalty_claim_is_due_once unique,
  amount     bigint not null default 0 check (amount >= 0),
  points     bigint not null default 0 check (points >= 0),
  currency   text not null,
  -- How often money of it has to be played.
  turnover   smallint not null default 1 check (turnover between 0 and 50),
  -- What it is for, as numbers and names that texts are made of.
  detail     jsonb not null default '{}',
  state      text not null default 'CLAIMABLE' constraint loyalty_claim_state_is_known check (state in ('CLAIMABLE', 'CLAIMED', 'LAPSED')),
  created_at timestamptz not null,
  lapses_at  timestamptz,
  claimed_at timestamptz,
  constraint loyalty_claim_has_a_value check (amount > 0 or points > 0),
  constraint loyalty_claim_has_its_time check ((state = 'CLAIMED') = (claimed_at is not null))
);
create index loyalty_claim_of_member on loyalty_claim (member_id, state, id desc);
create index loyalty_claim_lapsing on loyalty_claim (lapses_at) where state = 'CLAIMABLE' and lapses_at is not null;
revoke delete, truncate on loyalty_claim from fairground_app;
