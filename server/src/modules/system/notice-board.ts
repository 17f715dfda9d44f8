import { contentChanged } from '@fairground/contract/content/pushes';
import { settingsChanged } from '@fairground/contract/system/pushes';
import type { Cached } from '../../platform/cached.ts';
import { createCached } from '../../platform/cached.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { SystemDeps } from './deps.ts';
import type { HelpCentre } from './help-centre.ts';
import { loadHelpCentre } from './help-centre.ts';
import type { Settings } from './settings.ts';
import { loadSettings } from './settings.ts';

/** What this node knows of the settings, and how every node and every open page learns of a change. */
export type NoticeBoard = {
  readonly settings: Cached<Settings>;
  readonly helpCentre: Cached<HelpCentre>;
  readonly tellSettings: () => void;
  readonly tellHelp: () => void;
  /** Runs when a window opens or closes by itself: open pages must get a push too. */
  readonly tellEdge: Job<null>;
};

/** Heard by every node when a setting or the help centre changed, so that nothing old is shown from memory. */
export const SYSTEM_TOPIC = 'system.changed';

/** A change travels by the bus; should that message be lost, this is how long a node can be wrong. */
const MAX_AGE_MS = 5_000;

export const createNoticeBoard = (deps: SystemDeps): NoticeBoard => {
  const { db, asideDb = db, clock, bus, realtime, isPlayMoney = false, flags: ofBrand = {} } = deps;
  const settings = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    // Every call reads them: where there are calls all the time, none of them waits.
    renewAfterMs: MAX_AGE_MS / 2,
    load: () => loadSettings(asideDb, clock, { isPlayMoney, ofBrand }),
  });
  const helpCentre = createCached({ clock, maxAgeMs: MAX_AGE_MS, load: () => loadHelpCentre(db) });
  const drop = (): void => {
    settings.drop();
    helpCentre.drop();
  };
  bus.subscribe(SYSTEM_TOPIC, { onMessage: drop, onGap: drop });

  // The nodes are notified before the pages are, so that no page is answered from an old picture.
  const tell = (push: () => void): void => {
    drop();
    bus.publish(SYSTEM_TOPIC, null);
    push();
  };
  const tellSettings = (): void => tell(() => realtime.toSite(settingsChanged, {}));

  return {
    settings,
    helpCentre,
    tellSettings,
    tellHelp: () => tell(() => realtime.toSite(contentChanged, { what: 'help' })),
    tellEdge: { name: 'system.tell-edge', run: () => Promise.resolve(tellSettings()) },
  };
};
