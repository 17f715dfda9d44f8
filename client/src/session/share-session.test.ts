import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

/** Each tab is a module of its own with storage of its own; the channel between them is Node's. */
const openTab = async ({ answerWithinMs = 20_000 } = {}) => {
  vi.resetModules();
  const storage = memoryStorage();
  vi.stubGlobal('sessionStorage', storage);
  const { shareSession } = await import('./share-session.ts');
  const store = await import('./session-store.ts');
  const begun = vi.fn();
  const over = vi.fn();
  /** The storage of the tab that runs now, as the browser would have it. */
  const inTab = <Result>(work: () => Result): Result => {
    const other = globalThis.sessionStorage;
    vi.stubGlobal('sessionStorage', storage);
    try {
      return work();
    } finally {
      vi.stubGlobal('sessionStorage', other);
    }
  };
  const OriginalChannel = BroadcastChannel;
  class TabChannel extends OriginalChannel {
    override addEventListener(kind: string, listener: never): void {
      super.addEventListener(kind as 'message', (event) => inTab(() => (listener as (event: Event) => void)(event)));
    }
  }
  vi.stubGlobal('BroadcastChannel', TabChannel);
  const tabs = shareSession({ merchantCode: 'fairground', onBegun: begun, onOver: over, answerWithinMs });
  vi.stubGlobal('BroadcastChannel', OriginalChannel);
  opened.push(tabs.stop);
  return {
    begun,
    over,
    storage,
    ask: () => inTab(() => tabs.ask()),
    logIn: (account: string) => inTab(() => store.beginSession({ token: `${account}-token`, account, isAgent: 0 })),
    mustChange: () =>
      inTab(() => store.beginSession({ token: 'half', account: 'lan', isAgent: 0, mustChangePassword: true })),
    logOut: () => inTab(() => store.endSession()),
    account: () => store.useSession.getState().account,
  };
};

const opened: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

afterEach(() => {
  for (const stop of opened.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('a second tab is logged in while the first one is, and no storage but that of tabs ever holds the token', async () => {
  const first = await openTab();
  first.logIn('lan');

  const second = await openTab();
  await second.ask();

  expect(second.account()).toBe('lan');
  expect(second.storage.getItem('token')).toBe('lan-token');
  expect(second.begun).not.toHaveBeenCalled();
  const kept = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  expect(kept.map((key) => localStorage.getItem(key)).join(' ')).not.toContain('token');
});

test('a tab that stands open already is logged in with the one that logs in, and notified', async () => {
  const waiting = await openTab();
  const other = await openTab();

  other.logIn('minh');

  await expect.poll(() => waiting.account(), { timeout: 10_000 }).toBe('minh');
  expect(waiting.begun).toHaveBeenCalledOnce();
});

test('logging out in one tab ends the session in all that share it', async () => {
  const first = await openTab();
  first.logIn('lan');
  const second = await openTab();
  await second.ask();

  second.logOut();

  await expect.poll(() => first.account(), { timeout: 10_000 }).toBeNull();
  expect(first.over).toHaveBeenCalledOnce();
  expect(first.storage.getItem('token')).toBeNull();
});

test('when every tab is closed the session is gone, and the next visitor waits once at most', async () => {
  const first = await openTab();
  first.logIn('lan');
  for (const stop of opened.splice(0)) stop();

  const next = await openTab({ answerWithinMs: 100 });
  await next.ask();

  expect(next.account()).toBeNull();
  expect(localStorage.getItem('sessionTabs')).toBeNull();
});

test('a tab that has an account keeps it, and one that may only change its password is not handed on', async () => {
  const first = await openTab();
  first.logIn('lan');
  const second = await openTab();
  second.logIn('minh');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([first.account(), second.account()]).toEqual(['lan', 'minh']);

  first.logOut();
  second.logOut();
  first.mustChange();
  const third = await openTab({ answerWithinMs: 100 });
  localStorage.setItem('sessionTabs', 'yes');
  await third.ask();

  expect(third.account()).toBeNull();
});

test('what does not read as a message of a tab is not heard', async () => {
  const { readTabMessage } = await import('./tab-messages.ts');
  const session = { token: 'a', account: 'lan', isAgent: 0, customerId: null, memberLabel: null };

  expect(readTabMessage({ kind: 'here', merchantCode: 'x', session })).toMatchObject({ kind: 'here' });
  for (const data of [
    null,
    'here',
    { kind: 'here', session },
    { kind: 'here', merchantCode: 'x', session: { ...session, token: '' } },
    { kind: 'here', merchantCode: 'x', session: { ...session, memberLabel: 'VIP' } },
    { kind: 'over', merchantCode: 'x' },
    { kind: 'other', merchantCode: 'x' },
  ])
    expect(readTabMessage(data)).toBeUndefined();
});
