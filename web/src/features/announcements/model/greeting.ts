/** What a visitor may have done by the time something that nobody asked for could be shown. */
export type Moment = {
  /** Since the visitor first saw the page. */
  readonly sincePaintMs: number;
  /** A key, a press, a wheel or a finger, at any time since the page was loaded. */
  readonly wasTouched: boolean;
  readonly isScrolled: boolean;
};

/** A page that takes longer than this to start is already being read: its script is not held up by a popup as well. */
const PREPARE_MS = 1_000;
/** Later than that nobody takes it for a part of the arrival. */
const AT_ONCE_MS = 4_000;

const isAlone = ({ wasTouched, isScrolled }: Moment): boolean => !wasTouched && !isScrolled;

/** Whether a popup is loaded at all in this visit. */
export const mayPrepare = (moment: Moment): boolean => moment.sincePaintMs <= PREPARE_MS && isAlone(moment);

/** A greeting comes with the page or waits for the next visit: it never appears under somebody's finger. */
export const mayGreet = (moment: Moment): boolean => moment.sincePaintMs <= AT_ONCE_MS && isAlone(moment);
