import { auditSecrets } from './modules/audit/index.ts';
import { cashierSecrets } from './modules/cashier/index.ts';
import { identitySecrets } from './modules/identity/index.ts';
import { operatorSecrets } from './modules/operators/index.ts';
import { lotterySecrets } from './modules/lottery/index.ts';
import { loyaltySecrets } from './modules/loyalty/index.ts';
import { roomsSecrets } from './modules/rooms/index.ts';
import { sportsSecrets } from './modules/sports/index.ts';
import { studioSecrets } from './modules/studio/index.ts';
import { vendorSecretColumns } from './modules/vendors/index.ts';
import type { RandomSource } from './platform/random.ts';
import type { ClosedColumn } from './platform/rekey.ts';
import { sealedBodySecrets } from './platform/sealed/index.ts';
import type { SecretKeys } from './platform/secret-box.ts';

/** Every column of the database that holds secrets closed with SECRETS_KEY. */
export const closedSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] =>
  [
    auditSecrets,
    operatorSecrets,
    identitySecrets,
    cashierSecrets,
    sealedBodySecrets,
    vendorSecretColumns,
    lotterySecrets,
    loyaltySecrets,
    sportsSecrets,
    roomsSecrets,
    studioSecrets,
  ].flatMap((columnsOf) => columnsOf(keys, random));
