import type { readHealth as endpoint } from '@fairground/contract/catalog/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { createCached } from '../../platform/cached.ts';
import type { Caller } from '../../platform/http/route.ts';
import { inLanguage } from '../../platform/localized.ts';
import type { View } from './answers.ts';
import type { CatalogDeps } from './deps.ts';
import { vendorHealth } from './domain/health.ts';
import { isLobby } from './domain/vendor-lobby.ts';
import type { StopSwitches } from './stops/stops.ts';
import { listWindows } from './store/operate.ts';

/** Anybody may ask at any time: the windows are read from the database so often at most. */
const MAX_AGE_MS = 5_000;

/** Whether the site and its vendors can be played now, from what is written down of them. */
export const createHealth = (deps: CatalogDeps, stops: Pick<StopSwitches, 'read'>) => {
  const { clock, db, languages, system } = deps;
  const windows = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    load: () => Promise.all([listWindows(db), system.listMaintenance()]),
  });
  return async (
    { catalogue, region, language }: View,
    { ip, host }: Pick<Caller, 'ip' | 'host'>,
  ): Promise<ValueOf<typeof endpoint>> => {
    const now = clock.now();
    const [[ofVendors, ofSite], stopped, site] = await Promise.all([
      windows.read(),
      stops.read(),
      system.statusFor({ ip, hosts: [host], language }),
    ]);
    const offered = new Set(catalogue.seenIn(region).flatMap((game) => (isLobby(game) ? [] : [game.vendor])));
    return {
      readAt: now,
      site: {
        ...siteHealth(site, stopped.isAllStopped),
        planned: ofSite
          .filter(({ startsAt }) => startsAt > now)
          .map(({ startsAt, endsAt, titles }) => ({
            ...{ startsAt, endsAt, title: inLanguage(titles, language, languages[0]) ?? '' },
          })),
      },
      vendors: catalogue.facts.vendors
        .filter(({ code }) => offered.has(code))
        .map(({ code, names }) => ({
          vendor: code,
          vendorName: inLanguage(names, language, languages[0]) ?? code,
          ...vendorHealth(code, { windows: ofVendors, stops: stopped, now }),
        })),
    };
  };
};

type Status = Awaited<ReturnType<CatalogDeps['system']['statusFor']>>;

const siteHealth = ({ status, info }: Status, isAllStopped: boolean) => {
  if (status === 1) return { state: 'maintenance', until: info.maintenance?.endAt ?? null } as const;
  return { state: isAllStopped ? 'stopped' : 'open', until: null } as const;
};
