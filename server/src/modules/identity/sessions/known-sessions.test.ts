import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import type { StoredSession } from '../domain/session.ts';
import { createKnownSessions } from './known-sessions.ts';

const NOW = new Date('2026-11-15T09:00:00Z');
const HASH = Buffer.from('a token');

const aSession = (sessionId: bigint): StoredSession => ({
  sessionId,
  memberId: 7n as MemberId,
  account: 'member',
  scope: 'full',
  steppedUpAt: null,
  isMoneyLocked: false,
  language: 'EN',
  seenAt: NOW,
  idleMinutes: 30,
  expiresAt: new Date(NOW.getTime() + 60_000),
});

/** A bus that hands what is published to anyone who listens, as another node's word would come. */
const aBus = () => {
  const listeners: ((message: unknown) => void)[] = [];
  return {
    publish: () => undefined,
    subscribe: (_topic: string, { onMessage }: { readonly onMessage: (message: unknown) => void }) => {
      listeners.push(onMessage);
      return () => undefined;
    },
    hear: (message: unknown): void => {
      for (const listener of listeners) listener(message);
    },
  };
};

test('a session that was ended while the database was asked about it is not believed afterwards', () => {
  const known = createKnownSessions(aBus());
  const asked = { at: NOW, changes: known.changes() };

  known.forgetEverywhere(1n);
  known.remember(HASH, aSession(1n), asked);

  expect(known.find(HASH, NOW)).toBeUndefined();
});

test('the same when another node ended it', () => {
  const bus = aBus();
  const known = createKnownSessions(bus);
  const asked = { at: NOW, changes: known.changes() };

  bus.hear('1');
  known.remember(HASH, aSession(1n), asked);

  expect(known.find(HASH, NOW)).toBeUndefined();
});

test('what nothing happened to is remembered for a while', () => {
  const known = createKnownSessions(aBus());

  known.remember(HASH, aSession(1n), { at: NOW, changes: known.changes() });

  expect(known.find(HASH, NOW)?.sessionId).toBe(1n);
  expect(known.find(HASH, new Date(NOW.getTime() + 30_000))).toBeUndefined();
});
