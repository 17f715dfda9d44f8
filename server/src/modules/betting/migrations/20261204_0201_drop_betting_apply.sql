-- Wagers are decided by betting/rules; winners are still paid as sets by betting_pay_set.
drop function if exists betting_apply_together;
drop function if exists betting_apply;
