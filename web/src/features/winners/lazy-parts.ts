import { lazyPart } from '../../shared/lazy-part.ts';

export const WinLists = lazyPart(() => import('./components/win-lists.tsx').then((part) => part.WinLists), ['winners']);
