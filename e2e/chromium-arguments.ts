/** How the browser of journeys and component tests is started. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  // A process that draws by software what the renderer draws as well takes a core.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same edges of letters on every machine, as far as a flag can bring it about.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
