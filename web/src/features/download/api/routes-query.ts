import { listDomainRoutes } from '@fairground/contract/system/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** The mirror addresses of the site. */
export const routesQuery = () => endpointQuery(listDomainRoutes, {});
