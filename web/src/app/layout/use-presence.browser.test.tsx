import { testSpeed } from '@fairground/contract/system/endpoints';
import { call } from '@fairground/client/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnSite } from '../../testing/stand.tsx';
import { notePlay, usePresence } from './use-presence.ts';

const MINUTE = 60_000;
const ANSWER = { success: true, value: { at: '2026-11-17T05:00:00Z' }, message: null };

let nowMs = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => nowMs));
afterEach(() => vi.restoreAllMocks());

const aPage = async () => {
  const Page = () => {
    usePresence();
    return <iframe title="A game" sandbox="" />;
  };
  const { unmount } = await renderOnSite(<Page />, { account: 'lucky1' });
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(ANSWER)));
  const isBackground = async (): Promise<boolean> => {
    await call(testSpeed, {});
    return new Headers(fetch.mock.lastCall?.[1]?.headers).has('x-background');
  };
  return { isBackground, unmount };
};

test('[part of P-01] calls of a page that nobody touched for a minute say so, until somebody does', async () => {
  const { isBackground, unmount } = await aPage();

  expect(await isBackground()).toBe(false);
  nowMs += 2 * MINUTE;
  expect(await isBackground()).toBe(true);
  dispatchEvent(new PointerEvent('pointerdown'));
  expect(await isBackground()).toBe(false);

  nowMs += 2 * MINUTE;
  await unmount();
  expect(await isBackground()).toBe(false);
});

test('[part of P-01] money that moves is a sign of a person while a game is in the hands of one, and else none', async () => {
  const { isBackground } = await aPage();

  nowMs += 2 * MINUTE;
  notePlay();
  expect(await isBackground()).toBe(true);
  document.querySelector('iframe')?.focus();
  notePlay();

  expect(await isBackground()).toBe(false);
});
