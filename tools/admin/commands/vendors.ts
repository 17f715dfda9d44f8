import { readFile } from 'node:fs/promises';
import { memberIdSchema } from '@fairground/contract/ids';
import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import { minorUnitsSchema } from '@fairground/contract/vendors/fields';
import * as z from 'zod/mini';
import { ADAPTERS } from '../../../server/src/modules/vendors/index.ts';
import type { SigningKey } from '../../../server/src/modules/vendors/index.ts';
import type { Action, Options } from '../command.ts';
import { printTable } from '../print-table.ts';
import { hasFlag, neededText, neededArgument, numberOf, oneOf, textOf } from '../read-options.ts';
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

/** An amount that was typed, nothing for "none", and what it is now where nothing was typed. */
const amountOf = (options: Options, name: string, now: bigint | null | undefined): bigint | null => {
  const typed = textOf(options, name);
  if (typed === undefined) return now ?? null;
  if (typed === 'none') return null;
  if (!/^\d{1,14}(\.\d{1,4})?$/.test(typed)) throw new UsageError(`--${name} must be an amount; ${typed} is not.`);
  return parseMoney(typed);
};

export const vendorActions: readonly Action[] = [
  {
    name: 'vendor list',
    about: 'Every vendor with its stage, its keys and where it is called.',
    run: async ({ house, print }) => {
      const vendors = await house.vendors.listVendors();
      const rows = vendors.map(({ code, name, stage, keys, rounds_url, wallet_url, takes_orphan_wins }) => [
        code,
        stage,
        keys
          .filter(({ isLive }) => isLive)
          .map(({ keyId }) => keyId)
          .join(' ') || '(no key)',
        rounds_url ?? '-',
        wallet_url ?? '-',
        takes_orphan_wins ? 'paid' : 'parked',
        name,
      ]);
      printTable(
        print,
        ['vendor', 'stage', 'live keys', 'asked about rounds', 'keeps wallets at', 'wins without a bet', 'name'],
        rows,
      );
    },
  },
  {
    name: 'vendor add',
    words: ['<code>'],
    about: 'A new vendor in the stage "certifying", with its first key.',
    options: { name: { kind: 'text', about: 'What people call it.' } },
    changes: 'games.write',
    examples: ['vendor add acme --name "Acme Games" --reason "contract signed"'],
    run: async ({ words, options, house, print, actor }) => {
      const vendor = { code: neededArgument(words, 0, 'code'), name: neededText(options, 'name') };
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
    changes: 'games.write',
    examples: ['vendor rotate acme --grace 48 --reason "yearly change"'],
    run: async ({ words, options, house, print, actor }) => {
      const graceHours = numberOf(options, 'grace');
      if (graceHours !== undefined && (graceHours < 0 || graceHours > 720))
        throw new UsageError('--grace must be from 0 to 720 hours.');
      const { retired, previous, ...key } = await house.vendors.rotateKey(
        actor(),
        neededArgument(words, 0, 'code'),
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
    changes: 'games.write',
    run: async ({ words, house, print, actor }) => {
      const stage = oneOf('stage', neededArgument(words, 1, 'stage'), ['certifying', 'live', 'off']);
      await house.vendors.setStage(actor(), neededArgument(words, 0, 'code'), stage);
      print(`${neededArgument(words, 0, 'code')}: ${stage}`);
    },
  },
  {
    name: 'vendor set',
    words: ['<code>'],
    about: 'Where a vendor is called, and what becomes of its wins without a bet.',
    options: {
      rounds: { kind: 'text', about: 'Where it is asked about overdue rounds, https; "none" asks no more.' },
      wallet: {
        kind: 'text',
        about:
          'Where the wallets are that it keeps itself, https, called for transfers; "none" of one that keeps none.',
      },
      ips: {
        kind: 'text',
        about: 'Addresses and ranges it may call from, with commas; "any" lets it call from anywhere.',
      },
      'orphan-wins': {
        kind: 'text',
        about: '"paid" where its contract demands it, or "parked" for somebody to look at.',
      },
    },
    changes: 'games.write',
    examples: [
      'vendor set acme --rounds https://acme.example/api --reason "answers about its rounds"',
      'vendor set acme --wallet https://wallet.acme.example/api --reason "keeps wallets itself"',
      'vendor set acme --orphan-wins paid --reason "contract, §4"',
    ],
    run: async ({ words, options, house, print, actor }) => {
      const code = neededArgument(words, 0, 'code');
      const [rounds, wallet] = [textOf(options, 'rounds'), textOf(options, 'wallet')];
      const [wins, ips] = [textOf(options, 'orphan-wins'), textOf(options, 'ips')];
      if ([rounds, wallet, wins, ips].every((typed) => typed === undefined))
        throw new UsageError('Nothing to change: give --rounds, --wallet, --ips or --orphan-wins.');
      await house.vendors.changeVendor(actor(), code, {
        ...(ips !== undefined && { allowedIps: ips === 'any' ? [] : ips.split(',').map((ip) => ip.trim()) }),
        ...(rounds !== undefined && { roundsUrl: rounds === 'none' ? null : rounds }),
        ...(wallet !== undefined && { walletUrl: wallet === 'none' ? null : wallet }),
        ...(wins !== undefined && { takesOrphanWins: oneOf('--orphan-wins', wins, ['paid', 'parked']) === 'paid' }),
      });
      print(`${code}: changed`);
    },
  },
  {
    name: 'vendor limit',
    words: ['<code>', '<currency>'],
    about:
      'Bounds what a vendor may give without a bet: prizes, and wins that no bet stands behind. Shows the limits after.',
    options: {
      single: { kind: 'text', about: 'The largest single credit, or "none".' },
      day: { kind: 'text', about: 'What all of them may come to in 24 hours, or "none".' },
      'player-hour': { kind: 'text', about: 'How many one player may get in an hour, or "none".' },
    },
    changes: 'games.write',
    examples: ['vendor limit acme VND --single 50000000 --day 500000000 --player-hour 10 --reason "contract, §7"'],
    run: async ({ words, options, house, print, actor }) => {
      const [code, currency] = [neededArgument(words, 0, 'code'), neededArgument(words, 1, 'currency')];
      const now = (await house.vendors.listCreditLimits(code)).find((limit) => limit.currency === currency);
      const hour = textOf(options, 'player-hour') === 'none' ? null : numberOf(options, 'player-hour');
      await house.vendors.limitCredits(actor(), code, currency, {
        singleMax: amountOf(options, 'single', now?.singleMax),
        dayMax: amountOf(options, 'day', now?.dayMax),
        playerHourMax: hour === undefined ? (now?.playerHourMax ?? null) : hour,
      });
      const shown = (amount: bigint | null): string => (amount === null ? 'none' : writeMoney(money(amount)));
      for (const limit of await house.vendors.listCreditLimits(code))
        print(
          `${limit.currency}  single ${shown(limit.singleMax)}  day ${shown(limit.dayMax)}  a player and hour ${limit.playerHourMax ?? 'none'}`,
        );
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
    changes: 'games.write',
    examples: ['vendor connect acme ACME --adapter outside --url https://games.acme.example/open --reason "contract"'],
    run: async ({ words, options, house, print, actor }) => {
      const [code, catalogueCode] = [neededArgument(words, 0, 'code'), neededArgument(words, 1, 'catalogue code')];
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
    changes: 'games.write',
    run: async ({ house, print, actor }) => {
      for (const nodeId of await house.vendors.installSimulator(actor())) print(`game ${nodeId}`);
    },
  },
  {
    name: 'vendor reconcile',
    words: ['<code>', '<day>', '<report.json>'],
    about: "Compares a vendor's report of a day with the ledger, both ways, and keeps the result.",
    run: async ({ words, house, print }) => {
      const report = await readReport(neededArgument(words, 2, 'report.json'));
      const [code, day] = [neededArgument(words, 0, 'code'), neededArgument(words, 1, 'day')];
      const { reportId, lines, agreeing, differences } = await house.vendors.reconcile(code, day, report);
      print(`report ${reportId}: ${agreeing} of ${lines} lines agree, ${differences.length} differences`);
      for (const { kind, player, action, transactionId, ours = '-', theirs = '-' } of differences)
        print(`${kind}  player ${player}  ${action} ${transactionId}  ours ${ours}  theirs ${theirs}`);
      if (differences.length > 0) throw new UsageError(`The books of ${code} do not agree on ${day}.`);
    },
  },
];
