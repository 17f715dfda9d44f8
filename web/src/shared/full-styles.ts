let asked: Promise<void> | undefined;

/**
 * The page arrives with the rules its own markup needs; everything that appears later waits for the whole stylesheet.
 * Its address stands in a preload link of the page, so that it is already on its way when the script starts.
 */
export const fullStyles = (): Promise<void> => {
  if (typeof document === 'undefined') return Promise.resolve();
  asked ??= attachStyles(document);
  return asked;
};

const attachStyles = (page: Document): Promise<void> => {
  const hint = page.querySelector<HTMLLinkElement>('link[data-full-styles]');
  if (!hint) return Promise.resolve();
  const sheet = page.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = hint.href;
  // It arrives without a word and takes the place of the page's own rules in one step: styles are worked out once.
  sheet.media = 'not all';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  sheet.addEventListener('load', () => {
    sheet.media = 'all';
    page.querySelector('style[data-own-styles]')?.remove();
    resolve();
  });
  sheet.addEventListener('error', () => {
    sheet.remove();
    asked = undefined;
    reject(new Error(`The stylesheet ${sheet.href} did not load.`));
  });
  page.head.append(sheet);
  return promise;
};
