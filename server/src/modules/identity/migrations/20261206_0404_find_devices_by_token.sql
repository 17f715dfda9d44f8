-- A registration asks whose device it comes from.
create index identity_device_by_token on identity_device (token_hash);
