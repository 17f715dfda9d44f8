import type { Push } from '@fairground/contract/push';
import { useEffect, useEffectEvent } from 'react';
import type { PushHandler } from './handlers.ts';
import { onPush, onPushReset } from './realtime.ts';

/** Hears a push while the component is on the page. */
export const usePush = <P extends Push>(push: P, handler: PushHandler<P>): void => {
  const handle = useEffectEvent(handler);
  useEffect(() => onPush(push, (data) => handle(data)), [push]);
};

/** Called when pushes were missed for good, while the component is on the page. */
export const usePushReset = (handler: () => void): void => {
  const handle = useEffectEvent(handler);
  useEffect(() => onPushReset(() => handle()), []);
};
