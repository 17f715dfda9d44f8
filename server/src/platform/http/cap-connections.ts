import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Clients } from '../client.ts';

/**
 * Limits the open connections of one address; a further one is closed before anything is read from it. A trusted proxy
 * forwards connections of many clients and is not counted.
 */
export const capConnections = (
  server: Server,
  { clients, max }: { readonly clients: Pick<Clients, 'ipOf' | 'isProxy'>; readonly max: number },
): void => {
  if (max === 0) return;
  const openBy = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (clients.isProxy(socket)) return;
    // Nothing is read yet, and nothing else is to be believed of whom it comes from.
    const ip = clients.ipOf({ headers: {}, socket });
    const open = openBy.get(ip) ?? 0;
    if (open >= max) {
      socket.destroy();
      return;
    }
    openBy.set(ip, open + 1);
    socket.once('close', () => {
      const left = (openBy.get(ip) ?? 1) - 1;
      if (left > 0) openBy.set(ip, left);
      else openBy.delete(ip);
    });
  });
};
