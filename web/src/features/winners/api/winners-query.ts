import { WINS_SHOWN_MAX, listWinners, readBoardChoice } from '@fairground/contract/winners/endpoints';
import { endpointQuery, ownQuery } from '@fairground/client/api';

/** All wins of the last day that are shown, the newest first. */
export const winnersQuery = () => endpointQuery(listWinners, { query: { count: String(WINS_SHOWN_MAX) } });

/** Whether the member's own wins may stand there. */
export const boardChoiceQuery = (account: string) => ownQuery(readBoardChoice, { query: {} }, account);
