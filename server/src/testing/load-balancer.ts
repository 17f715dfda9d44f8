import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** One address before several nodes. */
export type LoadBalancer = {
  readonly url: string;
  /** Cuts every open connection, sockets of open pages included. */
  readonly dropConnections: () => void;
  readonly close: () => Promise<void>;
};

/** Passes every new connection to the next node in turn; a node that does not answer is passed over. */
export const openLoadBalancer = async (ports: readonly number[]): Promise<LoadBalancer> => {
  const open = new Set<Socket>();
  let turn = 0;

  const passOn = (visitor: Socket, triesLeft: number): void => {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const node = connect({ port, host: '127.0.0.1' });
    let isThrough = false;
    node.once('connect', () => {
      isThrough = true;
      open.add(node);
      visitor.pipe(node).pipe(visitor);
    });
    node.on('error', () => undefined);
    node.once('close', () => {
      open.delete(node);
      if (!isThrough && triesLeft > 0 && !visitor.destroyed) passOn(visitor, triesLeft - 1);
      else visitor.destroy();
    });
    visitor.once('close', () => node.destroy());
  };

  const server = createServer((visitor) => {
    open.add(visitor);
    visitor.on('error', () => undefined);
    visitor.once('close', () => open.delete(visitor));
    passOn(visitor, ports.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropConnections = (): void => {
    for (const socket of open) socket.destroy();
  };

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropConnections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
};
