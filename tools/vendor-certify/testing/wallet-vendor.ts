import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../../server/src/modules/vendors/index.ts';
import type { SigningKey } from '../../../server/src/modules/vendors/index.ts';
import type { TransferOrder } from '../wallet-cases.ts';

/** What a careless vendor does wrong. */
type Habits = { readonly forgetsIds?: boolean; readonly ignoresSignatures?: boolean };

/** A vendor that keeps wallets itself, as small as it can be: balances, and what became of each transfer. */
export const startWalletVendor = async (key: SigningKey, { forgetsIds, ignoresSignatures }: Habits) => {
  const balances = new Map<string, bigint>();
  const fates = new Map<string, string>();

  const move = ({ transferId, player, direction, amount }: TransferOrder): string => {
    const known = fates.get(transferId);
    if (known !== undefined && forgetsIds !== true) return known;
    const balance = balances.get(player) ?? 0n;
    const after = direction === 'to-vendor' ? balance + BigInt(amount) : balance - BigInt(amount);
    const fate = after < 0n ? 'failed' : 'done';
    if (fate === 'done') balances.set(player, after);
    fates.set(transferId, fate);
    return fate;
  };

  const isSigned = ({ headers, url = '' }: IncomingMessage, body: string): boolean => {
    const said = (name: string): string => String(headers[`x-vendor-${name}`] ?? '');
    const call = { method: 'POST', path: url, timestamp: said('timestamp'), nonce: said('nonce'), body };
    return said('signature') === signatureOf(key.secret, call);
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      if (ignoresSignatures !== true && !isSigned(request, text)) return void response.writeHead(403).end('{}');
      const body = JSON.parse(text) as TransferOrder;
      const state = request.url === '/transfer' ? move(body) : (fates.get(body.transferId) ?? 'unknown');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ state }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
