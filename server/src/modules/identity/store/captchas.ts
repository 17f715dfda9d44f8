import type { Db } from '../../../platform/database/index.ts';
import { hashOfToken } from '../domain/ticket.ts';
import { identityIn } from './identity-in.ts';

type NewCaptcha = { readonly token: string; readonly expiresAt: Date } & (
  | { readonly kind: 'image'; readonly answerHash: Buffer; readonly sandboxAnswer: string | null }
  | { readonly kind: 'proof'; readonly salt: string }
);

export const insertCaptcha = async (db: Db, captcha: NewCaptcha): Promise<void> => {
  await identityIn(db)
    .insertInto('identity_captcha')
    .values({
      token_hash: hashOfToken(captcha.token),
      kind: captcha.kind,
      answer_hash: captcha.kind === 'image' ? captcha.answerHash : null,
      salt: captcha.kind === 'proof' ? captcha.salt : null,
      sandbox_answer: captcha.kind === 'image' ? captcha.sandboxAnswer : null,
      expires_at: captcha.expiresAt,
    })
    .execute();
};

/** Takes a captcha out of the table whatever its answer was: it is good for one look. */
export const takeCaptcha = (db: Db, kind: 'image' | 'proof', token: string, now: Date) =>
  identityIn(db)
    .deleteFrom('identity_captcha')
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['answer_hash as answerHash', 'salt'])
    .executeTakeFirst();

/** What the picture shows, where a sandbox kept it; looking does not use the picture up. */
export const findSandboxAnswer = async (db: Db, token: string, now: Date): Promise<string | null> => {
  const held = await identityIn(db)
    .selectFrom('identity_captcha')
    .select('sandbox_answer as answer')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return held?.answer ?? null;
};

export const deleteOldCaptchas = async (db: Db, now: Date, limit: number): Promise<number> => {
  const old = identityIn(db)
    .selectFrom('identity_captcha')
    .select('token_hash')
    .where('expires_at', '<', now)
    .limit(limit);
  const { numDeletedRows } = await identityIn(db)
    .deleteFrom('identity_captcha')
    .where('token_hash', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
