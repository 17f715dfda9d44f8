/** Fills a site with what its brand ships: banners, announcements, offers, help, service channels and rules. */
import type { Content } from '../modules/content/index.ts';
import type { Loyalty } from '../modules/loyalty/index.ts';
import type { Promotions } from '../modules/promotions/index.ts';
import type { System } from '../modules/system/index.ts';
import type { ContentSet } from './brand-content.ts';
import { readBrandContent } from './brand-content.ts';

export type { ContentSet } from './brand-content.ts';
export { seedDemoAgents } from './demo-agents.ts';
export { HISTORY_DAYS, playDemoHistory, SIGNING_DAYS } from './demo-history.ts';
export { seedDemoMembers } from './demo-members.ts';
export type { DemoAccount } from './demo-members.ts';
export { seedDemoStaff } from './demo-staff.ts';
export type { DemoStaff } from './demo-staff.ts';

/** Called at every start, by any number of nodes: adds what is missing and never touches what an operator changed. */
export const seedContent = async (
  {
    system,
    content,
    promotions,
    loyalty,
  }: {
    readonly system: System;
    readonly content: Content;
    readonly promotions: Pick<Promotions, 'installDefaults' | 'installPackets'>;
    readonly loyalty: Pick<Loyalty, 'installMissions' | 'installRaffles' | 'installRewards'>;
  },
  brand: string,
  set: ContentSet = 'content',
): Promise<void> => {
  const shipped = await readBrandContent(brand, set);
  await system.installDefaults(shipped.system);
  await content.installDefaults(shipped.content);
  await promotions.installDefaults(shipped.promotions);
  await loyalty.installRewards(shipped.rewards);
  await loyalty.installMissions(shipped.missions);
  await loyalty.installRaffles(shipped.raffles);
  await promotions.installPackets(shipped.packets);
};
