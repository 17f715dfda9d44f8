/** Whole hours and minutes, for sentences such as "1 h 5 min". */
export const durationTexts = (ms: number): { readonly hours: string; readonly minutes: string } => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
};
