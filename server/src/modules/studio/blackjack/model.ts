/** The mathematics of tables that ask their players. */
export const BLACKJACK_MODEL = 'blackjack';
