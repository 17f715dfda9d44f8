import { lazyPart } from '../../shared/lazy-part.ts';

export const PointMall = lazyPart(() => import('./components/point-mall.tsx').then((part) => part.PointMall), ['mall']);
