import type { Operator } from '../../../platform/http/route.ts';

/** Who asks for a change, and from where. */
export type Maker = { readonly operator: Operator; readonly ip: string };
