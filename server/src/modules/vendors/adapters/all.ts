import type { Config } from '../../../platform/config.ts';
import type { ConnectionRow } from '../store/connections.ts';
import type { LaunchAdapter } from './adapter.ts';
import { outside } from './outside.ts';
import { simulator } from './simulator.ts';
import { studio } from './studio.ts';

export const ADAPTERS = ['studio', 'simulator', 'outside'] as const;
export type AdapterName = (typeof ADAPTERS)[number];

export const isAdapter = (word: string): word is AdapterName => ADAPTERS.some((name) => name === word);

/** The adapter of a connection; none if this build or this mode does not have it. */
export const adapterOf = (
  { adapter, launch_url, launch_url2 }: ConnectionRow,
  mode: Config['mode'],
): LaunchAdapter | undefined => {
  if (!isAdapter(adapter)) return undefined;
  switch (adapter) {
    case 'studio':
      return studio;
    case 'simulator':
      return mode === 'sandbox' ? simulator : undefined;
    case 'outside':
      return launch_url === null ? undefined : outside({ url: launch_url, url2: launch_url2 });
  }
};
