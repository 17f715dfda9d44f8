import { useLanguageOffer } from './use-language-offer.ts';

/** Offers another language as long as it is drawn; there is nothing to see of it but its message. */
export function LanguageOffer() {
  useLanguageOffer(true);
  return null;
}
