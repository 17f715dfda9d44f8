export const WIN_SCENES = ['none', 'big', 'mega', 'epic'] as const;
export type LargestScene = (typeof WIN_SCENES)[number];

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session-time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LIMIT_WINDOWS = ['day', 'week', 'month'] as const;
export type LimitWindow = (typeof LIMIT_WINDOWS)[number];

/**
 * What the law of a market asks of the product. The number behind a field is its row in the list of regulations.
 * A win that is not above its stake is celebrated in no market (20): the game clients have no way to do it.
 */
export type MarketPolicy = {
  /** 22. Years of age, checked by the server at registration. */
  readonly minimumAge: number;
  /** 12. The lowest return of a game that may be offered, in hundredths of a percent: 8500 is 85 %. */
  readonly returnMin: number;
  /** 20. Least time from one slot round to the next of the same player; 0 for none. */
  readonly roundMsMin: number;
  /** 20. The most rounds of one autoplay order; 0 forbids autoplay. */
  readonly autoplayRoundsMax: number;
  /** 20. Whether the quick pace and stopping the reels by hand are offered. */
  readonly turbo: boolean;
  /** 20. The largest scene a win may be shown with. */
  readonly largestScene: LargestScene;
  /** 25. Kinds of limits a player is offered. */
  readonly limitKinds: readonly LimitKind[];
  /** 25. Periods they are offered for. */
  readonly limitWindows: readonly LimitWindow[];
  /** 26. Hours until a relaxed limit takes effect; a tightened one does at once everywhere. */
  readonly limitRelaxHours: number;
  /** 28. The shortest self-exclusion. */
  readonly exclusionMonthsMin: number;
  /** 30. Minutes between reality checks at most; 0 for none. */
  readonly realityCheckMinutesMax: number;
  /** 30. The break after each; 0 lets the player continue at once. */
  readonly realityCheckBreakMinutes: number;
  /** 31. Whether a player may cancel a withdrawal that waits. */
  readonly reverseWithdrawal: boolean;
  /** 32. Minutes without a call after which a session asks for a login again; 0 for never. */
  readonly idleMinutesMax: number;
  /** 32. Days without a login and without play after which an account is dormant; 0 for never. Nothing is ever charged for it. */
  readonly dormantAfterDays: number;
  /** 32. How many days before that its owner gets a message, at least. */
  readonly dormantNoticeDays: number;
  /** 33. Wrong passwords in a row that lock an account. */
  readonly loginFailuresMax: number;
  /** 33. What opens a locked account. */
  readonly lockOpensBy: 'wait' | 'recovery';
  /** 34. Whether a player may send money to the account of another one, up or down its line. */
  readonly accountTransfers: boolean;
  /** 35. The most wagering an offer may ask for, as a multiple of the bonus. */
  readonly wageringTimesMax: number;
  /** 35. Whether an offer may ask for wagering in one family of products alone: casino, betting or lotteries. */
  readonly singleProductFamily: boolean;
};

/** The strictest value of every field over all policies. */
export const strictestOf = (first: MarketPolicy, ...others: readonly MarketPolicy[]): MarketPolicy =>
  others.reduce(stricterOf, first);

const { min: lower, max: higher } = Math;

/** Of two values of a field the one that protects the player more. */
const stricterOf = (a: MarketPolicy, b: MarketPolicy): MarketPolicy => ({
  minimumAge: higher(a.minimumAge, b.minimumAge),
  returnMin: higher(a.returnMin, b.returnMin),
  roundMsMin: higher(a.roundMsMin, b.roundMsMin),
  autoplayRoundsMax: lower(a.autoplayRoundsMax, b.autoplayRoundsMax),
  turbo: a.turbo && b.turbo,
  largestScene: smallerScene(a.largestScene, b.largestScene),
  limitKinds: LIMIT_KINDS.filter((kind) => a.limitKinds.includes(kind) || b.limitKinds.includes(kind)),
  limitWindows: LIMIT_WINDOWS.filter((span) => a.limitWindows.includes(span) || b.limitWindows.includes(span)),
  limitRelaxHours: higher(a.limitRelaxHours, b.limitRelaxHours),
  exclusionMonthsMin: higher(a.exclusionMonthsMin, b.exclusionMonthsMin),
  realityCheckMinutesMax: lowerButNone(a.realityCheckMinutesMax, b.realityCheckMinutesMax),
  realityCheckBreakMinutes: higher(a.realityCheckBreakMinutes, b.realityCheckBreakMinutes),
  reverseWithdrawal: a.reverseWithdrawal && b.reverseWithdrawal,
  idleMinutesMax: lowerButNone(a.idleMinutesMax, b.idleMinutesMax),
  dormantAfterDays: lowerButNone(a.dormantAfterDays, b.dormantAfterDays),
  dormantNoticeDays: higher(a.dormantNoticeDays, b.dormantNoticeDays),
  loginFailuresMax: lower(a.loginFailuresMax, b.loginFailuresMax),
  lockOpensBy: a.lockOpensBy === 'recovery' ? 'recovery' : b.lockOpensBy,
  accountTransfers: a.accountTransfers && b.accountTransfers,
  wageringTimesMax: lower(a.wageringTimesMax, b.wageringTimesMax),
  singleProductFamily: a.singleProductFamily || b.singleProductFamily,
});

/** 0 stands for none, the loosest of all. */
const lowerButNone = (a: number, b: number): number => (a === 0 || b === 0 ? higher(a, b) : lower(a, b));

/** The smaller of two largest scenes: what a brand offers and what a market allows, or of two markets. */
export const smallerScene = (a: LargestScene, b: LargestScene): LargestScene =>
  WIN_SCENES[lower(WIN_SCENES.indexOf(a), WIN_SCENES.indexOf(b))] ?? 'none';
