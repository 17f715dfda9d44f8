import { isIP } from 'node:net';
import { SETTINGS } from './settings.ts';
import type { Config } from './settings.ts';

type Connections = Pick<
  Config,
  | 'mode'
  | 'publicUrl'
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'busUrl'
  | 'jobsUrl'
  | 'smsProvider'
  | 'smsUrl'
  | 'phoneUrl'
>;

/**
 * What live mode refuses of its connections: a site without TLS, and a database or a gateway on another host that
 * is spoken to in the clear. Mail is not among them: there `smtp://` to another host takes STARTTLS or sends nothing.
 */
export const insecureConnections = (config: Connections): readonly string[] => {
  if (config.mode !== 'live') return [];
  const faults: string[] = [];
  if (config.publicUrl !== undefined && protocolOf(config.publicUrl) !== 'https:')
    faults.push('MODE=live needs a PUBLIC_URL that begins with https://.');
  for (const name of ['databaseUrl', 'databaseOwnerUrl', 'busUrl', 'jobsUrl'] as const) {
    const url = config[name];
    if (url !== undefined && !isSecureDatabase(url))
      faults.push(
        `MODE=live needs ${SETTINGS[name].variable} to be encrypted to another host: add sslmode=verify-full to it.`,
      );
  }
  const gateways = [
    ...(config.smsProvider === 'http' ? (['smsUrl'] as const) : []),
    ...(config.phoneUrl === undefined ? [] : (['phoneUrl'] as const)),
  ];
  for (const name of gateways) {
    const url = config[name] ?? '';
    if (protocolOf(url) !== 'https:' && !isThisHost(hostOf(url)))
      faults.push(`MODE=live needs ${SETTINGS[name].variable} to begin with https://, unless it is on this host.`);
  }
  return faults;
};

/** Whether a name or an address means the machine itself, which nobody listens to on the way. */
export const isThisHost = (host: string): boolean => {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIP(bare) === 4) return bare.startsWith('127.');
  if (isIP(bare) === 6) return bare === '::1' || bare.startsWith('::ffff:127.') || /^::ffff:7f[\da-f]{2}:/.test(bare);
  return bare === 'localhost';
};

/** Modes in which the driver encrypts and looks at the certificate. */
const VERIFYING: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

const isSecureDatabase = (url: string): boolean => {
  if (!URL.canParse(url)) return true; // Another rule reports it.
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A path is a socket of this machine.
  if (host === '' || host.startsWith('/') || isThisHost(host)) return true;
  const mode = searchParams.get('sslmode');
  // With this word the driver takes any certificate but for verify-full.
  if (searchParams.get('uselibpqcompat') === 'true') return mode === 'verify-full';
  return mode === null ? /^(true|1)$/.test(searchParams.get('ssl') ?? '') : VERIFYING.has(mode);
};

const protocolOf = (url: string): string => (URL.canParse(url) ? new URL(url).protocol : '');
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
