import { listVendors } from '@fairground/contract/catalog/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** A push tells when the catalogue changes; until then the list of a visit stays as it is. */
const FRESH_MS = 3_600_000;

/** Every category with its vendors, kept for the session. */
export const vendorsQuery = () => ({ ...endpointQuery(listVendors, { query: {} }), staleTime: FRESH_MS });
