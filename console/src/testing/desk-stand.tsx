import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { DeskCall, DeskOffers } from '@fairground/contract/console/desk';
import { UiProvider } from '@fairground/ui/provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { languages } from 'virtual:console-texts';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { DeskContext } from '../app/desk.tsx';
import { TextsProvider } from '../texts/texts.tsx';

/** A call as an offer names it. */
export const aCall = (path: string, other: Partial<DeskCall> = {}): DeskCall => ({
  ...{ name: path.slice(1).replaceAll('/', '.'), method: 'GET', path, isEncrypted: false, isHeld: false },
  ...other,
});

const NUMBERS = createNumbers(SEED_STYLE);

export const NO_OFFERS: DeskOffers = {
  ...{ pages: [], lists: [], queues: [], records: [], panels: [], timelines: [] },
  ...{ actions: [], searches: [], tiles: [], approvals: [] },
};

export type Asked = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body: unknown };

/** What the server would answer to a call, by its path; a code refuses it. */
export type Answers = Readonly<Record<string, (asked: Asked) => unknown>>;

export class Refused extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const envelopeOf = (answers: Answers, asked: Asked): unknown => {
  try {
    const answer = answers[asked.path];
    if (!answer) throw new Refused('request.unknown', `Nothing answers ${asked.path}.`);
    return { success: true, message: null, value: answer(asked) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { success: false, code: error.code, message: error.message, value: null };
  }
};

/** Draws a part of the console with everything around it, on a desk with these offers, and no server behind it. */
export const renderAtDesk = async (
  part: ReactNode,
  {
    offers,
    answers,
    address,
  }: { readonly offers: Partial<DeskOffers>; readonly answers: Answers; readonly address: string },
) => {
  const calls: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked = { path: pathname, query: Object.fromEntries(searchParams), body };
    calls.push(asked);
    return Promise.resolve(Response.json(envelopeOf(answers, asked)));
  });
  const { texts, parts } = await languages.EN();
  const memory = memoryLocation({ path: address, record: true });
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider direction="ltr" numbers={NUMBERS}>
        <TextsProvider language="EN" frame={texts} loaders={parts} numbers={NUMBERS}>
          <Router hook={memory.hook} searchHook={memory.searchHook}>
            <DeskContext
              value={{
                ...{ brand: 'Fairground', mode: 'sandbox', timeZone: 'UTC', currency: '₫' },
                numbers: { group: ',', decimal: '.' },
                now: new Date('2026-11-18T09:00:00Z'),
                offers: { ...NO_OFFERS, ...offers },
                self: SELF,
              }}
            >
              <Suspense fallback={null}>{part}</Suspense>
            </DeskContext>
          </Router>
        </TextsProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { screen, calls, addressNow: () => memory.history.at(-1) ?? '' };
};

const SELF = { name: 'ann', roles: ['RISK'] } as never;
