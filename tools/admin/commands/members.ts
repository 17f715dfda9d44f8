import type { IsAgent } from '@fairground/contract/identity/fields';
import { LOCKED_STATUSES, RELEASED_STATUSES } from '@fairground/contract/members/operator-endpoints';
import type { Member } from '../../../server/src/modules/members/index.ts';
import type { Action, Call } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { momentOf, neededText, neededArgument, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const FLAGS: Readonly<Record<string, IsAgent>> = {
  member: 0,
  agent: 1,
  'general-agent': 2,
  affiliate: 41,
  'affiliate-manager': 42,
};
/** No single person makes a head of a line of an account, or takes it away. */
const HEAD: IsAgent = 2;
const FLAG_WORDS = Object.keys(FLAGS);
const ABOUT_FLAGS = FLAG_WORDS.join(', ');

const STATUSES = [...new Set([...RELEASED_STATUSES, ...LOCKED_STATUSES])];

const RANKS = Array.from({ length: 11 }, (_, rank) => String(rank));

const flagOf = (name: string, word: string): IsAgent => FLAGS[oneOf(name, word, FLAG_WORDS)] ?? 0;
const wordOf = (flag: IsAgent): string => FLAG_WORDS.find((word) => FLAGS[word] === flag) ?? 'trial';

const memberOf = async ({ house }: Pick<Call, 'house'>, account: string): Promise<Member> => {
  const member = await house.members.findByAccount(account);
  if (member === undefined) throw new UsageError(`There is no account ${account}.`);
  return member;
};

export const memberActions: readonly Action[] = [
  {
    name: 'member show',
    words: ['<account>'],
    about: 'Who an account is: its kind, status, upline and invitation code.',
    run: async ({ words, house, print }) => {
      const member = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const upline = member.uplineId === null ? undefined : await house.members.find(member.uplineId);
      print(`account   ${member.account} (${member.id})`);
      print(`kind      ${wordOf(member.isAgent)}`);
      print(`status    ${member.status}`);
      print(`upline    ${upline?.account ?? '(none)'}`);
      print(`depth     ${member.path.length}`);
      print(`code      ${(await house.members.referralCodeOf(member.id)) ?? '(none)'}`);
      print(`since     ${member.registeredAt.toISOString()}`);
    },
  },
  {
    name: 'member profile',
    words: ['<account>'],
    about: 'What a member told at registration: name, contacts, documents. The trail keeps who looked, and why.',
    changes: 'members.read',
    run: async ({ words, house, print, actor }) => {
      const { id } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const told = Object.entries(await house.members.showProfile(actor(), id));
      for (const [field, text] of told) print(`${field.padEnd(11)} ${text ?? '(nothing)'}`);
    },
  },
  {
    name: 'member open',
    words: ['<username>'],
    about: 'Opens an account; its password is shown once and must be changed at the first login.',
    options: {
      kind: { kind: 'text', about: `${ABOUT_FLAGS}; member unless told.` },
      upline: { kind: 'text', about: 'The account it stands under; the house unless told.' },
    },
    changes: 'agents.write',
    examples: ['member open northline --kind general-agent --reason "new line"'],
    run: async ({ words, options, house, print, actor }) => {
      const username = neededArgument(words, 0, 'username');
      const isAgent = flagOf('--kind', textOf(options, 'kind') ?? 'member');
      // An account may be opened before the first start of the site, whose rules of names then count.
      await house.members.installDefaults();
      const uplineName = textOf(options, 'upline');
      const uplineId = uplineName === undefined ? null : (await memberOf({ house }, uplineName)).id;
      const { password } = await house.members.openAccount(actor(), { username, isAgent, uplineId });
      print(`account   ${username}`);
      print(`password  ${password}`);
      print('The password is shown this once. Hand it over on a way nobody else reads.');
    },
  },
  {
    name: 'member flag',
    words: ['<account>', '<kind>'],
    about: `Makes an account another kind: ${ABOUT_FLAGS}; heads of lines only in the console, by two people.`,
    changes: 'agents.write',
    run: async ({ words, house, print, actor }) => {
      const { id, account, isAgent } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const flag = flagOf('kind', neededArgument(words, 1, 'kind'));
      if (flag === HEAD || isAgent === HEAD)
        throw new UsageError(
          'A head of a line is made and unmade by two people, on the page of the member in the console.',
        );
      await house.members.changeFlag(actor(), id, flag);
      print(`${account}: ${wordOf(isAgent)} → ${wordOf(flag)}`);
    },
  },
  {
    name: 'member rank',
    words: ['<account>', '<rank>'],
    about: 'Holds a VIP rank by hand, 0 to 10, for a second person; ranks above 4 are served by the VIP channel.',
    changes: 'members.write',
    run: async ({ words, options, house, print, staff }) => {
      const { id: memberId } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const rankLevel = Number(oneOf('rank', neededArgument(words, 1, 'rank'), RANKS));
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.members.holdRank(staff(), { memberId, rankLevel }, { reason }));
    },
  },
  {
    name: 'member upline',
    words: ['<account>', '<on|off>'],
    about: 'Lets an account send money to its upline, or forbids it.',
    changes: 'members.write',
    run: async ({ words, house, print, actor }) => {
      const { id, account } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const choice = oneOf('choice', neededArgument(words, 1, 'choice'), ['on', 'off'] as const);
      await house.members.allowUpline(actor(), id, { toUpline: choice === 'on' });
      print(`${account}: transfers to the upline are ${choice}.`);
    },
  },
  {
    name: 'member status',
    words: ['<account>', '<status>'],
    about: `Locks, freezes or closes an account at once, or holds its release for a second person: ${STATUSES.join(', ')}.`,
    changes: 'members.write',
    run: async ({ words, options, house, print, actor, staff }) => {
      const { id, account, status: before } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const status = oneOf('status', neededArgument(words, 1, 'status'), STATUSES);
      const released = RELEASED_STATUSES.find((each) => each === status);
      if (released !== undefined && before !== 'active') {
        const release = { memberId: id, status: released };
        const reason = neededText(options, 'reason');
        return printHeld({ print }, await house.members.holdRelease(staff(), release, { reason }));
      }
      await house.members.lockAccount(actor(), id, status);
      print(`${account}: ${before} → ${status}`);
    },
  },
  {
    name: 'member unlock',
    words: ['<account>'],
    about: 'Forgets the wrong passwords of an account, and the lock they led to. Make sure of the owner first.',
    changes: 'members.write',
    run: async ({ words, house, print, actor }) => {
      const { id, account } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const wasCounted = await house.identity.unlockPassword(actor(), id);
      print(wasCounted ? `${account}: open again` : `${account}: no wrong passwords were counted`);
    },
  },
  {
    name: 'member link',
    words: ['<account>'],
    about: 'A link by which new accounts come to stand under an agent.',
    options: {
      opens: { kind: 'text', about: 'What it opens: member, agent or affiliate; member unless told.' },
      uses: { kind: 'text', about: 'How often it may be used; without end unless told.' },
      until: { kind: 'text', about: 'When it ends: a moment with its zone, or a distance such as +30d.' },
      note: { kind: 'text', about: 'What it is for.' },
      close: { kind: 'text', about: 'Closes the link of this code instead.' },
    },
    changes: 'agents.write',
    examples: ['member link northline --opens agent --uses 10 --reason "recruiting"'],
    run: async ({ words, options, house, now, print, actor }) => {
      const owner = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const closing = textOf(options, 'close');
      if (closing !== undefined) {
        await house.members.closeLink(actor(), closing);
        return print(`${closing} is closed`);
      }
      const maxUses = numberOf(options, 'uses');
      const expiresAt = momentOf(options, 'until', now);
      const note = textOf(options, 'note');
      const { code } = await house.members.createLink(actor(), {
        owner: owner.id,
        opens: flagOf('--opens', textOf(options, 'opens') ?? 'member'),
        ...(maxUses === undefined ? {} : { maxUses }),
        ...(expiresAt === undefined ? {} : { expiresAt }),
        ...(note === undefined ? {} : { note }),
      });
      print(`code      ${code}`);
      print(`address   /register?affiliateCode=${code}`);
    },
  },
  {
    name: 'member domain',
    words: ['<host>', '<account>'],
    about: 'Gives a host of the site to an agent: anyone who registers there without a code stands under it.',
    changes: 'agents.write',
    run: async ({ words, house, print, actor }) => {
      const host = neededArgument(words, 0, 'host');
      const agent = await memberOf({ house }, neededArgument(words, 1, 'account'));
      await house.members.bindDomain(actor(), host, agent.id);
      print(`${host} → ${agent.account}`);
    },
  },
  {
    name: 'member series',
    words: ['<account>', '<series>'],
    about:
      'The series of the lottery an account plays at from the next midnight, at most that of its upline; upline gives it as much.',
    changes: 'agents.write',
    examples: ['member series northline 1970 --reason "agreed"'],
    run: async ({ words, house, print, actor }) => {
      const { id, account } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      const series = neededArgument(words, 1, 'series');
      const { from } = await house.members.setRate(actor(), id, series === 'upline' ? null : Number(series));
      const { ofHeads, line } = await house.members.lineOf(id);
      print(`${account} plays at ${series} from ${from}, at ${line.at(-1)?.rate ?? ofHeads} until then`);
    },
  },
  {
    name: 'member series-quota',
    words: ['<agent>', '<series>', '<count>'],
    about: 'How many accounts below an agent may be given a series that is rationed.',
    changes: 'agents.write',
    examples: ['member series-quota northline 1970 20 --reason "agreed"'],
    run: async ({ words, house, print, actor }) => {
      const { id, account } = await memberOf({ house }, neededArgument(words, 0, 'agent'));
      const quota = {
        rate: Number(neededArgument(words, 1, 'series')),
        most: Number(neededArgument(words, 2, 'count')),
      };
      await house.members.setRateQuota(actor(), id, quota);
      print(`${account} may give ${quota.rate} to ${quota.most} accounts`);
    },
  },
  {
    name: 'member series-rationed',
    words: ['<series>'],
    about: 'From which series on agents give only what their quota says; none rations nothing.',
    changes: 'agents.write',
    examples: ['member series-rationed 1960 --reason "high series are rare"'],
    run: async ({ words, house, print, actor }) => {
      const from = neededArgument(words, 0, 'series');
      await house.members.rationRates(actor(), from === 'none' ? null : Number(from));
      print(from === 'none' ? 'nothing is rationed' : `rationed from ${from}`);
    },
  },
  {
    name: 'member series-of-all',
    words: ['<heads>'],
    about: 'The series that heads of lines hold, and the one newcomers are given whose link says nothing.',
    options: { newcomers: { kind: 'text', about: 'As much as their upline unless told.' } },
    changes: 'agents.write',
    run: async ({ words, options, house, print, actor }) => {
      const heads = Number(neededArgument(words, 0, 'heads'));
      const newcomers = numberOf(options, 'newcomers') ?? null;
      const { from } = await house.members.setRatesOfAll(actor(), { heads, newcomers });
      print(`heads hold ${heads} from ${from}, newcomers are given ${newcomers ?? 'as much as their upline'}`);
    },
  },
  {
    name: 'member head',
    words: ['<account>'],
    about: 'Chooses the line head that takes those whom nobody invited; @line is the house itself.',
    changes: 'agents.write',
    run: async ({ words, house, print, actor }) => {
      const { id, account } = await memberOf({ house }, neededArgument(words, 0, 'account'));
      await house.members.setDefaultHead(actor(), id);
      print(`${account} takes those whom nobody invited`);
    },
  },
  {
    name: 'member terms',
    words: ['<version>'],
    about: 'Puts a new version of the terms in force; registrations must accept it from now on.',
    options: { age: { kind: 'text', about: 'The least age it asks for; at least 18.' } },
    changes: 'content.write',
    run: async ({ words, options, house, print, actor }) => {
      const version = neededArgument(words, 0, 'version');
      const minimumAge = Number(neededText(options, 'age'));
      await house.members.publishTerms(actor(), { version, minimumAge });
      print(`terms ${version} are in force, from the age of ${minimumAge}`);
    },
  },
];
