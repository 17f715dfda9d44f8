import { readSeenHand } from '@fairground/engines/cards/seen-hand';
import type { SeenHand } from '@fairground/engines/cards/seen-hand';

/** Under which name this tab keeps what the client of a table asked it to keep. */
export const keptName = (tableId: bigint | string): string => `card-seeds ${tableId}`;

/** What this browser noted of a hand before its end; nothing where the text says nothing of it. */
export const seenIn = (kept: string | null, no: number): SeenHand => {
  try {
    const { seen } = JSON.parse(kept ?? '{}') as { readonly seen?: unknown };
    const entries = Array.isArray(seen) ? (seen as readonly unknown[]) : [];
    const found = entries.find((entry) => Array.isArray(entry) && entry[0] === no);
    return readSeenHand(Array.isArray(found) ? found[1] : undefined);
  } catch {
    return {};
  }
};
