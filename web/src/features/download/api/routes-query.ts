import { listDomainRoutes } from '@fairground/contract/system/endpoints';
import { endpointQuery } from '../../../shared/api/index.ts';

/** The mirror addresses of the site. */
export const routesQuery = () => endpointQuery(listDomainRoutes, {});
