import type { Id } from '@fairground/contract/ids';
import { BROADCAST_LENGTH } from '@fairground/contract/messages/broadcasts';
import type { BroadcastAudience, BroadcastCategory, BroadcastTexts } from '@fairground/contract/messages/broadcasts';
import { broadcastSent } from '@fairground/contract/messages/pushes';
import { writeCanonical } from '../../platform/canonical-json.ts';
import { afterCommit, inTransaction } from '../../platform/database/index.ts';
import { cleanText } from '../../platform/plain-text.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MessagesDeps } from './deps.ts';
import { findBroadcastByKey, insertBroadcast, queueBroadcasts } from './store/broadcasts.ts';
import type { BroadcastRow } from './store/broadcasts.ts';

export type NewBroadcast = {
  readonly category: BroadcastCategory;
  readonly audience: BroadcastAudience;
  /** With the audience RANK alone. */
  readonly rankMin?: number | undefined;
  readonly texts: BroadcastTexts;
  /** A repeat with the same key is the same broadcast. */
  readonly key: string;
};

/** Keeps what staff write to many members at once. Inboxes take it when their owners look. */
export const sendBroadcast = (
  deps: Pick<MessagesDeps, 'db' | 'clock' | 'realtime' | 'audit' | 'languages'>,
  actor: Actor,
  broadcast: NewBroadcast,
): Promise<Id<'broadcast'>> => {
  const { db, clock, realtime, audit, languages } = deps;
  const { category, audience, rankMin = null, key } = broadcast;
  if ((audience === 'RANK') !== (rankMin !== null)) throw new Refusal('messages.audience-refused');
  const texts = checkedTexts(broadcast.texts, languages);
  const asked = { category, audience, rankMin, texts };
  return inTransaction(db, async (tx) => {
    await queueBroadcasts(tx);
    const before = await findBroadcastByKey(tx, key);
    if (before !== undefined) {
      if (writeCanonical(askedOf(before)) !== writeCanonical(asked)) throw new Refusal('messages.key-conflict');
      return before.id as Id<'broadcast'>;
    }
    const { id } = await insertBroadcast(tx, {
      category,
      audience,
      rank_min: rankMin,
      texts: JSON.stringify(texts),
      key,
      sent_by: actor.actor,
      sent_at: clock.now(),
    });
    afterCommit(tx, () => realtime.toSite(broadcastSent, {}));
    await audit.record(tx, {
      ...actor,
      action: 'messages.send-broadcast',
      resource: 'message-broadcast',
      resourceId: id.toString(),
      before: null,
      after: asked,
    });
    return id as Id<'broadcast'>;
  });
};

const askedOf = ({ category, audience, rank_min, texts }: BroadcastRow) => ({
  category,
  audience,
  rankMin: rank_min,
  texts,
});

/** Every language of the site needs its text, and no other language gets one. */
const checkedTexts = (texts: BroadcastTexts, languages: MessagesDeps['languages']): BroadcastTexts => {
  const checked = (typed: string, lengthMax: number): string => {
    const text = cleanText(typed);
    if (text === '' || text.length > lengthMax) throw new Refusal('messages.text-refused');
    return text;
  };
  if (Object.keys(texts).length !== languages.length) throw new Refusal('messages.text-refused');
  return Object.fromEntries(
    languages.map((language) => {
      const { title = '', body = '' } = texts[language] ?? {};
      return [language, { title: checked(title, BROADCAST_LENGTH.title), body: checked(body, BROADCAST_LENGTH.body) }];
    }),
  );
};
