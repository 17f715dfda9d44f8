/** Metrics of jobs. */
export type JobsMetrics = {
  readonly finished: (job: string, outcome: 'done' | 'failed', durationMs: number) => void;
  /** A job of a node that vanished was given back to the queue. */
  readonly rescued: (jobs: number) => void;
};

export const noJobsMetrics: JobsMetrics = { finished: () => undefined, rescued: () => undefined };
