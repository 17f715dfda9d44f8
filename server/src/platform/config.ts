import { isIP } from 'node:net';
import { modeOfBrand } from './brand-mode.ts';
import { roleFaults } from './roles.ts';
import { insecureConnections } from './secure-connections.ts';
import { SETTINGS } from './settings.ts';
import type { Config } from './settings.ts';

export { SETTINGS } from './settings.ts';
export type { Config } from './settings.ts';

export class ConfigError extends Error {}

/** Reads the environment. Every fault is reported at once, in words, before anything starts. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(SETTINGS)) {
    const given = environment[entry.variable];
    if (given === undefined || given === '') {
      values[name] = entry.fallback;
      continue;
    }
    try {
      values[name] = entry.read(given);
    } catch (error) {
      faults.push(`${entry.variable} must be ${error instanceof Error ? error.message : 'something else'}.`);
    }
  }
  const config = withMode(values as Config, environment);
  if (faults.length === 0) faults.push(...illegalCombinations(config));
  if (faults.length > 0)
    throw new ConfigError(`The configuration does not hold:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return config;
};

/** A brand is of one mode; MODE rehearses it as a sandbox. */
const withMode = (config: Config, { MODE = '' }: Readonly<Record<string, string | undefined>>): Config =>
  MODE === '' ? { ...config, mode: modeOfBrand(config.brand) } : config;

const illegalCombinations = (config: Config): string[] => {
  const faults: string[] = [];
  if (config.mode === 'live' && config.databaseUrl === undefined)
    faults.push('MODE=live needs DATABASE_URL: the embedded database is for trying the product.');
  if (config.databaseOwnerUrl !== undefined && config.databaseUrl === undefined)
    faults.push('DATABASE_OWNER_URL needs DATABASE_URL, the address nodes log in with.');
  if (config.mode === 'live' && config.publicUrl === undefined) faults.push('MODE=live needs PUBLIC_URL.');
  if (config.mode === 'live' && config.secretsKey === undefined) faults.push('MODE=live needs SECRETS_KEY.');
  // Letters that leave the machine carry links and codes: neither may depend on a Host header or on the key everybody knows.
  if (config.mode === 'play' && (config.emailProvider === 'smtp' || config.smsProvider === 'http'))
    for (const name of ['publicUrl', 'secretsKey'] as const)
      if (config[name] === undefined)
        faults.push(`MODE=play with real letters or messages needs ${SETTINGS[name].variable}.`);
  faults.push(...illegalPost(config), ...roleFaults(config));
  if (config.publicUrl !== undefined && !isWebAddress(config.publicUrl))
    faults.push('PUBLIC_URL must be a full address such as https://play.example.');
  for (const proxy of config.trustedProxies)
    if (!isAddressOrRange(proxy)) faults.push(`TRUSTED_PROXIES holds ${proxy}, which is no address and no CIDR range.`);
  if (config.port !== 0 && config.port === config.metricsPort)
    faults.push('METRICS_PORT must differ from PORT: what it shows is not for players.');
  if (config.port !== 0 && config.port === config.vendorsPort)
    faults.push('VENDORS_PORT must differ from PORT; leave it out where vendors come to the same one.');
  for (const name of ['databaseUrl', 'databaseOwnerUrl', 'busUrl', 'jobsUrl'] as const) {
    const url = config[name];
    if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
      faults.push(`${SETTINGS[name].variable} must begin with postgres:// or postgresql://.`);
  }
  faults.push(...insecureConnections(config));
  return faults;
};

/** What leaves the product: a sandbox part in live mode, or a real one without its address. */
const illegalPost = (config: Config): string[] => {
  const faults: string[] = [];
  const isLive = config.mode === 'live';
  if (config.mode !== 'sandbox' && config.developerKey !== undefined)
    faults.push(`MODE=${config.mode} takes no DEVELOPER_KEY: nobody may read what was sent to players.`);
  if (isLive && config.emailProvider === 'sandbox') faults.push('MODE=live needs EMAIL_PROVIDER=smtp or none.');
  if (isLive && config.smsProvider === 'sandbox') faults.push('MODE=live needs SMS_PROVIDER=http or none.');
  if (config.emailProvider === 'smtp' && !/^smtps?:\/\/[^/]/.test(config.smtpUrl ?? ''))
    faults.push('EMAIL_PROVIDER=smtp needs an SMTP_URL that begins with smtp:// or smtps://.');
  if (config.emailProvider === 'smtp' && !/^[^\s@<>]+@[^\s@<>]+$/.test(config.emailFrom ?? ''))
    faults.push('EMAIL_PROVIDER=smtp needs EMAIL_FROM, a mailbox such as no-reply@play.example.');
  if (config.phoneUrl !== undefined && !isWebAddress(config.phoneUrl)) faults.push('PHONE_URL must be a full address.');
  if (config.smsProvider === 'http' && !isWebAddress(config.smsUrl ?? ''))
    faults.push('SMS_PROVIDER=http needs SMS_URL, a full address.');
  return faults;
};

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const isAddressOrRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};
