-- Movements are decided by wallet/rules.
drop function if exists wallet_apply;
drop function if exists wallet_give_back;
drop function if exists wallet_use_limit;
