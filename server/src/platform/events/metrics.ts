/** Metrics of the outbox. */
export type EventsMetrics = {
  readonly handled: (listener: string, facts: number, lagMs: number) => void;
  readonly failed: (listener: string) => void;
  readonly parked: (listener: string) => void;
};

export const noEventsMetrics: EventsMetrics = {
  handled: () => undefined,
  failed: () => undefined,
  parked: () => undefined,
};
