-- What members do for each other at card tables, summed by month: signals of collusion for people to judge.
create table rooms_pair (
  month      date not null,
  payer_id   bigint not null,
  other_id   bigint not null,
  hands      int not null,
  -- In hundredths of the unit of each room, so that stakes compare.
  flow       bigint not null,
  -- Better hands folded to the other, declared hands the other stopped, discards the other ate.
  folded     int not null,
  stopped    int not null,
  fed        int not null,
  -- What was announced of this pair in this month.
  signals    text[] not null default '{}',
  last_at    timestamptz not null default clock_timestamp(),
  primary key (month, payer_id, other_id),
  constraint rooms_pair_is_of_two check (payer_id <> other_id)
) with (fillfactor = 70);
create index rooms_pair_by_payer on rooms_pair (payer_id, month desc);
create index rooms_pair_by_other on rooms_pair (other_id, month desc);
