import type { ErrorCode } from '@fairground/contract/errors';

type Listener = (code: ErrorCode) => void;

let listener: Listener | undefined;

/** Notified of every refused call of the running session: the session may be over, or allowed less than the page thinks. */
export const watchAccess = (heard: Listener): (() => void) => {
  listener = heard;
  return () => {
    listener = undefined;
  };
};

export const reportAccess = (code: ErrorCode): void => listener?.(code);
