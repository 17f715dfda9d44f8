-- When somebody last showed in a session who it is: by the login that opened it, or by a step-up since.
alter table identity_session add column stepped_up_at timestamptz;
