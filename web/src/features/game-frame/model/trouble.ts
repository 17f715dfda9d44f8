/** What stands in a game's place when it cannot be played; each has a next useful step. */
export type Trouble =
  | 'login'
  | 'real-account'
  | 'closed'
  | 'soon'
  | 'maintenance'
  | 'region'
  | 'paused'
  | 'over'
  | 'network'
  | 'failed';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'access.login-required': 'login',
  'access.real-account-required': 'real-account',
  'catalog.game-unknown': 'closed',
  'catalog.game-closed': 'closed',
  'catalog.vendor-closed': 'closed',
  'catalog.category-off': 'closed',
  'vendors.game-not-connected': 'soon',
  'catalog.game-coming-soon': 'soon',
  'catalog.game-maintenance': 'maintenance',
  'catalog.vendor-maintenance': 'maintenance',
  'catalog.game-stopped': 'maintenance',
  'catalog.region-refused': 'region',
  'catalog.game-return-too-low': 'region',
  'vendors.play-blocked': 'paused',
  'vendors.limit-used-up': 'paused',
  'access.withdraw-only': 'paused',
  'identity.money-locked': 'paused',
  'vendors.session-over': 'over',
  'vendors.session-unknown': 'over',
  'vendors.request-id-taken': 'over',
};

/** The trouble a refusal means. */
export const troubleOf = (code: string): Trouble => {
  if (code.startsWith('network.')) return 'network';
  return TROUBLES[code] ?? 'failed';
};

/** Whether trying the very same again may help. */
export const canRetry = (trouble: Trouble): boolean =>
  trouble === 'network' || trouble === 'failed' || trouble === 'maintenance';
