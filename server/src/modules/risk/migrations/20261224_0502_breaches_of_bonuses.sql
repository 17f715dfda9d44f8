-- Bonuses of a member with too many stakes above their largest one.
alter table risk_member add column bonus_breaches integer not null default 0;
