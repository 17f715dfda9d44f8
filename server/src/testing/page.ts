import { REALTIME_PATH } from '@fairground/contract/push-wire';
import type { PageEvents, PageTopic, PushMessage, ServerEvents } from '@fairground/contract/push-wire';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

/** An open page as the server sees it: returns after a drop and asks from the last message it took. */
export type TestPage = {
  readonly heard: readonly PushMessage[];
  readonly drops: () => number;
  readonly isConnected: () => boolean;
  readonly close: () => void;
};

/** Opens a page and waits until it hears the topic. */
export const openPage = async (
  address: string,
  { topic = 'site', token }: { readonly topic?: PageTopic; readonly token?: string } = {},
): Promise<TestPage> => {
  const heard: PushMessage[] = [];
  let last: number | null = null;
  let drops = 0;
  const socket: Socket<ServerEvents, PageEvents> = io(address, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 200,
    auth: token === undefined ? {} : { token },
  });

  const take = (message: PushMessage): void => {
    if (last === null || message[0] !== last + 1) return;
    last = message[0];
    heard.push(message);
  };
  const subscribe = (done: () => void): void => {
    socket.emit('subscribe', { topic, after: last }, (answer) => {
      if (answer.outcome !== 'joined') return;
      last ??= answer.seq;
      for (const message of answer.missed) take(message);
      done();
    });
  };

  socket.on('push', (_topic, message) => {
    if (last !== null && message[0] > last + 1) subscribe(() => undefined);
    else take(message);
  });
  socket.on('disconnect', () => (drops += 1));
  await new Promise<void>((resolve) => socket.on('connect', () => subscribe(resolve)));

  return {
    heard,
    drops: () => drops,
    isConnected: () => socket.connected,
    close: () => void socket.close(),
  };
};
