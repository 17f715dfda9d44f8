/** Whether a person is at the page: what it asks for by itself meanwhile is no use of a session. */
export { isAway, noteSign, watchSigns } from './presence.ts';
