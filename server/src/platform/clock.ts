/** Where the time comes from. Nothing else below the platform asks the machine. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
