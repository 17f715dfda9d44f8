import { lazyPart } from '../lazy-part.ts';

const TEXTS = ['protection'] as const;

export const PlayNotice = lazyPart(() => import('./play-notice.tsx').then((part) => part.PlayNotice), TEXTS);
export const SessionFigures = lazyPart(
  () => import('./session-figures.tsx').then((part) => part.SessionFigures),
  TEXTS,
);
