import { memoryStorage } from '@fairground/client/testing';
import { afterEach, expect, test, vi } from 'vitest';

/** Each tab is modules of its own with a storage of its own; the channel between them is Node's. */
const openTab = async () => {
  vi.resetModules();
  const storage = memoryStorage();
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const tabs = await import('./share-tabs.ts');
  const store = await import('./store.ts');
  opened.push(tabs.shareStaffSession());
  return { ...store, endInAllTabs: tabs.endInAllTabs };
};

const opened: (() => void)[] = [];

afterEach(() => {
  for (const stop of opened.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('a new tab goes on with the session of another, and logging out in one ends it in both', async () => {
  const first = await openTab();
  first.beginStaffSession('mai-token');
  const second = await openTab();
  await expect.poll(() => second.tokenNow()).toBe('mai-token');

  first.endInAllTabs('mai-token', 'left');

  await expect.poll(() => second.tokenNow()).toBeNull();
});

test('somebody else who logs out in another tab ends only their own session', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.beginStaffSession('mai-token');
  second.beginStaffSession('binh-token');

  first.endInAllTabs('mai-token', 'left');
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(second.tokenNow()).toBe('binh-token');
});
