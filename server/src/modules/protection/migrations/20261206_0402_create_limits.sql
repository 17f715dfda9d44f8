-- The limits members set themselves. The wallet holds those of stakes and losses beside its accounts and counts them within
-- the bet; this is what was asked for, and what waits for a second yes.
create table protection_limit (
  member_id       bigint not null,
  kind            text not null constraint protection_limit_kind_is_known check (kind in ('deposit', 'loss', 'stake', 'session-time')),
  period          text not null constraint protection_limit_period_is_known check (period in ('day', 'week', 'month')),
  -- Money in units of 1/10,000; minutes of session-time.
  amount          bigint not null constraint protection_limit_is_not_negative check (amount >= 0),
  effective_from  timestamptz not null,
  -- A weaker amount, or a removal where it is null: it waits from pending_from on for the second yes.
  pending_amount  bigint,
  pending_from    timestamptz,
  confirmed_at    timestamptz,
  reviewed_at     timestamptz not null,
  prompted_at     timestamptz,
  -- Since when the time of sessions is used up; null again once the window has moved on.
  used_up_at      timestamptz,
  primary key (member_id, kind, period),
  constraint protection_limit_pending_is_weaker check (pending_amount is null or (pending_from is not null and pending_amount > amount))
);
create index protection_limit_to_review on protection_limit (reviewed_at);
create index protection_limit_of_time on protection_limit (member_id) where kind = 'session-time';
