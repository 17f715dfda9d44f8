-- What is kept of calls is written by vendors/attach-calls.ts.
drop function if exists vendors_apply;
drop function if exists vendors_minor_units;
