export type HelpLine = { readonly name: string; readonly url: `https://${string}`; readonly phone?: string };

/** Where people find help, by country (ISO 3166 alpha-2). */
const BY_COUNTRY: Readonly<Record<string, readonly HelpLine[]>> = {
  GB: [{ name: 'National Gambling Helpline (GamCare)', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' }],
  DE: [{ name: 'Check dein Spiel (BZgA)', url: 'https://www.check-dein-spiel.de', phone: '0800 1372700' }],
  SE: [{ name: 'Stödlinjen', url: 'https://www.stodlinjen.se', phone: '020 819 100' }],
  ES: [{ name: 'FEJAR', url: 'https://fejar.org', phone: '900 200 225' }],
  IT: [{ name: 'Telefono Verde nazionale (ISS)', url: 'https://www.iss.it', phone: '800 558822' }],
  MT: [{ name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt', phone: '1777' }],
};

/** For everybody, in many languages. */
const EVERYWHERE: readonly HelpLine[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
];

/** The addresses of a country first, then those for everybody. */
export const helpLinesIn = (country: string): readonly HelpLine[] => [
  ...(BY_COUNTRY[country.toUpperCase()] ?? []),
  ...EVERYWHERE,
];
