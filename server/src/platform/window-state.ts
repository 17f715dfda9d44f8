/** How something with a window of time stands at a moment. */
export const windowState = (
  { startsAt, endsAt }: { readonly startsAt: Date | null; readonly endsAt: Date | null },
  now: Date,
): 'live' | 'planned' | 'over' => {
  if (startsAt !== null && startsAt > now) return 'planned';
  return endsAt !== null && endsAt <= now ? 'over' : 'live';
};
