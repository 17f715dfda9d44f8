import type { LanguageCode } from '@fairground/contract/language';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Core } from '../core.ts';

/** Who sends the code of a phone check and knows whether one is right. */
export type PhoneLine = {
  readonly send: (check: {
    /** The same during the whole check, and not contained in any message. */
    readonly checkId: string;
    readonly e164: string;
    readonly language: LanguageCode;
    readonly ip: string;
  }) => Promise<void>;
  /** Uses up a right code and, with `close`, the check it belongs to; refuses `postbox.code-wrong` or one that is over. */
  readonly spend: (
    check: { readonly checkId: string; readonly e164: string; readonly code: string },
    close: (tx: Tx) => Promise<void>,
  ) => Promise<void>;
};

/** The code of the provider is good for the provider alone. */
const SUBJECT = 'phone provider';

/** Plays the provider with codes of our own. */
export const createSandboxPhoneLine = ({ db, postbox }: Pick<Core, 'db' | 'postbox'>): PhoneLine => {
  const asked = (e164: string) =>
    ({ address: { channel: 'sms', to: e164 }, purpose: 'confirm-contact', subject: SUBJECT }) as const;
  return {
    send: async ({ e164, language, ip }) => {
      await postbox.sendCode({ ...asked(e164), language, ip });
    },
    // Check and code together: a wrong code uses up neither.
    spend: ({ e164, code }, close) =>
      inTransaction(db, async (tx) => {
        await close(tx);
        await postbox.spendCode(tx, { ...asked(e164), code });
      }),
  };
};
