import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { Action } from '../command.ts';
import { printTable } from '../print-table.ts';
import { idOf, neededWord, oneOf } from '../read-options.ts';

export const walletActions: readonly Action[] = [
  {
    name: 'wallet debts',
    about: 'Who owes the house something, and for what; the next credits of that sort pay it.',
    run: async ({ house, print }) => {
      const rows = (await house.wallet.listDebts()).map(({ member, reason, currency, balance }) => [
        member.toString(),
        reason,
        currency,
        writeMoney(money(-balance)),
      ]);
      printTable(print, ['member', 'for', 'currency', 'owed'], rows);
    },
  },
  {
    name: 'wallet waive',
    words: ['<member>', '<for>', '<currency>'],
    about: 'Lets a member off what is owed, as the list of debts names it; the house pays it.',
    changes: true,
    examples: ['wallet waive 1042 REBATE VND --reason "left the agent programme"'],
    run: async ({ words, house, print, actor }) => {
      const member = idOf(words) as MemberId;
      const [reason, currency] = [neededWord(words, 1, 'for'), neededWord(words, 2, 'currency')];
      const owed = await house.wallet.waiveDebt(actor(), { member, reason, currency });
      print(`waived: ${writeMoney(owed)} ${currency}`);
    },
  },
  {
    name: 'wallet mode',
    words: ['<single|per-vendor>'],
    about: 'One balance for every vendor, or a wallet for each that is offered one.',
    changes: true,
    examples: ['wallet mode per-vendor --reason "vendors without a seamless wallet"'],
    run: async ({ words, house, print, actor }) => {
      const mode = oneOf('mode', neededWord(words, 0, 'mode'), ['single', 'per-vendor']);
      await house.wallet.setMode(actor(), mode);
      print(`wallets: ${mode}`);
    },
  },
  {
    name: 'wallet offer',
    words: ['<vendor>', '<open|closed>'],
    about: "Opens or closes a vendor's wallet for transfers; what lies in it can always be fetched back.",
    changes: true,
    run: async ({ words, house, print, actor }) => {
      const vendor = neededWord(words, 0, 'vendor');
      const state = oneOf('state', neededWord(words, 1, 'state'), ['open', 'closed']);
      await house.wallet.offerVendorWallet(actor(), vendor, state);
      print(`wallet of ${vendor}: ${state}`);
    },
  },
];
