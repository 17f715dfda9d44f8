import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { clearOutbox, listOutbox, setOutboxFault } from '@fairground/contract/postbox/endpoints';
import { OUTBOX_PAGE_SIZE } from '@fairground/contract/postbox/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { PostboxDeps } from './deps.ts';
import * as store from './store/outbox.ts';

type DeveloperDeps = Pick<PostboxDeps, 'db' | 'audit'>;

/** One page of what the sandbox kept, the newest first. */
export const readOutbox = async (
  { db }: DeveloperDeps,
  { channel, to, before }: QueryOf<typeof listOutbox>,
): Promise<ValueOf<typeof listOutbox>> => {
  const rows = await store.listOutbox(
    db,
    {
      ...(channel === undefined ? {} : { channel }),
      ...(to === undefined ? {} : { to: to.trim() }),
      ...(before === undefined ? {} : { before }),
    },
    OUTBOX_PAGE_SIZE + 1,
  );
  type Entry = ValueOf<typeof listOutbox>['list'][number];
  const list = rows
    .slice(0, OUTBOX_PAGE_SIZE)
    .map((row) => ({ ...row, messageId: row.messageId as Entry['messageId'] }));
  const faults = { sms: await store.readFault(db, 'sms'), email: await store.readFault(db, 'email') };
  return { list, hasMore: rows.length > OUTBOX_PAGE_SIZE, faults };
};

export const emptyOutbox = ({ db, audit }: DeveloperDeps, ip: string): Promise<ValueOf<typeof clearOutbox>> =>
  inTransaction(db, async (tx) => {
    const removed = await store.clearOutbox(tx);
    const change = { action: 'postbox.clear-outbox', resource: 'outbox', resourceId: 'sandbox' };
    await audit.record(tx, { ...developer(ip), ...change, before: { messages: removed }, after: { messages: 0 } });
    return { removed };
  });

export const changeFault = (
  { db, audit }: DeveloperDeps,
  { channel, fault }: BodyOf<typeof setOutboxFault>,
  ip: string,
): Promise<ValueOf<typeof setOutboxFault>> =>
  inTransaction(db, async (tx) => {
    const before = await store.readFault(tx, channel);
    await store.writeFault(tx, channel, fault);
    const change = { action: 'postbox.set-fault', resource: 'outbox', resourceId: channel };
    await audit.record(tx, { ...developer(ip), ...change, before: { fault: before }, after: { fault } });
    return { channel, fault };
  });

const developer = (ip: string) => ({ actorKind: 'system', actor: 'developer', reason: 'sandbox', ip }) as const;
