import type { MemberId } from '@fairground/contract/ids';
import type { PageTopic, WatchedTopic } from '@fairground/contract/push-wire';
import type { Session } from '../http/route.ts';

/** Sent to every open page. */
export const SITE_TOPIC = 'site';

/** Sent to the pages of one member. */
export const memberTopic = (member: MemberId): string => `member:${member}`;

/** The member a topic is of; nobody for the site's. */
export const memberOfTopic = (topic: string): MemberId | undefined =>
  topic.startsWith('member:') ? (BigInt(topic.slice('member:'.length)) as MemberId) : undefined;

/** The topic behind a page's word. A page never names a member: its session does. */
export const topicFor = (word: PageTopic, session: Session | undefined): string | undefined =>
  word === 'site' ? SITE_TOPIC : session && memberTopic(session.memberId);

/** The word a page knows a topic by. */
export const wordFor = (topic: string): PageTopic => (topic === SITE_TOPIC ? 'site' : 'member');

/** A value of a kind by its key. */
export const watchedTopic = (kind: string, key: string): WatchedTopic => `${kind}:${key}`;

/** The keys of a kind among watched topics. */
export const keysOf = (kind: string, topics: Iterable<string>): readonly string[] =>
  [...topics].flatMap((topic) => (topic.startsWith(`${kind}:`) ? [topic.slice(kind.length + 1)] : []));
