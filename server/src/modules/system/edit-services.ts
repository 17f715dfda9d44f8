import { cleanLine } from '../../platform/rich-text.ts';
import type { SystemDeps } from './deps.ts';
import type { Channel, Mirror, ShownResource } from './domain/shown.ts';
import {
  checkedHost,
  checkedHours,
  checkedLink,
  checkedName,
  checkedNumber,
  checkedTexts,
  needed,
} from './domain/shown-checks.ts';
import { createEditable } from './editable.ts';
import type { Editable } from './editable.ts';
import type { NoticeBoard } from './notice-board.ts';
import * as store from './store/shown.ts';

export type ResourceChange = Partial<Omit<ShownResource, 'key' | 'isDefault'>>;
export type ChannelChange = Partial<Omit<Channel, 'key' | 'isDefault'>>;
export type MirrorChange = { readonly weight?: number };

/** Behind everything shipped. */
const SORT = 1_000;
const WEIGHT = 50;
const TITLE_LENGTH_MAX = 100;

/** App downloads, the affiliates' link and the like, each found by its label. */
export const editResources = (deps: SystemDeps, board: NoticeBoard): Editable<ShownResource, ResourceChange> =>
  createEditable(deps, board, {
    resource: 'resource',
    table: 'system_resource',
    unknown: 'system.resource-unknown',
    tells: 'tellSettings',
    list: store.listResources,
    keyOf: ({ key }) => key,
    checkedKey: checkedName,
    changed: (key, before, change) => ({
      key,
      resourceType: checkedName(change.resourceType ?? before?.resourceType ?? 'LINK'),
      url: checkedLink(needed('url', change.url ?? before?.url)),
      qrCodeUrl: checkedLink(change.qrCodeUrl ?? before?.qrCodeUrl ?? ''),
      sort: checkedNumber('sort', change.sort ?? before?.sort ?? SORT),
      isDefault: false,
    }),
    save: store.saveResource,
  });

/** The ways to reach the customer service. */
export const editChannels = (deps: SystemDeps, board: NoticeBoard): Editable<Channel, ChannelChange> =>
  createEditable(deps, board, {
    resource: 'service-channel',
    table: 'system_customer_service',
    unknown: 'system.channel-unknown',
    tells: 'tellSettings',
    list: store.listChannels,
    keyOf: ({ key }) => key,
    checkedKey: checkedName,
    changed: (key, before, change) => ({
      key,
      csType: needed('csType', change.csType ?? before?.csType),
      titles: checkedTexts(before?.titles ?? {}, change.titles, {
        clean: cleanLine,
        lengthMax: TITLE_LENGTH_MAX,
        siteLanguage: deps.languages[0],
      }),
      path: checkedLink(needed('path', change.path ?? before?.path)),
      hours: checkedHours(change.hours === undefined ? (before?.hours ?? null) : change.hours),
      sort: checkedNumber('sort', change.sort ?? before?.sort ?? SORT),
      isDefault: false,
    }),
    save: store.saveChannel,
  });

/** The site's other addresses. */
export const editMirrors = (deps: SystemDeps, board: NoticeBoard): Editable<Mirror, MirrorChange> =>
  createEditable(deps, board, {
    resource: 'domain-route',
    table: 'system_domain_route',
    unknown: 'system.route-unknown',
    tells: 'tellSettings',
    list: store.listMirrors,
    keyOf: ({ host }) => host,
    checkedKey: checkedHost,
    changed: (host, before, change) => ({
      host,
      weight: checkedNumber('weight', change.weight ?? before?.weight ?? WEIGHT),
      isDefault: false,
    }),
    save: store.saveMirror,
  });
