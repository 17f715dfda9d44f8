export type TabChannel<Message> = {
  readonly say: (message: Message) => void;
  readonly stop: () => void;
};

/** A channel to the other tabs of this origin, which a game's frame has not; a browser without one has no other tabs. */
export const openTabChannel = <Message>(name: string, hear: (data: unknown) => void): TabChannel<Message> => {
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (channel || !('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  };
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  open();
  // An open channel may keep a page out of the browser's back-forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin alone.
    say: (message) => channel?.postMessage(message),
    stop: () => {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', open);
      close();
    },
  };
};
