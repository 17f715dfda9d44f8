export type TurnoverSource = 'DEPOSIT' | 'TRANSFER_IN' | 'PROMO' | 'POINT_CONVERT' | 'ADJUST';
