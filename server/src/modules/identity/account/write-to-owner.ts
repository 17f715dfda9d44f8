import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { findAccount } from '../store/accounts.ts';
import { findLanguageOf } from '../store/contacts.ts';
import { contactOf } from './notify-owner.ts';

/** A letter about the state of an account that needs no answer. */
export type OwnerLetter =
  | { readonly template: 'account-dormant-soon'; readonly at: Date }
  | { readonly template: 'account-dormant' };

export type WriteToOwner = (tx: Tx, member: MemberId, letter: OwnerLetter) => Promise<void>;

/** Writes to the confirmed mailbox of an account, else to its confirmed number; nothing where there is neither. */
export const createWriteToOwner =
  ({ postbox, languages }: Pick<IdentityDeps, 'postbox' | 'languages'>): WriteToOwner =>
  async (tx, member, letter) => {
    const account = await findAccount(tx, member);
    const address = account && contactOf(account);
    if (account === undefined || address === undefined) return;
    const language = (await findLanguageOf(tx, member)) ?? languages[0];
    const common = { account: account.username };
    await postbox.send(
      tx,
      letter.template === 'account-dormant'
        ? { address, language, template: letter.template, values: common }
        : { address, language, template: letter.template, values: { ...common, at: letter.at.toISOString() } },
    );
  };
