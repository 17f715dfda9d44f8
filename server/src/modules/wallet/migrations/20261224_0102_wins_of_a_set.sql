-- A win on its way to an account, as sets are handed from function to function: by name and not by its place in arrays.
create type wallet_win as (key uuid, fingerprint uuid, account bigint, counter bigint, amount bigint);
