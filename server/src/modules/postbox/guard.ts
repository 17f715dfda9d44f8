import type { Reader, Tx } from '../../platform/database/index.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PostboxDeps } from './deps.ts';
import type { Address, Channel } from './domain/message.ts';
import { countUse, findUseEnd } from './store/uses.ts';
import type { Use } from './store/uses.ts';

const DAY_MS = 24 * 3_600_000;

/** Letters of one kind a mailbox gets in a day; more is somebody else's doing. */
const LETTERS_PER_RECIPIENT = 20;

type GuardDeps = Pick<PostboxDeps, 'clock' | 'settings' | 'log'>;

/** Refuses `quota-used` when the recipient, the network it is asked from or the whole site had its share of codes. */
export const countCode = async (
  { clock, settings, log }: GuardDeps,
  tx: Tx,
  { address, ip }: { readonly address: Address; readonly ip: string },
): Promise<void> => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const { channel, to } = address;
  // The same order for everybody, so that nobody waits in a circle; the row all share comes last.
  const uses: readonly Use[] = [
    { scope: `recipient ${channel}`, subject: to, most: settings.codesPerRecipient, expiresAt },
    { scope: `network ${channel}`, subject: networkOf(ip), most: settings.codesPerAddress, expiresAt },
    siteUse(channel, settings.messagesPerDay, expiresAt),
  ];
  for (const use of uses) {
    if (await countUse(tx, use, now)) continue;
    log.warn({ scope: use.scope, most: use.most }, 'the cost guard refuses a code');
    const end = (await findUseEnd(tx, use)) ?? expiresAt;
    throw new Refusal('postbox.quota-used', { retryAfterSeconds: secondsUntil(end, now) });
  }
};

/** Whether an email may be sent: limits protect a mailbox from floods, and the sender does not see them. */
export const countLetter = (
  { clock }: GuardDeps,
  tx: Tx,
  { address, template }: { readonly address: Address; readonly template: string },
): Promise<boolean> => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  return countUse(
    tx,
    { scope: `letter ${address.channel} ${template}`, subject: address.to, most: LETTERS_PER_RECIPIENT, expiresAt },
    now,
  );
};

/** Whether the whole site may still send; asked for letters when they leave, because nobody should wait for it before. */
export const countSite = ({ clock, settings }: GuardDeps, writer: Reader, channel: Channel): Promise<boolean> => {
  const now = clock.now();
  return countUse(writer, siteUse(channel, settings.messagesPerDay, new Date(now.getTime() + DAY_MS)), now);
};

const siteUse = (channel: Channel, most: number, expiresAt: Date): Use => ({
  scope: 'site',
  subject: channel,
  most,
  expiresAt,
});

export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));
