import type { ValueOf } from '@fairground/contract/endpoint';
import type { listDomainRoutes as endpoint } from '@fairground/contract/system/endpoints';
import { testSpeed } from '@fairground/contract/system/endpoints';
import { hostName } from './domain/region-rules.ts';
import type { NoticeBoard } from './notice-board.ts';

const OWN_WEIGHT = 100;

/** The ways to the site: first the one the visitor came by, then the mirrors by weight. */
export const listDomainRoutes = async (board: NoticeBoard, host: string): Promise<ValueOf<typeof endpoint>> => {
  const { mirrors: all } = await board.settings.read();
  const mirrors = all.filter((mirror) => hostName(mirror.host) !== hostName(host));
  return {
    list: [
      { host, url: '/', speedUrl: testSpeed.path, weight: OWN_WEIGHT },
      ...mirrors.map((mirror) => ({
        host: mirror.host,
        url: `https://${mirror.host}/`,
        speedUrl: `https://${mirror.host}${testSpeed.path}`,
        weight: mirror.weight,
      })),
    ],
  };
};
