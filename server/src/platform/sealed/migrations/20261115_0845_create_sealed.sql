-- The keys bodies are sealed to, one per day. The private half stands here in the clear, readable by the application's
-- role alone: whoever can read it as that role could as well read what the calls write. It guards bodies on the way to us.
create table sealed_key (
  kid         text primary key,
  day         date not null,
  public_key  text not null,
  private_key text not null,
  constraint sealed_key_is_one_per_day unique (day)
);

-- What was opened already. A seal is good for minutes, so is a row.
create table sealed_nonce (
  nonce      text not null,
  expires_at timestamptz not null,
  constraint sealed_nonce_opens_once primary key (nonce)
);

create index sealed_nonce_by_expiry on sealed_nonce (expires_at);
