-- Markets are settled in sets (betting_close_lost); nothing closes lost rounds one by one any more.
drop function if exists betting_lose(bigint[], uuid[], bigint[]);
