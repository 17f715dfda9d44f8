import type { Config } from '../config.ts';

/** Where browsers report what a policy blocked. */
export const POLICY_REPORTS_PATH = '/policy-reports';

export type PagePolicy = {
  /** `sha256-…` of the inline scripts of the page; nothing else inline runs. */
  readonly scriptHashes?: readonly string[];
  /** `sha256-…` of the inline style elements of the page. */
  readonly styleHashes?: readonly string[];
  /** Addresses beyond the site itself that the page may call, such as its mirrors for the speed test. */
  readonly connectTo?: readonly string[];
  /** Addresses beyond the site itself that pictures may come from. */
  readonly picturesFrom?: readonly string[];
  /** Addresses beyond the site itself that the page may show in a frame, such as games of vendors. */
  readonly framesFrom?: readonly string[];
  /** The host the page was asked from: older Safari does not count its web socket as 'self'. */
  readonly host?: string;
  /** The policies by which the page alone makes HTML and addresses of scripts from texts; without them it makes none. */
  readonly trustedTypes?: readonly string[];
  /** `allow` where the page's markup has style attributes; scripts that set styles need no permission. */
  readonly styleAttributes?: 'allow';
};

/** The policy of one page: everything is forbidden that is not named here. */
export const contentSecurityPolicy = (policy: PagePolicy = {}): string => {
  const { scriptHashes = [], styleHashes = [], connectTo = [], picturesFrom = [], framesFrom = [], host = '' } = policy;
  const sockets = host === '' ? [] : [`ws://${host}`, `wss://${host}`];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quoted)],
    'style-src': ["'self'", ...styleHashes.map(quoted)],
    ...(policy.styleAttributes === 'allow' ? { 'style-src-attr': ["'unsafe-inline'"] } : {}),
    'img-src': ["'self'", 'data:', 'blob:', ...picturesFrom],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets, ...connectTo],
    'frame-src': ["'self'", ...framesFrom],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    ...(policy.trustedTypes ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': policy.trustedTypes } : {}),
    // Old, and the one every browser knows: beside report-to some ignore it and then send nothing from plain addresses.
    'report-uri': [POLICY_REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

const quoted = (hash: string): string => `'${hash}'`;

/** An answer that is no page needs nothing at all. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
  'clipboard-write=(self)',
  // A game sounds and fills the screen from within its frame; the page lends it that and nothing else.
  'autoplay=*',
  'fullscreen=*',
].join(', ');

/** The headers of every answer to a browser; a page replaces the policy with its own. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'content-security-policy': NO_PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  // A game or a payment page may open in its own window; only what we open ourselves keeps a handle on us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Only where players come by https: elsewhere a browser would lock them out of a plain address.
  ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** Lets the pages of other hosts read an answer. It never depends on a cookie, so nobody's secret is in it. */
export const CROSS_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Answers a browser that asks before it sends JSON from a page of another host, or from a frame that belongs to none. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  ...CROSS_ORIGIN_HEADERS,
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '7200',
};
