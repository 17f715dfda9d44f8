import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/messages/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { MessagesDeps } from '../deps.ts';
import { listMessagesOfMember } from '../list-messages.ts';
import { sendBroadcast } from '../send-broadcast.ts';
import { findBroadcasts, listBroadcastRows } from '../store/broadcasts.ts';
import type { BroadcastRow } from '../store/broadcasts.ts';

const PAGE_SIZE = 50;

/** The calls of staff. */
export const operatorRoutes = (deps: MessagesDeps): readonly Route[] => [
  bind(contract.listBroadcasts, async ({ query }) => {
    const rows = await listBroadcastRows(deps.db, { before: query.before, limit: PAGE_SIZE + 1 });
    const list = rows.slice(0, PAGE_SIZE).map(shown);
    const hasMore = rows.length > PAGE_SIZE;
    return { list, hasMore, next: hasMore ? (list.at(-1)?.broadcastId ?? null) : null };
  }),
  bind(contract.readBroadcast, async ({ query }) => {
    const [row] = await findBroadcasts(deps.db, [query.broadcastId]);
    if (row === undefined) throw new Refusal('messages.broadcast-unknown');
    return shown(row);
  }),
  bind(contract.listMessagesOfMember, ({ query }) => listMessagesOfMember(deps, query)),
  bind(contract.sendBroadcast, async ({ body: { reason, idempotencyKey, ...broadcast } }, { operator, ip }) => ({
    broadcastId: await sendBroadcast(
      deps,
      { actorKind: 'operator', actor: operator.name, reason, ip },
      { ...broadcast, key: idempotencyKey },
    ),
  })),
];

const shown = ({ id, category, audience, rank_min, texts, sent_by, sent_at }: BroadcastRow) => ({
  broadcastId: id as Id<'broadcast'>,
  category,
  audience,
  rankMin: rank_min,
  texts,
  titles: mapLocalized(texts, ({ title }) => title),
  sentBy: sent_by,
  sentAt: sent_at,
});
