import { create } from 'zustand';

/** What was written and is not known to have arrived; its key stays the same over every try. */
export type Unsent = { readonly clientId: string; readonly content: string; readonly failure: string | null };

type Outbox = { readonly unsent: readonly Unsent[]; readonly draft: string };

const EMPTY: Outbox = { unsent: [], draft: '' };

/** Outlives the window, which may be folded or closed while something is on its way. */
export const useOutbox = create<Outbox>(() => EMPTY);

export const emptyOutbox = (): void => useOutbox.setState(EMPTY);

export const keepDraft = (draft: string): void => useOutbox.setState({ draft });

/** Puts a line in, or says again how it stands. */
export const putUnsent = (line: Unsent): void =>
  useOutbox.setState(({ unsent }) => ({
    unsent: unsent.some(({ clientId }) => clientId === line.clientId)
      ? unsent.map((each) => (each.clientId === line.clientId ? line : each))
      : [...unsent, line],
  }));

export const dropUnsent = (clientId: string): void =>
  useOutbox.setState(({ unsent }) => ({ unsent: unsent.filter((each) => each.clientId !== clientId) }));

/** A key of the browser's own making. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
