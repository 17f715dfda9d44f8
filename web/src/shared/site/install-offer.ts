/** Where the page keeps the browser's offer, and the event by which it says that the offer came or went. */
export const INSTALL_OFFER = 'installOffer';
