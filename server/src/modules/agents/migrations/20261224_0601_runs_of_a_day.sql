-- The windows of a day that a real-time salary was settled for: the sum of what they paid is asked for by each of them.
create index agents_run_of_day on agents_run (type, from_day, period_start);
