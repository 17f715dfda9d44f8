import type { Brand } from '@fairground/contract/brand';
import { isForPlayMoney, marketNamed } from '@fairground/contract/market/markets';
import type { Config } from './config.ts';

type ModeConfig = Pick<Config, 'mode' | 'developerKey' | 'emailProvider' | 'smsProvider'>;

/** What the database holds that a mode may not meet. */
export type KeptFacts = {
  /** Whether the sandbox's own catalogue of games was imported once. */
  readonly hasSandboxGames: boolean;
  /** The flag that credits play money to members who have run out of it. */
  readonly refillAmount: unknown;
  /** Since when the database holds real money; null where it never did. */
  readonly liveSince: Date | null;
};

/**
 * Every mix of brand, settings and data that must not start, in words. A brand is of one mode; only a rehearsal as a
 * sandbox may differ from it.
 */
export const mixFaults = (config: ModeConfig, brand: Brand, kept: KeptFacts): readonly string[] => {
  const { mode } = config;
  const faults: string[] = [];
  if (mode !== brand.mode && mode !== 'sandbox')
    faults.push(`MODE=${mode} does not fit ${brand.name}, whose brand.json says ${brand.mode}: change its mode there.`);
  if (mode !== 'sandbox' && config.developerKey !== undefined)
    faults.push(`MODE=${mode} takes no DEVELOPER_KEY: developer pages are for a sandbox.`);
  const tooYoung = brand.markets.find((name) => brand.minimumAge < marketNamed(name).policy.minimumAge);
  if (tooYoung !== undefined)
    faults.push(`${brand.name} shows an age of ${brand.minimumAge}; the market ${tooYoung} asks for more.`);
  if (mode !== 'live' && kept.liveSince !== null)
    faults.push(
      `MODE=${mode} refuses a database that holds real money since ${kept.liveSince.toISOString()}: rehearse on another one.`,
    );
  return mode === 'live' ? [...faults, ...liveFaults(config, brand, kept)] : faults;
};

/** Real money meets nothing that is made for play. */
const liveFaults = (config: ModeConfig, brand: Brand, kept: KeptFacts): readonly string[] => {
  const faults: string[] = [];
  if (config.emailProvider === 'sandbox') faults.push('MODE=live refuses EMAIL_PROVIDER=sandbox.');
  if (config.smsProvider === 'sandbox') faults.push('MODE=live refuses SMS_PROVIDER=sandbox.');
  const playMarket = brand.markets.find(isForPlayMoney);
  if (playMarket !== undefined)
    faults.push(`MODE=live refuses the market ${playMarket} of ${brand.name}: it is for play money.`);
  if (kept.hasSandboxGames)
    faults.push('MODE=live refuses a database with the sandbox catalogue: its games were never certified.');
  if (Number(kept.refillAmount) > 0)
    faults.push('MODE=live refuses the flag REFILLAMOUNT: it would give real money away. Set it to 0.');
  return faults;
};
