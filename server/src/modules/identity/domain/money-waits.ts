/** A moment after which money waits before it leaves. */
export type MoneyWait = { readonly cause: 'security-change' | 'new-device'; readonly since: Date };

/** Clocks of two statements of one login differ by less. */
const SLACK_MS = 60_000;

/** The device of the registration, or of the first login, counts as the owner's, because nobody else could log in before. */
export const waitsOf = (moments: {
  readonly changedAt: Date | null;
  readonly deviceSince: Date | null;
  readonly firstThereAt: Date;
}): readonly MoneyWait[] => {
  const { changedAt, deviceSince, firstThereAt } = moments;
  const isFirstDevice = deviceSince !== null && deviceSince.getTime() <= firstThereAt.getTime() + SLACK_MS;
  return [
    ...(changedAt === null ? [] : [{ cause: 'security-change' as const, since: changedAt }]),
    ...(deviceSince === null || isFirstDevice ? [] : [{ cause: 'new-device' as const, since: deviceSince }]),
  ];
};
