import { fileURLToPath } from 'node:url';
import type { Brand } from '@fairground/contract/brand';
import type { App } from './app.ts';
import { CATALOG_TOPIC } from './modules/catalog/index.ts';
import { CONTENT_TOPIC } from './modules/content/index.ts';
import { PROMOTIONS_TOPIC } from './modules/promotions/index.ts';
import { SYSTEM_TOPIC } from './modules/system/index.ts';
import { languagesOnOffer } from './platform/brand.ts';
import type { Bus } from './platform/bus/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { originsOf } from './platform/origins.ts';
import { createSite, openBuild } from './platform/site/index.ts';
import type { RendererSource } from './platform/site/index.ts';

const BUILD_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const GALLERY_FOLDER = fileURLToPath(new URL('../../ui/dist/gallery', import.meta.url));
const CONSOLE_FOLDER = fileURLToPath(new URL('../../console/dist', import.meta.url));
const ARCADE_FOLDER = fileURLToPath(new URL('../../arcade/dist', import.meta.url));
const BRANDS_FOLDER = fileURLToPath(new URL('../../brands/', import.meta.url));

export type SiteParts = {
  readonly app: App;
  readonly bus: Bus;
  readonly brand: Brand;
  readonly log: Log;
  readonly pages: 'built' | RendererSource;
};

/** Adds the pages to the HTTP server, behind everything that is a call or a file. */
export const openSite = async (config: Config, { app, bus, brand, log, pages }: SiteParts): Promise<void> => {
  const { http, system, content, promotions, vendors } = app;
  const site = await createSite({
    source: pages === 'built' ? await openBuild(BUILD_FOLDER) : pages,
    brand: { ...brand, mode: config.mode },
    languages: languagesOnOffer(config, brand),
    dispatch: http.dispatch,
    visitorAt: system.visitorAt,
    statusOf: ({ ip, language, host }) => system.statusFor({ ip, language, hosts: [host] }),
    siteSeq: app.realtime.siteSeq,
    countRender: app.limits.countRender,
    isPreview: async (key) => (await content.isPreview(key)) || promotions.isPreview(key),
    clock: systemClock,
    log,
    buildFolder: BUILD_FOLDER,
    brandFolder: `${BRANDS_FOLDER}${config.brand}`,
    galleryFolder: config.mode === 'sandbox' ? GALLERY_FOLDER : undefined,
    arcadeFolder: ARCADE_FOLDER,
    consoleFolder: CONSOLE_FOLDER,
    consoleHost: config.consoleHost,
    callerOf: http.callerOf,
    beyond: async () => ({
      connectTo: await system.listMirrorAddresses(),
      picturesFrom: [
        ...(await system.listPictureAddresses()),
        ...(await content.listPictureAddresses()),
        ...(await promotions.listPictureAddresses()),
      ],
      framesFrom: originsOf(await vendors.listFrameAddresses()),
    }),
  });
  // A page in memory must not outlive what it shows: games, news, the help centre, the mirrors.
  for (const topic of [CATALOG_TOPIC, CONTENT_TOPIC, PROMOTIONS_TOPIC, SYSTEM_TOPIC])
    bus.subscribe(topic, { onMessage: site.drop, onGap: site.drop });
  site.register(http.fastify);
};
