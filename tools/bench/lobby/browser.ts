import { launch } from 'chrome-launcher';
import { findBrowser } from '../../test/browser.ts';

/** One page of a separate browser, driven by the DevTools protocol without a layer that would distort timing. */
export type BenchPage = {
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Runs a function in the page and gives what it settles with. It sees nothing but its argument. */
  readonly run: <Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>;
  readonly open: (url: string) => Promise<void>;
  readonly close: () => void;
};

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page nobody looks at is slowed down; this one is looked at.
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

type Said = { readonly id?: number; readonly result?: Record<string, unknown>; readonly error?: { message: string } };

export const openPage = async ({ width, height }: { readonly width: number; readonly height: number }) => {
  const chromePath = findBrowser();
  const chrome = await launch({
    chromeFlags: [...FLAGS, `--window-size=${width},${height}`],
    logLevel: 'silent',
    ...(chromePath === undefined ? {} : { chromePath }),
  });
  const pages = (await (await fetch(`http://127.0.0.1:${chrome.port}/json/list`)).json()) as {
    readonly type: string;
    readonly webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(pages.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (said: Said) => void>();
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said;
    waiting.get(said.id ?? 0)?.(said);
    waiting.delete(said.id ?? 0);
  });

  let sent = 0;
  const send: BenchPage['send'] = (method, params = {}) =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  const run: BenchPage['run'] = async (work, given) => {
    const expression = `(${work.toString()})(${JSON.stringify(given) ?? ''})`;
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails).slice(0, 500));
    return (result as { readonly value: never }).value;
  };
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await send('Performance.enable');
  return {
    send,
    run,
    open: async (url) => {
      await send('Page.navigate', { url });
      await run(waitForRest, null);
    },
    close: () => {
      socket.close();
      chrome.kill();
    },
  } satisfies BenchPage;
};

/** Runs in the page. */
const waitForRest = async (): Promise<void> => {
  while (document.readyState !== 'complete') await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
};
