import { ANNOUNCEMENT_TYPES, BANNER_GROUPS, LINKAGE_TYPES } from '@fairground/contract/content/endpoints';
import { inLanguage } from '../../../server/src/platform/localized.ts';
import type { Localized } from '../../../server/src/platform/localized.ts';
import type { Actor } from '../../../server/src/modules/audit/index.ts';
import type { Action } from '../command.ts';
import type { House } from '../house.ts';
import { joinTexts, shownWindow, windowOf, windowOptions } from '../content-options.ts';
import { printHeld } from '../print-held.ts';
import { printTable, shorten } from '../print-table.ts';
import { UsageError } from '../usage-error.ts';
import { hasFlag, idOf, localizedOf, neededText, numberOf, oneOf, textOf } from '../read-options.ts';

const PLATFORMS = ['W', 'M', 'A'] as const;

const audienceOf = (options: Parameters<typeof hasFlag>[0]): 'A' | 'B' | 'V' => {
  if (hasFlag(options, 'members-only')) return 'A';
  return hasFlag(options, 'visitors-only') ? 'V' : 'B';
};

/** A person at the terminal publishes no more alone than one in the console. */
const sendToReview = async (
  { content }: Pick<House, 'content'>,
  actor: Actor,
  draft: Parameters<House['content']['writeDraft']>[1],
): Promise<string> => {
  const written = await content.writeDraft(actor, draft);
  await content.sendDraft(actor, written);
  return `Draft ${written.draftId} waits for somebody else: npm run admin -- draft publish ${written.draftId} --reason "…"`;
};

export const draftActions: readonly Action[] = [
  {
    name: 'draft list',
    about: 'What was written for the site and waits for somebody else to publish it.',
    run: async ({ house, print }) => {
      const rows = (await house.content.listDraftsInReview()).map(({ draftId, kind, titles, editors, sentAt }) => [
        ...[draftId.toString(), kind, editors.join(' '), sentAt?.toISOString() ?? ''],
        shorten(inLanguage(titles, house.languages[0], 'EN') ?? '', 50),
      ]);
      printTable(print, ['id', 'kind', 'written by', 'since', 'title'], rows);
    },
  },
  {
    name: 'draft publish',
    words: ['<id>'],
    about: 'Puts on the site what somebody else wrote.',
    changes: 'content.publish',
    run: async ({ words, house, print, actor }) => {
      const id = idOf(words);
      const draft = (await house.content.listDraftsInReview()).find(({ draftId }) => draftId === id);
      if (draft === undefined) throw new UsageError(`There is no draft ${id} in review.`);
      await house.content.publishDraft(actor(), draft);
      print(`Draft ${id} is published.`);
    },
  },
];

export const bannerActions: readonly Action[] = [
  {
    name: 'banner list',
    about: 'Every banner, hidden and past ones too.',
    options: { group: { kind: 'text', about: `One of ${BANNER_GROUPS.join(', ')}.` } },
    run: async ({ options, house, print }) => {
      const group = textOf(options, 'group');
      const asked = group === undefined ? undefined : oneOf('--group', group, BANNER_GROUPS);
      const banners = (await house.content.listAllBanners()).filter(
        ({ groupName }) => asked === undefined || groupName === asked,
      );
      const rows = banners.map((banner) => [
        banner.id.toString(),
        banner.groupName,
        banner.sort.toString(),
        banner.hiddenAt ? 'hidden' : 'on',
        shownWindow(banner.startsAt, banner.endsAt),
        shorten(inLanguage(banner.texts, house.languages[0], 'EN')?.headline ?? '', 50),
      ]);
      printTable(print, ['id', 'group', 'sort', 'state', 'window', 'headline'], rows);
    },
  },
  {
    name: 'banner add',
    about: 'Writes a banner for a page and sends it to review; somebody else publishes it.',
    options: {
      group: { kind: 'text', about: `The page: one of ${BANNER_GROUPS.join(', ')}.` },
      art: { kind: 'text', about: 'The picture: /brand/art/home-1.webp or an https address.' },
      headline: { kind: 'texts', about: 'The large words; repeat with a language: --headline EN="Hello".' },
      text: { kind: 'texts', about: 'The small words below.' },
      action: { kind: 'texts', about: 'The words on the button.' },
      linkage: { kind: 'text', about: `What a click does: one of ${LINKAGE_TYPES.join(', ')}; NONE unless told.` },
      link: { kind: 'text', about: 'Where it leads, by its linkage.' },
      hue: { kind: 'text', about: "The picture's leading hue, 0 to 359." },
      ...windowOptions,
    },
    changes: 'content.write',
    examples: [
      'banner add --group w_home --art /brand/art/home-3.webp --headline "Tuần lễ hội" --headline EN="Festival week" --linkage ROUTE --link /promotions --reason "festival"',
    ],
    run: async ({ options, house, now, print, actor }) => {
      const hue = numberOf(options, 'hue');
      const text = (name: string): Localized => localizedOf(options, name, house.languages[0]);
      const content = {
        groupName: oneOf('--group', neededText(options, 'group'), BANNER_GROUPS),
        url: neededText(options, 'art'),
        linkageType: oneOf('--linkage', textOf(options, 'linkage') ?? 'NONE', LINKAGE_TYPES),
        link: textOf(options, 'link') ?? '',
        texts: joinTexts({ headline: text('headline'), text: text('text'), action: text('action') }),
        ...(hue === undefined ? {} : { hue }),
        ...windowOf(options, now),
      };
      print(await sendToReview(house, actor(), { kind: 'banner', content }));
    },
  },
  {
    name: 'banner hide',
    words: ['<id>'],
    about: 'Takes a banner off the site.',
    changes: 'content.write',
    run: async ({ words, house, print, actor }) => {
      const id = idOf(words);
      await house.content.hideBanner(actor(), id);
      print(`Banner ${id} is hidden.`);
    },
  },
];

export const announcementActions: readonly Action[] = [
  {
    name: 'announcement list',
    about: 'Announcements that run or are to come.',
    run: async ({ house, print }) => {
      const rows = (await house.content.listAllAnnouncements()).map((announcement) => [
        announcement.id.toString(),
        announcement.type,
        announcement.execution,
        announcement.platforms.join(''),
        shownWindow(announcement.startsAt, announcement.endsAt),
        shorten(inLanguage(announcement.texts, house.languages[0], 'EN')?.title ?? '', 60),
      ]);
      printTable(print, ['id', 'type', 'for', 'on', 'window', 'title'], rows);
    },
  },
  {
    name: 'announcement add',
    about:
      'Writes an announcement and sends it to review, for somebody else to publish; a pop-up (PL, PU) is held for approval.',
    options: {
      type: { kind: 'text', about: 'B bulletin, PL popup after login, PU popup for all, PR promotion, H ticker.' },
      title: { kind: 'texts', about: 'Repeat with a language: --title EN="News".' },
      html: { kind: 'texts', about: 'The text, as HTML; what could harm is taken out.' },
      'members-only': { kind: 'flag', about: 'Only for those who are logged in.' },
      'visitors-only': { kind: 'flag', about: 'Only for those who are not logged in.' },
      platform: { kind: 'texts', about: 'W computer, M phone, A app; all unless told.' },
      'popup-always': { kind: 'flag', about: 'A popup that was closed comes again.' },
      ...windowOptions,
    },
    changes: 'content.write',
    examples: [
      'announcement add --type B --title "Trò chơi mới" --html "<p>Ba trò mới.</p>" --title EN="New games" --html EN="<p>Three of them.</p>" --reason "release"',
    ],
    run: async ({ options, house, now, print, actor, staff }) => {
      const platforms = (options['platform'] ?? []).map((word) => oneOf('--platform', String(word), PLATFORMS));
      const text = (name: string): Localized => localizedOf(options, name, house.languages[0]);
      const type = oneOf('--type', neededText(options, 'type'), ANNOUNCEMENT_TYPES);
      const announcement = {
        execution: audienceOf(options),
        texts: joinTexts({ title: text('title'), content: text('html') }),
        ...(platforms.length > 0 ? { platforms } : {}),
        ...windowOf(options, now),
      };
      if (type === 'PL' || type === 'PU') {
        const popup = { ...announcement, type, popupOnce: !hasFlag(options, 'popup-always') };
        return printHeld(
          { print },
          await house.content.holdPopup(staff(), popup, { reason: neededText(options, 'reason') }),
        );
      }
      const draft = { kind: 'announcement', content: { ...announcement, type } } as const;
      print(await sendToReview(house, actor(), draft));
    },
  },
  {
    name: 'announcement end',
    words: ['<id>'],
    about: 'Ends an announcement now.',
    changes: 'content.write',
    run: async ({ words, house, print, actor }) => {
      const id = idOf(words);
      await house.content.endAnnouncement(actor(), id);
      print(`Announcement ${id} has ended.`);
    },
  },
];
