import { ConfigError } from '../../../platform/config.ts';
import type { PostboxDeps } from '../deps.ts';
import type { Channel } from '../domain/message.ts';
import { keepInOutbox, readFault } from '../store/outbox.ts';
import type { Provider } from './provider.ts';

/** Keeps what it should send, each message once, and fails on demand. Live mode has no use for it. */
export const createSandboxProvider = (
  { db, clock, settings }: Pick<PostboxDeps, 'db' | 'clock' | 'settings'>,
  channel: Channel,
): Provider => {
  if (settings.mode === 'live') throw new ConfigError('MODE=live refuses the sandbox provider of messages.');
  return {
    send: async (message) => {
      const fault = await readFault(db, channel);
      if (fault === 'refuse') return 'refused';
      if (fault === 'time-out') return 'unreachable';
      await keepInOutbox(db, message, clock.now());
      return 'sent';
    },
    isDown: async () => (await readFault(db, channel)) === 'refuse',
  };
};
