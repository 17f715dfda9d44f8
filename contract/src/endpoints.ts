import * as agents from './agents/endpoints.ts';
import * as agentsOperator from './agents/operator-endpoints.ts';
import * as approvalsOperator from './approvals/operator-endpoints.ts';
import * as auditOperator from './audit/operator-endpoints.ts';
import * as betting from './betting/endpoints.ts';
import * as bettingOperator from './betting/operator-endpoints.ts';
import * as cashier from './cashier/endpoints.ts';
import * as cashierOperator from './cashier/operator-endpoints.ts';
import * as catalog from './catalog/endpoints.ts';
import * as catalogOperator from './catalog/operator-endpoints.ts';
import * as consoleOperator from './console/operator-endpoints.ts';
import * as crashRoom from './crash-room/endpoints.ts';
import * as content from './content/endpoints.ts';
import * as contentOperator from './content/operator-endpoints.ts';
import * as promotions from './promotions/endpoints.ts';
import * as deskOperator from './desk/operator-endpoints.ts';
import * as promotionsOperator from './promotions/operator-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as figures from './figures/endpoints.ts';
import * as figuresOperator from './figures/operator-endpoints.ts';
import * as identity from './identity/endpoints.ts';
import * as identityOperator from './identity/operator-endpoints.ts';
import * as integrityOperator from './integrity/operator-endpoints.ts';
import * as launch from './launch/endpoints.ts';
import * as lottery from './lottery/endpoints.ts';
import * as lotteryOperator from './lottery/operator-endpoints.ts';
import * as loyalty from './loyalty/endpoints.ts';
import * as loyaltyOperator from './loyalty/operator-endpoints.ts';
import * as members from './members/endpoints.ts';
import * as membersOperator from './members/operator-endpoints.ts';
import * as messages from './messages/endpoints.ts';
import * as messagesOperator from './messages/operator-endpoints.ts';
import * as operators from './operators/operator-endpoints.ts';
import * as pictures from './pictures/endpoints.ts';
import * as picturesOperator from './pictures/operator-endpoints.ts';
import * as postbox from './postbox/endpoints.ts';
import * as privacy from './privacy/endpoints.ts';
import * as protection from './protection/endpoints.ts';
import * as protectionOperator from './protection/operator-endpoints.ts';
import * as riskOperator from './risk/operator-endpoints.ts';
import * as rooms from './rooms/endpoints.ts';
import * as roomsOperator from './rooms/operator-endpoints.ts';
import * as security from './security/endpoints.ts';
import * as studio from './studio/endpoints.ts';
import * as studioOperator from './studio/operator-endpoints.ts';
import * as liveTables from './live-tables/endpoints.ts';
import * as sports from './sports/endpoints.ts';
import * as sportsOperator from './sports/operator-endpoints.ts';
import * as support from './support/endpoints.ts';
import * as supportOperator from './support/operator-endpoints.ts';
import * as system from './system/endpoints.ts';
import * as systemOperator from './system/operator-endpoints.ts';
import * as verification from './verification/endpoints.ts';
import * as verificationOperator from './verification/operator-endpoints.ts';
import * as wallet from './wallet/endpoints.ts';
import * as walletOperator from './wallet/operator-endpoints.ts';
import * as webhooksOperator from './webhooks/operator-endpoints.ts';
import * as winners from './winners/endpoints.ts';
import * as vendors from './vendors/endpoints.ts';
import * as vendorsOperator from './vendors/operator-endpoints.ts';

const endpointsOf = (module: object): readonly Endpoint[] =>
  Object.values(module).filter(
    (entry): entry is Endpoint => typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry,
  );

/** Every call of the product's own pages. The published document, the role matrix and the tidy tests read this list; browsers do not. */
export const ENDPOINTS: readonly Endpoint[] = [
  system,
  content,
  promotions,
  catalog,
  postbox,
  identity,
  pictures,
  members,
  security,
  wallet,
  betting,
  launch,
  studio,
  winners,
  lottery,
  sports,
  rooms,
  liveTables,
  crashRoom,
  support,
  messages,
  verification,
  protection,
  cashier,
  figures,
  loyalty,
  agents,
  privacy,
].flatMap(endpointsOf);

/** Every call of staff. Each module lists its own in `operator-endpoints.ts`, so that no player's page loads them. */
export const OPERATOR_ENDPOINTS: readonly Endpoint[] = [
  consoleOperator,
  auditOperator,
  approvalsOperator,
  systemOperator,
  walletOperator,
  bettingOperator,
  lotteryOperator,
  sportsOperator,
  roomsOperator,
  catalogOperator,
  deskOperator,
  membersOperator,
  figuresOperator,
  studioOperator,
  identityOperator,
  messagesOperator,
  verificationOperator,
  protectionOperator,
  cashierOperator,
  riskOperator,
  integrityOperator,
  webhooksOperator,
  contentOperator,
  promotionsOperator,
  loyaltyOperator,
  agentsOperator,
  supportOperator,
  picturesOperator,
  vendorsOperator,
  operators,
].flatMap(endpointsOf);

/** Every call of outside vendors: a document and a guide of their own. */
export const VENDOR_ENDPOINTS: readonly Endpoint[] = endpointsOf(vendors);
