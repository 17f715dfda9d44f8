import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** Finds out before anything is started whether the address can be listened on. */
export const refuseTakenPort = async (host: string, port: number): Promise<void> => {
  if (port === 0) return;
  const code = await tryListening(host, port);
  if (code !== undefined) throw new StartError(explain(code, host, port));
};

const tryListening = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });

const explain = (code: string, host: string, port: number): string => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set PORT=${other(port)} to use another.`;
    case 'EACCES':
      return `Port ${port} may only be used by root. Set PORT=3000 or any other above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine. Leave it out to listen on all of them.`;
    default:
      return `Listening on ${host} port ${port} is not possible: ${code}.`;
  }
};

const other = (port: number): number => (port < 65_535 ? port + 1 : 3000);
