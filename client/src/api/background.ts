/** How to tell that the page makes a call by itself: such a call keeps no session alive. Set by what watches for a person. */
export const background = { isNow: (): boolean => false };
