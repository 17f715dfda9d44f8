import type { Route } from '../../../platform/http/route.ts';
import type { PlayDeps } from '../play/run-table.ts';

export const operatorRoutes = (_deps: PlayDeps): readonly Route[] => [];
