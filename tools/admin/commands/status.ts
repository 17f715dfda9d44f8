import { inLanguage } from '../../../server/src/platform/localized.ts';
import type { Action, Call } from '../command.ts';
import { printHeld } from '../print-held.ts';
import { printTable } from '../print-table.ts';
import { idOf, localizedOf, momentOf, neededText, textOf } from '../read-options.ts';

const STATUS_WORDS = ['open', 'closed for maintenance', 'open only to allowed regions'] as const;

const words = {
  until: { kind: 'text', about: 'When it ends by itself: 2026-11-20T05:00+07:00, or from now: +2h, +1d12h.' },
  title: { kind: 'texts', about: 'What the page says; repeat with a language: --title EN="Back soon".' },
  contact: { kind: 'text', about: 'Where the contact button leads: an https, mailto or tel address, or a page.' },
} as const;

const set =
  (status: 0 | 1 | 2) =>
  async ({ options, house, now, print, staff }: Call): Promise<void> => {
    const until = momentOf(options, 'until', now);
    const contact = textOf(options, 'contact');
    const titles = localizedOf(options, 'title', house.languages[0]);
    const reason = neededText(options, 'reason');
    const change = { status, titles, until, contact };
    printHeld({ print }, await house.system.holdStatus(staff(), change, { reason }));
  };

export const statusActions: readonly Action[] = [
  {
    name: 'status show',
    about: 'What the site is set to, and the maintenance planned ahead.',
    run: async ({ house, print }) => {
      const { status, endsAt, titles, contact } = await house.system.readCurrentStatus();
      print(`The site is ${STATUS_WORDS[status]}${endsAt ? ` until ${endsAt.toISOString()}` : ''}.`);
      if (Object.keys(titles).length > 0) print(`title: ${JSON.stringify(titles)}`);
      if (contact !== '') print(`contact: ${contact}`);
      const planned = await house.system.listMaintenance();
      print('planned maintenance:');
      printTable(
        print,
        ['id', 'from', 'until', 'title'],
        planned.map(({ id, startsAt, endsAt: end, titles: said }) => [
          id.toString(),
          startsAt.toISOString(),
          end.toISOString(),
          inLanguage(said, house.languages[0], 'EN') ?? '',
        ]),
      );
    },
  },
  {
    name: 'status open',
    about: 'Opens the site, once a second person approves it.',
    changes: 'system.write',
    run: set(0),
  },
  {
    name: 'status maintenance',
    about:
      'Closes the site once a second person approves it; staff networks still get in (see region add --bypass-maintenance).',
    options: words,
    changes: 'system.write',
    examples: ['status maintenance --until +2h --title "Đang nâng cấp" --title EN="Upgrading" --reason "new release"'],
    run: set(1),
  },
  {
    name: 'status region',
    about: 'Lets in only visitors that a region rule allows, once a second person approves it.',
    options: words,
    changes: 'system.write',
    run: set(2),
  },
  {
    name: 'status plan',
    about: 'Plans maintenance ahead, once a second person approves it; it begins and ends by itself.',
    options: { from: { kind: 'text', about: 'When it begins.' }, ...words },
    changes: 'system.write',
    examples: ['status plan --from 2026-11-20T04:00+07:00 --until 2026-11-20T05:00+07:00 --reason "database upgrade"'],
    run: async ({ options, house, now, print, staff }) => {
      neededText(options, 'from');
      neededText(options, 'until');
      const startsAt = momentOf(options, 'from', now) ?? now;
      const endsAt = momentOf(options, 'until', now) ?? now;
      const contact = textOf(options, 'contact') ?? '';
      const titles = localizedOf(options, 'title', house.languages[0]);
      const plan = { startsAt, endsAt, titles, contact };
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.system.holdMaintenance(staff(), plan, { reason }));
    },
  },
  {
    name: 'status cancel',
    words: ['<id>'],
    about: 'Takes planned maintenance back, once a second person approves it; one that runs ends at once.',
    changes: 'system.write',
    run: async ({ words: typed, options, house, print, staff }) => {
      const change = { id: idOf(typed) };
      const reason = neededText(options, 'reason');
      printHeld({ print }, await house.system.holdMaintenanceCancel(staff(), change, { reason }));
    },
  },
];
