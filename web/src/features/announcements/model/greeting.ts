/** What a visitor may have done by the time something that nobody asked for could be shown. */
export type Moment = {
  /** Since the page could be used. */
  readonly sinceReadyMs: number;
  /** A key, a press, a wheel or a finger, at any time since the page was loaded. */
  readonly wasTouched: boolean;
  readonly isScrolled: boolean;
};

/** Later than that nobody takes it for a part of the arrival. */
const AT_ONCE_MS = 5_000;

/** A greeting comes with the page or waits for the next visit: it never appears under somebody's finger. */
export const mayGreet = ({ sinceReadyMs, wasTouched, isScrolled }: Moment): boolean =>
  sinceReadyMs <= AT_ONCE_MS && !wasTouched && !isScrolled;
