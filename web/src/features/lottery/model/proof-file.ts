import { readTicketProof } from '@fairground/contract/lottery/endpoints';
import { decodeValue, encodeValue } from '@fairground/contract/wire';
import type { ProofBundle } from './draw-check.ts';

/** A proof as a file: what the server answered, so that it can be kept, handed on and checked without a network. */

const NO_TICKET = { ticket: [], index: 0, path: [] } as const;

export const writeProof = ({ draw, ticket }: ProofBundle): string =>
  JSON.stringify(encodeValue(readTicketProof, { draw, ...toLists(ticket ?? NO_TICKET) }), null, 2);

const toLists = ({ ticket, index, path }: NonNullable<ProofBundle['ticket']>) => ({
  ticket: [...ticket],
  index,
  path: [...path],
});

/** Reads a proof; nothing if the text is none. */
export const readProof = (text: string): ProofBundle | undefined => {
  try {
    const { draw, ...ticket } = decodeValue(readTicketProof, JSON.parse(text));
    return ticket.ticket.length === 0 ? { draw } : { draw, ticket };
  } catch {
    return undefined;
  }
};
