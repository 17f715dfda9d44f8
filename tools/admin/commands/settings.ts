import { FLAGS } from '@fairground/contract/system/flags';
import type { FlagValue } from '@fairground/contract/system/flags';
import type { RegionRule } from '../../../server/src/modules/system/index.ts';
import type { Action, Options } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { printTable } from '../print-table.ts';
import { hasFlag, idOf, named, neededText, neededArgument, numberOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const written = (value: FlagValue): string => (typeof value === 'string' ? `"${value}"` : value ? 'on' : 'off');

const placeOf = ({ place }: RegionRule): string => ('network' in place ? place.network.text : place.country);

/** One of two flags, or neither; both contradict each other. */
const eitherOf = (options: Options, yes: string, no: string): boolean | undefined => {
  if (hasFlag(options, yes) && hasFlag(options, no)) throw new UsageError(`--${yes} and --${no} exclude each other.`);
  return hasFlag(options, yes) ? true : hasFlag(options, no) ? false : undefined;
};

export const flagActions: readonly Action[] = [
  {
    name: 'flag list',
    about: 'Every flag, what it is set to and what it does.',
    run: async ({ house, print }) => {
      const values = await house.system.readFlags();
      const rows = Object.entries(FLAGS).map(([key, { about }]) => [
        key,
        written(values[key as keyof typeof FLAGS]),
        about,
      ]);
      printTable(print, ['flag', 'value', 'what it does'], rows);
    },
  },
  {
    name: 'flag set',
    words: ['<KEY>', '<value>'],
    about: 'Sets a flag: on or off, or a word where it takes one.',
    changes: 'system.write',
    examples: ['flag set DIRECTREG3 off --reason "registrations pause for the weekend"'],
    run: async ({ words, house, print, actor }) => {
      const key = neededArgument(words, 0, 'KEY');
      const { before, after } = await house.system.setFlag(actor(), key, neededArgument(words, 1, 'value'));
      print(`${key}: ${written(before)} → ${written(after)}`);
    },
  },
];

export const regionActions: readonly Action[] = [
  {
    name: 'region list',
    about: 'The rules in the order they are asked; the first that fits decides.',
    run: async ({ house, print }) => {
      const rules = await house.system.listRegionRules();
      const rows = rules.map((rule) => [
        rule.id.toString(),
        rule.priority.toString(),
        rule.kind,
        placeOf(rule),
        rule.host === '' ? 'every host' : rule.host,
        rule.passesMaintenance ? 'passes maintenance' : '',
      ]);
      printTable(print, ['id', 'priority', 'kind', 'place', 'host', ''], rows);
    },
  },
  {
    name: 'region add',
    about: 'Allows or denies a country or a network, once a second person approves it.',
    options: {
      allow: { kind: 'flag', about: 'Lets visitors of the place in.' },
      deny: { kind: 'flag', about: 'Shows them the region page.' },
      country: { kind: 'text', about: 'Two letters of ISO 3166, such as VN.' },
      network: { kind: 'text', about: 'A range such as 203.0.113.0/24 or 2001:db8::/32.' },
      host: { kind: 'text', about: 'Only for this host; *.example.com for all below it.' },
      priority: { kind: 'text', about: 'Lower numbers are asked first; 100 unless told.' },
      'bypass-maintenance': { kind: 'flag', about: 'For staff: an allowed network also works on the closed site.' },
    },
    changes: 'system.write',
    examples: [
      'region add --deny --country US --reason "no licence there"',
      'region add --allow --network 203.0.113.0/24 --bypass-maintenance --reason "office"',
    ],
    run: async ({ options, house, print, staff }) => {
      const isAllowed = eitherOf(options, 'allow', 'deny');
      if (isAllowed === undefined) throw new UsageError('Say --allow or --deny.');
      const country = textOf(options, 'country');
      const network = textOf(options, 'network');
      if ((country === undefined) === (network === undefined)) throw new UsageError('Say --country or --network.');
      const host = textOf(options, 'host');
      const priority = numberOf(options, 'priority');
      const rule = {
        kind: isAllowed ? ('ALLOW' as const) : ('DENY' as const),
        place: network === undefined ? { country: country ?? '' } : { network },
        passesMaintenance: hasFlag(options, 'bypass-maintenance'),
        host,
        priority,
      };
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.system.holdNewRegionRule(staff(), rule, { reason }));
    },
  },
  {
    name: 'region remove',
    words: ['<id>'],
    about: 'Takes a rule off the list, once a second person approves it.',
    changes: 'system.write',
    run: async ({ words, options, house, print, staff }) => {
      const change = { id: idOf(words) };
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.system.holdRegionRuleRemoval(staff(), change, { reason }));
    },
  },
];

export const ruleActions: readonly Action[] = [
  {
    name: 'rule list',
    about: 'What the server demands of every registration field.',
    run: async ({ house, print }) => {
      const rules = Object.entries(await house.system.readRegisterRules());
      const rows = rules.map(([field, rule]) => [
        field,
        rule.enabled ? (rule.required ? 'required' : 'optional') : 'off',
        rule.patternId.toString(),
        `${rule.minLength}-${rule.maxLength}`,
        rule.type,
      ]);
      printTable(print, ['field', 'shown', 'pattern', 'length', 'type'], rows);
    },
  },
  {
    name: 'rule set',
    words: ['<field>'],
    about: 'Changes the rule of a registration field; what is not named stays.',
    options: {
      min: { kind: 'text', about: 'The shortest length.' },
      max: { kind: 'text', about: 'The longest length.' },
      pattern: { kind: 'text', about: 'A number of the pattern catalogue, 0 to 23.' },
      required: { kind: 'flag', about: 'The field must be filled in.' },
      optional: { kind: 'flag', about: 'It may be left empty.' },
      on: { kind: 'flag', about: 'The field is shown.' },
      off: { kind: 'flag', about: 'It is neither shown nor taken.' },
    },
    changes: 'system.write',
    examples: ['rule set username --min 6 --max 12 --pattern 14 --required --reason "house rules"'],
    run: async ({ words, options, house, print, actor }) => {
      const field = neededArgument(words, 0, 'field');
      const change = named({
        minLength: numberOf(options, 'min'),
        maxLength: numberOf(options, 'max'),
        patternId: numberOf(options, 'pattern'),
        required: eitherOf(options, 'required', 'optional'),
        enabled: eitherOf(options, 'on', 'off'),
      });
      const rule = await house.system.setRegisterRule(actor(), field, change);
      const shown = rule.enabled ? (rule.required ? 'required' : 'optional') : 'off';
      print(`${field}: ${shown}, pattern ${rule.patternId}, ${rule.minLength} to ${rule.maxLength} characters`);
    },
  },
];
