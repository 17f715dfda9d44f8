-- Hands that two members played at private tables or tables of two, where nobody else came by chance.
alter table rooms_pair add column alone int not null default 0;
