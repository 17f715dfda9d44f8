import { useEffect, useEffectEvent } from 'react';
import { toast } from '@fairground/ui/toast';
import { whenSettled } from '../shared/hooks/settled.ts';
import { useLanguageSwitch } from '../shared/hooks/use-language-switch.ts';
import { languageToOffer } from '@fairground/client/texts';
import { useLanguage, useTranslations } from '../shared/i18n/index.ts';
import { deviceStorage } from '@fairground/client/session';

/** That a language was offered on this device; the choice itself is kept under `lang`. */
const OFFERED_KEY = 'langOffered';
const CHOICE_KEY = 'lang';
/** Long enough to be read by somebody who does not read the rest. */
const SHOWN_MS = 30_000;

/**
 * Offers another language once to a visitor whose browser asks for it, when nothing else is in front of the page; the site
 * keeps its own until somebody chooses.
 */
export const useLanguageOffer = (isFree: boolean): void => {
  const t = useTranslations('common');
  const { language: current, offered } = useLanguage();
  const switchLanguage = useLanguageSwitch();
  const offer = useEffectEvent(() => {
    const language = languageToOffer({ wanted: navigator.languages, offered, current, isSettled: isSettled() });
    if (!language) return;
    deviceStorage.write(OFFERED_KEY, language.code);
    toast.show({
      id: 'language-offer',
      title: t('nav.language-offer', { name: language.name }),
      action: { label: language.name, onPress: () => switchLanguage(language.code) },
      timeoutMs: SHOWN_MS,
    });
  });
  useEffect(() => {
    if (!isFree) return undefined;
    let isStill = true;
    void whenSettled().then(() => {
      if (isStill) offer();
    });
    return () => {
      isStill = false;
    };
  }, [isFree]);
};

const isSettled = (): boolean =>
  deviceStorage.read(CHOICE_KEY) !== null ||
  deviceStorage.read(OFFERED_KEY) !== null ||
  /(?:^|;\s*)lang=/.test(document.cookie);
