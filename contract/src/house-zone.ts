/** Draws, rounds and business days are told in the zone of the house, wherever the player sits. */
export const HOUSE_ZONE = 'Asia/Ho_Chi_Minh';
