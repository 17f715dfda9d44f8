import type { LanguageCode } from '@fairground/contract/language';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PostboxDeps } from './deps.ts';
import { requireAddress } from './domain/address.ts';
import { hashCode, newCode, newSalt } from './domain/code.ts';
import type { Address, Purpose } from './domain/message.ts';
import { countCode, secondsUntil } from './guard.ts';
import type { Providers } from './providers/index.ts';
import type { QueueMessage } from './queue-message.ts';
import { findCode, replaceCode } from './store/codes.ts';

export type NewCode = {
  readonly address: Address;
  readonly purpose: Purpose;
  readonly language: LanguageCode;
  readonly ip: string;
  /** What the code is for besides its address: a member, a challenge. Only the same subject can spend it. */
  readonly subject?: string;
  /** Counts and answers as usual but sends another text or none: the caller cannot see the difference. */
  readonly decoy?: 'silent' | 'already-registered';
};

export type SentCode = { readonly expiredMinutes: number; readonly expiresAt: Date };

const MINUTE_MS = 60_000;

/** Creates a code and queues its message. A decoy takes the same path, so that timing reveals nothing. */
export const sendCode = async (
  deps: PostboxDeps & { readonly providers: Providers; readonly queue: QueueMessage },
  { address, purpose, language, ip, subject = '', decoy }: NewCode,
): Promise<SentCode> => {
  const { db, clock, random, settings, providers, queue } = deps;
  requireAddress(address);
  if (await providers[address.channel].isDown()) throw new Refusal('postbox.sending-failed');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + settings.codeMinutes * MINUTE_MS);
  const code = newCode(random);
  const salt = newSalt(random);
  const row = {
    address,
    purpose,
    subject,
    salt,
    codeHash: hashCode(salt, code),
    isDecoy: decoy !== undefined,
    expiresAt,
  };

  await inTransaction(db, async (tx) => {
    const codeId = await replaceCode(tx, row, now);
    if (codeId === undefined) {
      const running = await findCode(tx, row);
      throw new Refusal('postbox.code-too-soon', { retryAfterSeconds: secondsUntil(running?.expiresAt ?? now, now) });
    }
    await countCode(deps, tx, { address, ip });
    await queue(tx, {
      address,
      language,
      content: decoy === undefined ? 'code' : decoy === 'silent' ? 'nothing' : decoy,
      purpose,
      fills: decoy === undefined ? { code, minutes: String(settings.codeMinutes) } : {},
      codeId,
      giveUpAt: expiresAt,
    });
  });
  return { expiredMinutes: settings.codeMinutes, expiresAt };
};
