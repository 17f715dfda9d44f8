/** What a provider is called for: something new, or what became of something. */
export type ProviderCallKind = 'order' | 'question';

export type ProviderHealth = {
  readonly ordersFailed: number;
  readonly questionsFailed: number;
  readonly failedAt: Date | null;
  /** Since when it is not offered; null while it is. */
  readonly restsSince: Date | null;
};

export const SOUND: ProviderHealth = { ordersFailed: 0, questionsFailed: 0, failedAt: null, restsSince: null };

/** After so many orders, or so many questions, without an answer between them a provider rests. */
export const FAILURES_MOST = 5;

export const afterFailure = (health: ProviderHealth, kind: ProviderCallKind, now: Date): ProviderHealth => {
  const ordersFailed = health.ordersFailed + (kind === 'order' ? 1 : 0);
  const questionsFailed = health.questionsFailed + (kind === 'question' ? 1 : 0);
  const isSilent = Math.max(ordersFailed, questionsFailed) >= FAILURES_MOST;
  return {
    ...{ ordersFailed, questionsFailed, failedAt: now },
    restsSince: health.restsSince ?? (isSilent ? now : null),
  };
};

/**
 * An answer ends the rest. One to a question alone does not say that orders are taken again: the next order that fails
 * makes the provider rest at once.
 */
export const afterAnswer = (health: ProviderHealth, kind: ProviderCallKind): ProviderHealth => ({
  ordersFailed: kind === 'order' ? 0 : Math.min(health.ordersFailed, FAILURES_MOST - 1),
  questionsFailed: 0,
  failedAt: health.failedAt,
  restsSince: null,
});

/** Whether an answer of this kind changes nothing. */
export const isUnmoved = (health: ProviderHealth, kind: ProviderCallKind): boolean => {
  const next = afterAnswer(health, kind);
  return (
    health.restsSince === null &&
    next.ordersFailed === health.ordersFailed &&
    next.questionsFailed === health.questionsFailed
  );
};
