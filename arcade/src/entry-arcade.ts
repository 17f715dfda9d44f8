import { readFundsNews } from '@fairground/contract/launch/frame-messages';
import { languageOf } from '@fairground/contract/language';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import * as z from 'zod/mini';
import { isTable, makerOf } from './games/all.ts';
import { readAddress } from './session/address.ts';
import { Refused, createCall } from './session/calls.ts';
import type { Call } from './session/calls.ts';
import { openSession } from './session/session.ts';
import { wait } from './shell/dom.ts';
import { createLoading, createTrouble } from './shell/loading.ts';
import { createNotice } from './shell/notice.ts';
import { createShell } from './shell/shell.ts';
import { tellPage } from './shell/tell.ts';
import { loadTexts } from './texts/load-texts.ts';
import type { Texts } from './texts/texts.ts';
import './arcade.css';

// The page's policy lets nobody make code out of text; the schemas then need not try.
z.config({ jitless: true });

const root = document.querySelector<HTMLElement>('#arcade') ?? document.body;
const address = readAddress(location);
const { group = SEED_STYLE.group, decimal = SEED_STYLE.decimal, zone: timeZone = 'UTC' } = root.dataset;
const numbers = createNumbers({ group, decimal });
const { tag, direction } = languageOf(address.language);
document.documentElement.lang = tag;
document.documentElement.dir = direction;

const loading = createLoading();
root.replaceChildren(loading.element);
loading.show(0.1);

let texts: Texts | undefined;
const notice = createNotice(() => texts);

const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An answer that came ends the notice that one is late. */
const call: Call = async (endpoint, input) => {
  const value = await createCall(fetch.bind(globalThis))(endpoint, input);
  notice.done();
  return value;
};

const start = async (): Promise<void> => {
  texts = await loadTexts(address.language, { numbers, timeZone });
  // The page around has a main part too; this one has a name to tell them apart.
  root.setAttribute('aria-label', texts.t('frame'));
  loading.show(0.25);
  if (address.room) {
    const { openCards } = await import('./games/cards/open.ts');
    const room = await openCards({
      address,
      texts,
      numbers,
      newRequestId,
      onWaiting: notice.onWaiting,
      onAnswer: notice.done,
    });
    root.replaceChildren(notice.element, room);
    tellPage('ready');
    return;
  }
  const patience = { onWaiting: notice.onWaiting, wait };
  const session = await openSession({ call, newRequestId, ...patience }, address);
  loading.show(0.5);
  const { kind } = session.opened.definition;
  const common = { session, texts, onProgress: (part: number) => loading.show(0.6 + 0.4 * part), tell: tellPage };
  const calls = { ...patience, call, newRequestId };
  const shell =
    kind === 'fishing'
      ? await (await import('./games/fishing/fishing.ts')).openFishing({ ...common, ...calls })
      : kind === 'crash'
        ? await (await import('./games/crash/room.ts')).openCrash({ ...common, ...calls })
        : isTable(kind)
          ? await (await import('./games/tables/room.ts')).createRoom({ ...common, ...calls, address, kind })
          : await createShell({ ...common, address, makeGame: await makerOf(kind) });
  root.replaceChildren(notice.element, shell);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === parent && readFundsNews(event.data)) session.askFunds().catch(console.error);
  });
  tellPage('ready');
};

try {
  await start();
} catch (error) {
  console.error(error);
  const said = error instanceof Refused ? texts?.refusal(error.code) : texts?.t('not-opened');
  if (error instanceof Refused && error.code === 'studio.session-over') tellPage('session-over');
  // The code of a launch is good once: the way back in leads through the page around.
  if (texts) root.replaceChildren(createTrouble(texts, said ?? '', () => tellPage('session-over')));
}
