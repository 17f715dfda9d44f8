-- What a member holds of the valid bets of a product, in parts per million, from a day on. Nothing said is what the site
-- gives to everybody; nobody holds more than the one above.
create table members_product_rate (
  member_id  bigint not null references members_member,
  product    text not null
             constraint members_product_rate_product_is_known check (product in (
               'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'INHOUSE')),
  from_day   date not null,
  -- Nothing is what the site gives.
  rate_ppm   integer constraint members_product_rate_is_sound check (rate_ppm between 0 and 20000),
  set_at     timestamptz not null,
  primary key (member_id, product, from_day)
);
revoke delete, truncate on members_product_rate from fairground_app;

-- Who changes its place in the tree, on a midnight. What was counted before stays with the line that stood above then.
create table members_move (
  id             bigint generated always as identity primary key,
  member_id      bigint not null references members_member,
  from_upline_id bigint not null references members_member,
  to_upline_id   bigint not null references members_member,
  -- From the head of the line down to the member, as it stood when the move was made.
  old_path       bigint[],
  from_day       date not null,
  approval_id    bigint not null,
  status         text not null default 'PLANNED'
                 constraint members_move_status_is_known check (status in ('PLANNED', 'MADE', 'DROPPED')),
  -- Why it was not made at its midnight.
  dropped_for    text,
  set_at         timestamptz not null,
  constraint members_move_leads_elsewhere check (from_upline_id <> to_upline_id and to_upline_id <> member_id),
  constraint members_move_is_approved_once unique (approval_id),
  constraint members_move_keeps_the_old_path check (status <> 'MADE' or old_path is not null),
  constraint members_move_says_why check ((status = 'DROPPED') = (dropped_for is not null))
);
create unique index members_move_is_the_only_planned_one on members_move (member_id) where status = 'PLANNED';
create index members_move_by_day on members_move (from_day, id);
create index members_move_of_member on members_move (member_id, id);
revoke delete, truncate on members_move from fairground_app;
