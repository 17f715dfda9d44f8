import { listHelpTopics, readHelpCenter } from '@fairground/contract/system/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** The help centre in the visitor's language. */
export const helpQuery = () => endpointQuery(readHelpCenter, {});

/** The questions a page outside the help centre shows. */
export const helpTopicsQuery = () => endpointQuery(listHelpTopics, {});
