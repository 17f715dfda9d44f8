/** Draws, rounds and business days are shown in the site's time zone, wherever the player sits. */
export const HOUSE_ZONE = 'Asia/Ho_Chi_Minh';
