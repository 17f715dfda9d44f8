import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** Lets the worker speak through our log; a failing job is logged once, by us, with its name. */
export const workerLog = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    const detail = { worker: scope.label, ...(meta?.['error'] === undefined ? {} : { err: meta['error'] }) };
    switch (level) {
      case 'error':
        return log.error(detail, message);
      case 'warning':
        return log.warn(detail, message);
      case 'info':
      case 'debug':
        return log.debug(detail, message);
    }
  });
