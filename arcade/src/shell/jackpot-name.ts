import type { Texts } from '../texts/texts.ts';

/** What a jackpot is called; one without a name of its own goes by its id. */
export const jackpotName = (id: string, { t }: Pick<Texts, 't'>): string =>
  id === 'carp' || id === 'dragon' || id === 'bell' ? t(`jackpot-${id}`) : id.toUpperCase();
