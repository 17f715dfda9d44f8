export const SAIGON = 'Asia/Ho_Chi_Minh';
export const BANGKOK = 'Asia/Bangkok';
export const VIENTIANE = 'Asia/Vientiane';
export const KUALA_LUMPUR = 'Asia/Kuala_Lumpur';
export const SINGAPORE = 'Asia/Singapore';

/**
 * The zones lotteries are drawn in, with the hours they are ahead of UTC. None of them changes its clocks, so a page of lotteries
 * formats no date to know their days: the first format of a zone holds the thread of a slow phone for more than 100 ms.
 * A test compares them with the tables of Intl.
 */
export const DRAW_ZONES = {
  [SAIGON]: 7,
  [BANGKOK]: 7,
  [VIENTIANE]: 7,
  [KUALA_LUMPUR]: 8,
  [SINGAPORE]: 8,
} as const;

/** Where draws are timed. */
export type DrawZone = keyof typeof DRAW_ZONES;
