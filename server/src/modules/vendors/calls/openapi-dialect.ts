import { VENDOR_CODES, isVendorCode } from '@fairground/contract/vendors/codes';
import { SIGNATURE_HEADERS } from '@fairground/contract/vendors/signing';
import type { Dialect } from '../../../platform/http/index.ts';

const codes = Object.keys(VENDOR_CODES).filter(isVendorCode);

/** How the calls of vendors are described: no envelope, a signature in four headers, codes with a class and a status. */
export const vendorDialect: Dialect = {
  description: [
    'Every call is signed (docs/vendors.md shows how) and answers its value without an envelope.',
    '`code` is a stable word with one HTTP status; `class` says what to do when it is not OK:',
    'FINAL stop, RETRY send the same call again, REPLAY the transaction was decided before.',
    'The same call again gets the same bytes and the same status. Amounts are digits in minor units, moments ISO 8601.',
  ].join(' '),
  securitySchemes: Object.fromEntries(
    Object.entries(SIGNATURE_HEADERS).map(([part, name]) => [part, { type: 'apiKey', in: 'header', name }]),
  ),
  security: [Object.fromEntries(Object.keys(SIGNATURE_HEADERS).map((part) => [part, []]))],
  statuses: Map.groupBy(codes, (code) => VENDOR_CODES[code].status),
};
