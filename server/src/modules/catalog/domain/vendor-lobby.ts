/** The mechanic of an entry that is no game itself: it stands for its vendor, whose games are listed when it is opened. */
export const LOBBY_MECHANIC = 'lobby';

/** Whether an entry of the catalogue stands for its vendor. */
export const isLobby = ({ mechanic }: { readonly mechanic: string }): boolean => mechanic === LOBBY_MECHANIC;
