import type { customerServiceSchema, resourceSchema, SiteStatus } from '@fairground/contract/system/endpoints';
import type * as z from 'zod/mini';

export type Channel = z.output<typeof customerServiceSchema>;
export type Resource = z.output<typeof resourceSchema>;

const SOCIAL_TYPES: readonly Channel['csType'][] = ['FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP'];

export const isSocial = ({ csType }: Channel): boolean => SOCIAL_TYPES.includes(csType);

/** A place to follow us has an address of its own outside; any other channel may be a page of the site. */
const hasAddress = (channel: Channel): boolean =>
  isSocial(channel) ? /^https:\/\//i.test(channel.path) : channel.path !== '';

/** The channels that lead somewhere: one without an address is not shown. */
export const channelsOf = (status: SiteStatus | undefined): readonly Channel[] =>
  (status?.info.customerService ?? []).filter(hasAddress);

/** The channels that are places to follow us. */
export const socialChannels = (status: SiteStatus | undefined): readonly Channel[] =>
  channelsOf(status).filter(isSocial);

/** The channels beyond them that reach somebody; the VIP one is shown to VIPs by the chat itself. */
export const serviceChannels = (status: SiteStatus | undefined): readonly Channel[] =>
  channelsOf(status).filter((channel) => !isSocial(channel) && channel.csType !== 'VIP');

/** A resource of the site by its English label: Android, MOBILECONFIG, AFFILIATELINK, SpeedTest … */
export const resourceOf = (status: SiteStatus | undefined, label: string): Resource | undefined =>
  status?.info.resources.find(({ labelNameEn }) => labelNameEn === label);
