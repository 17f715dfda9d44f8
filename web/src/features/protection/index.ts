/** What keeps a player in control: limits, pauses, reality checks, the activity statement and where to find help. */
export { ClosedToPlay } from './components/closed-to-play.tsx';
export { RealityCheck } from './components/reality-check.tsx';
export { ActivityCard } from './components/activity-card.tsx';
export { HelpCard } from './components/help-card.tsx';
export { IntervalCard } from './components/interval-card.tsx';
export { LeaveCard } from './components/leave-card.tsx';
export { LimitsCard } from './components/limits-card.tsx';
export { SelfTestCard } from './components/self-test-card.tsx';
