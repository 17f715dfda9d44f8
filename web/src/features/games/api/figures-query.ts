import { readFigures } from '@fairground/contract/studio/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** What the engine behind a game says of it; for one the studio does not play the list is empty. */
export const figuresQuery = (model: string) => endpointQuery(readFigures, { query: { model } });
