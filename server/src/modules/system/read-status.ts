import type { LanguageCode } from '@fairground/contract/language';
import type { CustomerServiceEntry, Resource, SiteStatus } from '@fairground/contract/system/endpoints';
import { inLanguage } from '../../platform/localized.ts';
import type { SystemDeps } from './deps.ts';
import type { ShownResource } from './domain/shown.ts';
import type { StatusForVisitor } from './domain/site-status.ts';
import { statusFor } from './domain/site-status.ts';
import type { NoticeBoard } from './notice-board.ts';
import { readLocation } from './read-location.ts';
import { imageHostsOf, launchHostsOf } from './settings.ts';
import type { Settings } from './settings.ts';

/** Who asks whether the site is open: an address and the hosts named by the request and by the page. */
export type StatusQuestion = {
  readonly ip: string;
  readonly hosts: readonly string[];
  readonly language: LanguageCode;
};

/** Whether the site is open to a visitor, with everything the shell needs to know. */
export const readStatus = async (
  { clock, geo, languages }: SystemDeps,
  board: NoticeBoard,
  { ip, hosts, language }: StatusQuestion,
): Promise<SiteStatus> => {
  const settings = await board.settings.read();
  const location = readLocation({ geo }, ip);
  const answer = statusFor(settings.statusRules, { ip, country: location.country, hosts }, clock.now());
  const customerService = customerServiceIn(settings, language, languages[0]);
  return {
    status: answer.status,
    info: {
      whitelabel: settings.flags,
      register: settings.registerRules,
      resources: settings.resources.map(resourceOf),
      customerService,
      analytics: { gtagId: String(settings.flags.GTAGID) || null },
      imageCDNs: [...imageHostsOf(settings)],
      launchGameCDNs: [...launchHostsOf(settings)],
      location,
      maintenance: maintenanceOf(answer, customerService, language, languages[0]),
      regionRestriction: answer.status === 2 ? { contact: contactOf(answer.contact, customerService) } : null,
    },
  };
};

const maintenanceOf = (
  answer: StatusForVisitor,
  customerService: readonly CustomerServiceEntry[],
  language: LanguageCode,
  siteLanguage: LanguageCode,
): SiteStatus['info']['maintenance'] =>
  answer.status === 1
    ? {
        title: inLanguage(answer.window.titles, language, siteLanguage) ?? '',
        endAt: answer.window.endsAt,
        contact: contactOf(answer.window.contact, customerService),
      }
    : null;

/** A closed site still needs a door to knock on: without a contact of its own, the first channel of the service. */
const contactOf = (own: string, customerService: readonly CustomerServiceEntry[]): string => {
  if (own !== '') return own;
  const outside = customerService.find(({ path }) => /^(https|mailto|tel):/.test(path));
  return (outside ?? customerService[0])?.path ?? '';
};

/** A channel that nobody gave an address leads nowhere and is not told. */
const customerServiceIn = (
  settings: Settings,
  language: LanguageCode,
  siteLanguage: LanguageCode,
): CustomerServiceEntry[] =>
  settings.channels
    .filter(({ path }) => path !== '')
    .map(({ csType, titles, path }) => ({
      csType,
      title: inLanguage(titles, language, siteLanguage) ?? '',
      path,
    }));

const resourceOf = ({ key, resourceType, url, qrCodeUrl }: ShownResource): Resource => ({
  resourceType,
  labelNameEn: key,
  url,
  qrCodeUrl,
});
