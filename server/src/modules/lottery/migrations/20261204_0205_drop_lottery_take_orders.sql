-- Orders and their exposure are written by lottery/attach-orders.ts.
drop function if exists lottery_take_orders;
drop function if exists lottery_see_exposure;
drop function if exists lottery_add_exposure;
drop function if exists lottery_ease_exposure;
