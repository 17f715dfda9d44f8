import type { MemberId } from '@fairground/contract/ids';
import type { PageTopic } from '@fairground/contract/push-wire';
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
