import { readFile } from 'node:fs/promises';
import { memberIdSchema } from '@fairground/contract/ids';
import { minorUnitsSchema } from '@fairground/contract/vendors/fields';
import * as z from 'zod/mini';
import { ADAPTERS } from '../../../server/src/modules/vendors/index.ts';
import type { SigningKey } from '../../../server/src/modules/vendors/index.ts';
import type { Action } from '../command.ts';
import { printTable } from '../print-table.ts';
import { hasFlag, neededText, neededWord, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const tell = (print: (line: string) => void, { keyId, secret }: SigningKey): void => {
  print(`key     ${keyId}`);
  print(`secret  ${secret}`);
  print('The secret is shown this once. Hand it over on a way nobody else reads.');
};

/** A vendor's report: a list of its transactions of one day. */
const reportSchema = z.array(
  z.strictObject({
    player: memberIdSchema,
    action: z.enum(['bet', 'win', 'rollback', 'promo-win']),
    transactionId: z.string(),
    currency: z.string(),
    amount: minorUnitsSchema,
    state: z.enum(['applied', 'rolled-back', 'refused']),
  }),
);

const readReport = async (file: string): Promise<z.output<typeof reportSchema>> => {
  try {
    return z.decode(reportSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`${file} is no report: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

export const vendorActions: readonly Action[] = [
  {
    name: 'vendor list',
    about: 'Every vendor with its stage, its keys and where it is called.',
    run: async ({ house, print }) => {
      const vendors = await house.vendors.listVendors();
      const rows = vendors.map(({ code, name, stage, keys, callback_url, takes_orphan_wins }) => [
        code,
        stage,
        keys
          .filter(({ isLive }) => isLive)
          .map(({ keyId }) => keyId)
          .join(' ') || '(no key)',
        callback_url ?? '-',
        takes_orphan_wins ? 'paid' : 'parked',
        name,
      ]);
      printTable(print, ['vendor', 'stage', 'live keys', 'called at', 'wins without a bet', 'name'], rows);
    },
  },
  {
    name: 'vendor add',
    words: ['<code>'],
    about: 'A new vendor in the stage "certifying", with its first key.',
    options: { name: { kind: 'text', about: 'What people call it.' } },
    changes: true,
    examples: ['vendor add acme --name "Acme Games" --reason "contract signed"'],
    run: async ({ words, options, house, print, actor }) => {
      const vendor = { code: neededWord(words, 0, 'code'), name: neededText(options, 'name') };
      tell(print, await house.vendors.addVendor(actor(), vendor));
    },
  },
  {
    name: 'vendor rotate',
    words: ['<code>'],
    about: 'A new key beside the newest; older ones end. Run it again to end the one before, or give it --grace.',
    options: {
      grace: {
        kind: 'text',
        about: 'Hours the key from before still signs, 0 to 720; without it, until the next rotation.',
      },
    },
    changes: true,
    examples: ['vendor rotate acme --grace 48 --reason "yearly change"'],
    run: async ({ words, options, house, print, actor }) => {
      const graceHours = numberOf(options, 'grace');
      if (graceHours !== undefined && (graceHours < 0 || graceHours > 720))
        throw new UsageError('--grace must be from 0 to 720 hours.');
      const { retired, previous, ...key } = await house.vendors.rotateKey(
        actor(),
        neededWord(words, 0, 'code'),
        graceHours === undefined ? {} : { graceHours },
      );
      tell(print, key);
      if (previous)
        print(`before  ${previous.keyId} signs until ${previous.until?.toISOString() ?? 'the next rotation'}`);
      for (const keyId of retired) print(`ended   ${keyId}`);
    },
  },
  {
    name: 'vendor stage',
    words: ['<code>', '<certifying|live|off>'],
    about: 'Moves a vendor between certification, real play and silence.',
    changes: true,
    run: async ({ words, house, print, actor }) => {
      const stage = oneOf('stage', neededWord(words, 1, 'stage'), ['certifying', 'live', 'off']);
      await house.vendors.setStage(actor(), neededWord(words, 0, 'code'), stage);
      print(`${neededWord(words, 0, 'code')}: ${stage}`);
    },
  },
  {
    name: 'vendor set',
    words: ['<code>'],
    about: 'Where a vendor is called, and what becomes of its wins without a bet.',
    options: {
      calls: {
        kind: 'text',
        about:
          'Its address, https: asked about overdue rounds, and for transfers if it keeps wallets; "none" calls it no more.',
      },
      'orphan-wins': {
        kind: 'text',
        about: '"paid" where its contract demands it, or "parked" for somebody to look at.',
      },
    },
    changes: true,
    examples: [
      'vendor set acme --calls https://wallet.acme.example/api --reason "keeps wallets itself"',
      'vendor set acme --orphan-wins paid --reason "contract, §4"',
    ],
    run: async ({ words, options, house, print, actor }) => {
      const code = neededWord(words, 0, 'code');
      const [calls, wins] = [textOf(options, 'calls'), textOf(options, 'orphan-wins')];
      if (calls === undefined && wins === undefined)
        throw new UsageError('Nothing to change: give --calls or --orphan-wins.');
      await house.vendors.changeVendor(actor(), code, {
        ...(calls !== undefined && { callbackUrl: calls === 'none' ? null : calls }),
        ...(wins !== undefined && { takesOrphanWins: oneOf('--orphan-wins', wins, ['paid', 'parked']) === 'paid' }),
      });
      print(`${code}: changed`);
    },
  },
  {
    name: 'vendor connect',
    words: ['<code>', '<catalogue code>'],
    about: 'Lets a vendor play the games of one in the catalogue.',
    options: {
      adapter: { kind: 'text', about: `How its games are opened: ${ADAPTERS.join(', ')}.` },
      url: { kind: 'text', about: 'Where its games open, https; for the adapter "outside".' },
      url2: { kind: 'text', about: 'Another way to the same games.' },
      trials: { kind: 'flag', about: 'Trial accounts may play too.' },
    },
    changes: true,
    examples: ['vendor connect acme ACME --adapter outside --url https://games.acme.example/open --reason "contract"'],
    run: async ({ words, options, house, print, actor }) => {
      const [code, catalogueCode] = [neededWord(words, 0, 'code'), neededWord(words, 1, 'catalogue code')];
      await house.vendors.connectVendor(actor(), code, {
        catalogueCode,
        adapter: neededText(options, 'adapter'),
        launchUrl: textOf(options, 'url'),
        launchUrl2: textOf(options, 'url2'),
        takesTrials: hasFlag(options, 'trials'),
      });
      print(`${catalogueCode} is played by ${code}`);
    },
  },
  {
    name: 'vendor simulate',
    about: "Puts the sandbox's own vendor on the floor: two small games that really play over the wallet.",
    changes: true,
    run: async ({ house, print, actor }) => {
      for (const nodeId of await house.vendors.shipSimulator(actor())) print(`game ${nodeId}`);
    },
  },
  {
    name: 'vendor reconcile',
    words: ['<code>', '<day>', '<report.json>'],
    about: "Compares a vendor's report of a day with the ledger, both ways, and keeps the result.",
    run: async ({ words, house, print }) => {
      const report = await readReport(neededWord(words, 2, 'report.json'));
      const [code, day] = [neededWord(words, 0, 'code'), neededWord(words, 1, 'day')];
      const { reportId, lines, agreeing, differences } = await house.vendors.reconcile(code, day, report);
      print(`report ${reportId}: ${agreeing} of ${lines} lines agree, ${differences.length} differences`);
      for (const { kind, player, action, transactionId, ours = '-', theirs = '-' } of differences)
        print(`${kind}  player ${player}  ${action} ${transactionId}  ours ${ours}  theirs ${theirs}`);
      if (differences.length > 0) throw new UsageError(`The books of ${code} do not agree on ${day}.`);
    },
  },
];
