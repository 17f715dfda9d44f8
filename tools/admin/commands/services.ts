import { customerServiceSchema } from '@fairground/contract/system/endpoints';
import { inLanguage } from '../../../server/src/platform/localized.ts';
import type { Action } from '../command.ts';
import { printTable } from '../print-table.ts';
import { localizedChangeOf, named, neededArgument, numberOf, oneOf, textOf } from '../read-options.ts';

const CHANNEL_TYPES = customerServiceSchema.shape.csType.options;

const sortOption = { kind: 'text', about: 'Lower numbers come first; a new one comes last unless told.' } as const;

export const resourceActions: readonly Action[] = [
  {
    name: 'resource list',
    about: 'App downloads, links and the like, as pages find them.',
    run: async ({ house, print }) => {
      const rows = (await house.system.resources.list()).map(
        ({ key, resourceType, sort, isDefault, url, qrCodeUrl }) => [
          key,
          resourceType,
          sort.toString(),
          isDefault ? 'shipped' : 'yours',
          qrCodeUrl === '' ? url : `${url}  QR ${qrCodeUrl}`,
        ],
      );
      printTable(print, ['label', 'type', 'sort', '', 'address'], rows);
    },
  },
  {
    name: 'resource set',
    words: ['<label>'],
    about: 'Adds a resource or changes one; what is not named stays.',
    options: {
      url: { kind: 'text', about: 'A page of the site, an https, mailto or tel address.' },
      qr: { kind: 'text', about: 'The address a QR code opens; "" for none.' },
      type: { kind: 'text', about: 'APP, LINK or CONTACT; LINK unless told.' },
      sort: sortOption,
    },
    changes: 'system.write',
    examples: ['resource set Android --url https://cdn.example.com/app.apk --qr /down#android --reason "release 2"'],
    run: async ({ words, options, house, print, actor }) => {
      const change = named({
        url: textOf(options, 'url'),
        qrCodeUrl: textOf(options, 'qr'),
        resourceType: textOf(options, 'type'),
        sort: numberOf(options, 'sort'),
      });
      const { key, url } = await house.system.resources.set(actor(), neededArgument(words, 0, 'label'), change);
      print(`Resource ${key} leads to ${url}`);
    },
  },
  {
    name: 'resource remove',
    words: ['<label>'],
    about: 'Takes a resource off the site; no later start brings it back.',
    changes: 'system.write',
    run: async ({ words, house, print, actor }) => {
      const key = neededArgument(words, 0, 'label');
      await house.system.resources.remove(actor(), key);
      print(`Resource ${key} is removed.`);
    },
  },
];

const ALWAYS = 'always';

export const serviceActions: readonly Action[] = [
  {
    name: 'service list',
    about: 'The ways to reach the customer service, and the places to follow us.',
    run: async ({ house, print }) => {
      const rows = (await house.system.channels.list()).map(({ key, csType, sort, isDefault, titles, path, hours }) => [
        key,
        csType,
        sort.toString(),
        isDefault ? 'shipped' : 'yours',
        inLanguage(titles, house.languages[0], 'EN') ?? '',
        hours ?? ALWAYS,
        path,
      ]);
      printTable(print, ['key', 'type', 'sort', '', 'title', 'hours', 'address'], rows);
    },
  },
  {
    name: 'service set',
    words: ['<key>'],
    about: 'Adds a channel or changes one; what is not named stays.',
    options: {
      type: { kind: 'text', about: `One of ${CHANNEL_TYPES.join(', ')}.` },
      title: {
        kind: 'texts',
        about: 'Repeat with a language: --title EN="Live chat"; EN="" takes that language away.',
      },
      path: { kind: 'text', about: 'Where it leads: a page of the site, an https, mailto or tel address.' },
      hours: { kind: 'text', about: `When people answer, in the site's time zone: 08:00-23:00, or ${ALWAYS}.` },
      sort: sortOption,
    },
    changes: 'system.write',
    examples: [
      'service set livechat --hours 09:00-21:00 --reason "fewer people"',
      'service set telegram --type TELEGRAM --title "Kênh Telegram" --title EN="Telegram channel" --path https://t.me/example --reason "moved"',
    ],
    run: async ({ words, options, house, print, actor }) => {
      const type = textOf(options, 'type');
      const change = named({
        csType: type === undefined ? undefined : oneOf('--type', type, CHANNEL_TYPES),
        titles: localizedChangeOf(options, 'title', house.languages[0]),
        path: textOf(options, 'path'),
        hours: textOf(options, 'hours') === ALWAYS ? null : textOf(options, 'hours'),
        sort: numberOf(options, 'sort'),
      });
      const { key, path } = await house.system.channels.set(actor(), neededArgument(words, 0, 'key'), change);
      print(`Service ${key} leads to ${path}`);
    },
  },
  {
    name: 'service remove',
    words: ['<key>'],
    about: 'Takes a channel off the site; no later start brings it back.',
    changes: 'system.write',
    run: async ({ words, house, print, actor }) => {
      const key = neededArgument(words, 0, 'key');
      await house.system.channels.remove(actor(), key);
      print(`Service ${key} is removed.`);
    },
  },
];

export const domainActions: readonly Action[] = [
  {
    name: 'domain list',
    about: "The site's other addresses, as the speed test lists them.",
    run: async ({ house, print }) => {
      const rows = (await house.system.mirrors.list()).map(({ host, weight, isDefault }) => [
        host,
        weight.toString(),
        isDefault ? 'shipped' : 'yours',
      ]);
      printTable(print, ['host', 'weight', ''], rows);
    },
  },
  {
    name: 'domain set',
    words: ['<host>'],
    about: 'Adds a mirror or changes its weight; pages opened from now on may time it.',
    options: { weight: { kind: 'text', about: 'Heavier ones come first; 50 unless told.' } },
    changes: 'system.write',
    examples: ['domain set play2.example.com --weight 80 --reason "a second provider"'],
    run: async ({ words, options, house, print, actor }) => {
      const weight = numberOf(options, 'weight');
      const change = weight === undefined ? {} : { weight };
      const mirror = await house.system.mirrors.set(actor(), neededArgument(words, 0, 'host'), change);
      print(`Mirror ${mirror.host} has weight ${mirror.weight}.`);
    },
  },
  {
    name: 'domain remove',
    words: ['<host>'],
    about: 'Takes a mirror off the list; no later start brings it back.',
    changes: 'system.write',
    run: async ({ words, house, print, actor }) => {
      const host = neededArgument(words, 0, 'host');
      await house.system.mirrors.remove(actor(), host);
      print(`Mirror ${host} is removed.`);
    },
  },
];
