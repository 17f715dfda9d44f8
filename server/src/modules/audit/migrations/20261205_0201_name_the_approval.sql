-- Which held change a line executes, and who made and who approved it. Lines without one hash as before.
alter table audit_log add column approval jsonb;
