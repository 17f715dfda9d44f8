-- What a settlement asked for, as stored operations are compared with it; as winFingerprintOf of market-wagers.ts. The 2
-- is the code that a win had before actions were words, and never changes.
create or replace function betting_win_fingerprint(p_payout bigint) returns uuid
language sql stable parallel safe as $$
  select substr(encode(sha256(convert_to('2 ' || p_payout || ' ', 'UTF8')), 'hex'), 1, 32)::uuid
$$;
