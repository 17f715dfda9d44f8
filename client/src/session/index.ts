/** Who is logged in: the session of this tab, what it keeps in the browser, and its hand-over to other tabs. */
export {
  canSeeAgentCentre,
  canSeeMemberCentre,
  isClosedToPlay,
  isLoggedIn,
  isTrial,
  loginGate,
  realAccountGate,
} from './account-kind.ts';
export type { Gate } from './account-kind.ts';
export { SESSION_KEYS } from './session-keys.ts';
export { createDeviceChoice, useDeviceChoice } from './device-choice.ts';
export { readSession, writeSession } from './session-storage.ts';
export { beginSession, endSession, resumeSession, useSession } from './session-store.ts';
export type { Session } from './session-store.ts';
export { shareSession } from './share-session.ts';
export { openTabChannel } from './tab-channel.ts';
export type { TabChannel } from './tab-channel.ts';
export { deviceStorage, readJson, safeStorage, tabStorage, writeJson } from './storage.ts';
export type { SafeStorage } from './storage.ts';
