import type * as agents from './agents/endpoints.ts';
import type * as betting from './betting/endpoints.ts';
import type * as cashier from './cashier/endpoints.ts';
import type * as catalog from './catalog/endpoints.ts';
import type * as content from './content/endpoints.ts';
import type * as crashRoom from './crash-room/endpoints.ts';
import type * as figures from './figures/endpoints.ts';
import type * as identity from './identity/endpoints.ts';
import type * as launch from './launch/endpoints.ts';
import type * as liveTables from './live-tables/endpoints.ts';
import type * as lottery from './lottery/endpoints.ts';
import type * as loyalty from './loyalty/endpoints.ts';
import type * as members from './members/endpoints.ts';
import type * as messages from './messages/endpoints.ts';
import type * as pictures from './pictures/endpoints.ts';
import type * as postbox from './postbox/endpoints.ts';
import type * as privacy from './privacy/endpoints.ts';
import type * as promotions from './promotions/endpoints.ts';
import type * as rooms from './rooms/endpoints.ts';
import type * as sports from './sports/endpoints.ts';
import type * as protection from './protection/endpoints.ts';
import type * as security from './security/endpoints.ts';
import type * as studio from './studio/endpoints.ts';
import type * as support from './support/endpoints.ts';
import type * as system from './system/endpoints.ts';
import type * as verification from './verification/endpoints.ts';
import type * as wallet from './wallet/endpoints.ts';
import type * as winners from './winners/endpoints.ts';

/** The name of every call of the product's pages: a type alone, so that naming a call loads nothing of it. */
export type EndpointName = NameIn<
  | typeof agents
  | typeof betting
  | typeof cashier
  | typeof catalog
  | typeof content
  | typeof crashRoom
  | typeof figures
  | typeof identity
  | typeof launch
  | typeof liveTables
  | typeof lottery
  | typeof loyalty
  | typeof members
  | typeof messages
  | typeof pictures
  | typeof postbox
  | typeof privacy
  | typeof promotions
  | typeof rooms
  | typeof sports
  | typeof protection
  | typeof security
  | typeof studio
  | typeof support
  | typeof system
  | typeof verification
  | typeof wallet
  | typeof winners
>;

/** The modules that have calls. */
export type EndpointModule = EndpointName extends `${infer Module}.${string}` ? Module : never;

type NameIn<Module> = Module extends unknown ? { [Key in keyof Module]: NameOf<Module[Key]> }[keyof Module] : never;

type NameOf<Value> = Value extends {
  readonly method: string;
  readonly path: string;
  readonly name: infer Name extends string;
}
  ? Name
  : never;
