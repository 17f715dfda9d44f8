-- The rules tell what of a payout is stake given back together with the win or the correction that pays it.
drop function if exists betting_note_back;
