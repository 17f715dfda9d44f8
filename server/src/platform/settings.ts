import type { LanguageCode } from '@fairground/contract/language';
import { MODES } from './brand-mode.ts';
import { PROCESS_SETTINGS } from './process-settings.ts';
import {
  developerKey,
  dialingCodes,
  languages,
  list,
  oneOf,
  optionalText,
  setting,
  text,
  wholeNumber,
} from './setting.ts';
import { SECRET_SETTINGS } from './secret-settings.ts';
import { SOCIAL_SETTINGS } from './social-settings.ts';

/** Every setting of the product, in the order the documentation shows them. */
export const SETTINGS = {
  mode: setting({
    variable: 'MODE',
    read: oneOf(...MODES),
    fallback: 'sandbox',
    fallbackText: "the brand's own",
    about:
      'play: play money, for the public. sandbox: play money, sandbox providers and developer pages. live: refuses every sandbox part at start. The brand names its own; any brand may be rehearsed as a sandbox.',
  }),
  sandboxGames: setting({
    variable: 'SANDBOX_GAMES',
    read: oneOf('on', 'off'),
    fallback: 'on',
    about: 'Whether play money brings its catalogue of about 10,000 games at its first start; live mode never does.',
  }),
  picturesAhead: setting({
    variable: 'PICTURES_AHEAD',
    read: oneOf('on', 'off'),
    fallback: 'on',
    about: 'Whether play money draws the pictures of the games that are seen first before anybody asks for them.',
  }),
  winDelayMinutes: setting({
    variable: 'WIN_DELAY_MINUTES',
    read: wholeNumber(0, 60),
    fallback: 5,
    about:
      'A win is shown to others after so many to three times as many minutes, so that nobody is watched while playing.',
  }),
  lottery: setting({
    variable: 'LOTTERY',
    read: oneOf('on', 'off'),
    fallback: 'on',
    about: 'Whether this node drives the calendars of the lottery; any number of nodes may, and one of them leads.',
  }),
  sports: setting({
    variable: 'SPORTS',
    read: oneOf('on', 'off'),
    fallback: 'on',
    about: 'Whether this node drives the matches of the sportsbook; any number of nodes may, and one of them leads.',
  }),
  ...PROCESS_SETTINGS,
  port: setting({
    variable: 'PORT',
    read: wholeNumber(0, 65_535),
    fallback: 3000,
    about: 'Port of the site and its calls; 0 takes a free one.',
  }),
  host: setting({ variable: 'HOST', read: text, fallback: '0.0.0.0', about: 'Address the site listens on.' }),
  metricsPort: setting({
    variable: 'METRICS_PORT',
    read: wholeNumber(0, 65_535),
    fallback: 0,
    fallbackText: 'a free port, printed at start',
    about: 'Private port of /metrics, bound to 127.0.0.1 unless METRICS_HOST says otherwise.',
  }),
  metricsHost: setting({
    variable: 'METRICS_HOST',
    read: text,
    fallback: '127.0.0.1',
    about: 'Address of the private metrics port.',
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'embedded PostgreSQL',
    isSecret: true,
    about:
      'An external PostgreSQL, 15 or newer, with the login of the nodes, which owns nothing. A sandbox also takes the owner and makes such a login itself. Without it the product starts its own.',
  }),
  databaseOwnerUrl: setting({
    variable: 'DATABASE_OWNER_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'nobody migrates in live mode; in a sandbox the user of DATABASE_URL',
    isSecret: true,
    about:
      'The same database with the user that owns the tables, for migrations alone. Needed where migrations are run: at a start, or by `npm run admin -- schema migrate`, so that nodes can do without it.',
  }),
  databasePoolSize: setting({
    variable: 'DATABASE_POOL_SIZE',
    read: wholeNumber(5, 200),
    fallback: 10,
    about: 'Connections one node keeps to the database.',
  }),
  walletLanes: setting({
    variable: 'WALLET_LANES',
    read: wholeNumber(1, 64),
    fallback: 2,
    about: 'Lanes in which one node sends money movements to the database, each on a connection of its own.',
  }),
  busUrl: setting({
    variable: 'BUS_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'the database',
    isSecret: true,
    about: 'PostgreSQL over which nodes tell each other what changed; a direct connection, never a transaction pooler.',
  }),
  jobsUrl: setting({
    variable: 'JOBS_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'the database',
    isSecret: true,
    about: 'PostgreSQL that keeps queued and scheduled work, when it is not the database itself.',
  }),
  dataFolder: setting({
    variable: 'DATA_FOLDER',
    read: text,
    fallback: '.data',
    about: 'Where the embedded database keeps its files; relative to the project.',
  }),
  brand: setting({
    variable: 'BRAND',
    read: text,
    fallback: 'fairground',
    about: 'Folder under brands/ that gives name, colours, languages and default flags.',
  }),
  languages: setting({
    variable: 'LANGUAGES',
    read: languages,
    fallback: [] as readonly LanguageCode[],
    fallbackText: "the brand's own list",
    about:
      'Interface languages on offer, first one is the default. Only TY and EN have every text; others show English where they have none.',
  }),
  trustedProxies: setting({
    variable: 'TRUSTED_PROXIES',
    read: list,
    fallback: [] as readonly string[],
    fallbackText: 'none',
    about: 'Addresses or CIDR ranges whose X-Forwarded-For is believed.',
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'the address of the request',
    about: 'The address players use, needed in live mode for links that leave the site.',
  }),
  consoleHost: setting({
    variable: 'CONSOLE_HOST',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'every host',
    about: 'The host name the console is served to alone, such as desk.play.example; on others /console is not found.',
  }),
  ...SECRET_SETTINGS,
  ...SOCIAL_SETTINGS,
  callsPerMinute: setting({
    variable: 'CALLS_PER_MINUTE',
    read: wholeNumber(0, 10_000_000),
    fallback: 6_000,
    about: 'Calls one address may make on one node; generous, because many players share one. 0 takes the limit away.',
  }),
  developerKey: setting({
    variable: 'DEVELOPER_KEY',
    read: developerKey,
    fallback: undefined,
    fallbackText: 'nobody is a developer; `npm start` makes one for the sandbox and prints it',
    isSecret: true,
    about: 'Opens the developer pages and calls of a sandbox, such as /sandbox/outbox. Live mode refuses it.',
  }),
  emailProvider: setting({
    variable: 'EMAIL_PROVIDER',
    read: oneOf('sandbox', 'smtp', 'none'),
    fallback: 'sandbox',
    about: 'How letters leave. sandbox: kept in the outbox. smtp: by SMTP_URL. none: nothing is sent.',
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'none',
    isSecret: true,
    about:
      'The mail server, such as smtps://user:password@mail.example:465; smtp:// takes STARTTLS where it is offered, and in live mode sends nothing to another host without it.',
  }),
  emailFrom: setting({
    variable: 'EMAIL_FROM',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'none',
    about: 'The mailbox letters come from, such as no-reply@play.example; the name beside it is that of the brand.',
  }),
  smsProvider: setting({
    variable: 'SMS_PROVIDER',
    read: oneOf('sandbox', 'http', 'none'),
    fallback: 'sandbox',
    about: 'How short messages leave. sandbox: kept in the outbox. http: posted to SMS_URL. none: nothing is sent.',
  }),
  smsUrl: setting({
    variable: 'SMS_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'none',
    about:
      'Takes POST { id, to, text } as JSON: 2xx is sent, 4xx is refused, anything else is tried again with the same id.',
  }),
  smsToken: setting({
    variable: 'SMS_TOKEN',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'none',
    isSecret: true,
    about: 'Bearer token for SMS_URL.',
  }),
  phoneUrl: setting({
    variable: 'PHONE_URL',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'none',
    about:
      'The provider that checks numbers where the flag PHONEPROVIDER says http. Takes POST {url}/start { id, to, language, ip } (402 quota used, 403 not enabled, 422 no number, 429 too many) and POST {url}/check { id, to, code } (2xx right, 422 wrong, 410 over).',
  }),
  phoneToken: setting({
    variable: 'PHONE_TOKEN',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'none',
    isSecret: true,
    about: 'Bearer token for PHONE_URL.',
  }),
  smsDialingCodes: setting({
    variable: 'SMS_DIALING_CODES',
    read: dialingCodes,
    fallback: [] as readonly string[],
    fallbackText: 'all',
    about: 'Dialing codes short messages may go to, such as 84,855: foreign premium numbers are how floods earn money.',
  }),
  codeMinutes: setting({
    variable: 'CODE_MINUTES',
    read: wholeNumber(1, 60),
    fallback: 3,
    about: 'How long a code is good, and how long the button counts down before another can be asked for.',
  }),
  codesPerRecipient: setting({
    variable: 'CODES_PER_RECIPIENT',
    read: wholeNumber(0, 1_000_000),
    fallback: 10,
    about: 'Codes one number or mailbox gets in 24 hours.',
  }),
  codesPerAddress: setting({
    variable: 'CODES_PER_ADDRESS',
    read: wholeNumber(0, 1_000_000),
    fallback: 100,
    about: 'Codes that can be asked for from one network address in 24 hours; many people may share one.',
  }),
  messagesPerDay: setting({
    variable: 'MESSAGES_PER_DAY',
    read: wholeNumber(0, 100_000_000),
    fallback: 20_000,
    about: 'Messages the whole site sends on one channel in 24 hours: the most a flood can cost.',
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    read: oneOf('silent', 'error', 'warn', 'info', 'debug'),
    fallback: 'info',
    about: 'How much the server writes to its log.',
  }),
  logFile: setting({
    variable: 'LOG_FILE',
    read: text,
    fallback: '-',
    fallbackText: 'standard output',
    about: 'Where the structured log goes; npm start sends it to the data folder to keep the terminal readable.',
  }),
  shutdownDrainMs: setting({
    variable: 'SHUTDOWN_DRAIN_MS',
    read: wholeNumber(0, 120_000),
    fallback: 0,
    about:
      'How long a stopping node still takes new requests while /readyz already answers 503; behind a load balancer, twice its check interval.',
  }),
  shutdownGraceMs: setting({
    variable: 'SHUTDOWN_GRACE_MS',
    read: wholeNumber(0, 600_000),
    fallback: 15_000,
    about: 'How long a stopping node waits for running requests and jobs.',
  }),
} as const;

export type Config = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['fallback'] };
