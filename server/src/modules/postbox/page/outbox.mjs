// @ts-check
/** Shows the outbox and keeps it current; a person tries a flow in one window and reads the code in this one. */

const OUTBOX = '/wps/relay/sandbox/outbox';
const FAULT = '/wps/relay/sandbox/fault';
const EVERY_MS = 1_500;
const KEY = 'sandbox.developer-key';
const THEME = 'sandbox.theme';

/** @typedef {{ messageId: string, channel: 'sms' | 'email', to: string, purpose: string, subject: string | null, body: string, code: string | null, at: string }} Message */

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement | HTMLSelectElement} */ (document.getElementById(id));

let key = takeKey();
/** The oldest message shown; older pages stay when the newest is read anew. */
let shown = /** @type {Message[]} */ ([]);
let timer = 0;
/** Answers to an older question are thrown away. */
let question = 0;

applyTheme();
find('theme').addEventListener('click', () => {
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  localStorage.setItem(THEME, isDark ? 'light' : 'dark');
  applyTheme();
});
find('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  key = field('key').value.trim();
  void refresh();
});
find('filter').addEventListener('submit', (event) => event.preventDefault());
for (const id of ['to', 'channel'])
  field(id).addEventListener('input', () => {
    shown = [];
    void refresh();
  });
find('more').addEventListener('click', () => void older());
find('clear').addEventListener('click', () => void empty());
for (const select of document.querySelectorAll('select[data-fault]'))
  select.addEventListener('change', () => void setFault(/** @type {HTMLSelectElement} */ (select)));
document.addEventListener('visibilitychange', () => void refresh());

if (key === '') ask('');
else void refresh();

/** The key comes behind the # of the link, which no server and no other page ever sees, and is kept for the next visit. */
function takeKey() {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given === null) return localStorage.getItem(KEY) ?? '';
  localStorage.setItem(KEY, given);
  history.replaceState(null, '', location.pathname);
  return given;
}

/** @param {string} fault */
function ask(fault) {
  clearTimeout(timer);
  find('outbox').hidden = true;
  find('enter').hidden = false;
  find('enter-fault').textContent = fault;
  field('key').focus();
}

/**
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function call(url, options = {}) {
  const answer = await fetch(url, {
    ...options,
    headers: {
      'x-developer-key': key,
      language: 'EN',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  return answer.json();
}

/** @param {string} [before] */
function address(before) {
  const query = new URLSearchParams();
  const to = field('to').value.trim();
  if (to !== '') query.set('to', to);
  if (field('channel').value !== '') query.set('channel', field('channel').value);
  if (before !== undefined) query.set('before', before);
  return query.size === 0 ? OUTBOX : `${OUTBOX}?${query}`;
}

async function refresh() {
  clearTimeout(timer);
  question += 1;
  const asked = question;
  try {
    const answer = await call(address());
    if (asked !== question) return;
    if (!answer.success) return ask(key === '' ? '' : answer.message);
    localStorage.setItem(KEY, key);
    find('enter').hidden = true;
    find('outbox').hidden = false;
    /** @type {{ list: Message[], hasMore: boolean, faults: Record<string, string> }} */
    const { list, hasMore, faults } = answer.value;
    showFaults(faults);
    const oldest = list.at(-1)?.messageId;
    const before = oldest === undefined ? [] : shown.filter(({ messageId }) => BigInt(messageId) < BigInt(oldest));
    show([...list, ...before]);
    if (before.length === 0) find('more').hidden = !hasMore;
    say(
      shown.length === 0
        ? 'Nothing was sent yet. This page looks again by itself.'
        : `${shown.length} messages, the newest first.`,
    );
  } catch {
    say('The product does not answer. This page tries again by itself.');
  }
  if (!document.hidden) timer = setTimeout(() => void refresh(), EVERY_MS);
}

async function older() {
  const answer = await call(address(shown.at(-1)?.messageId));
  if (!answer.success) return;
  show([...shown, ...answer.value.list]);
  find('more').hidden = !answer.value.hasMore;
}

async function empty() {
  if (!confirm('Remove every message of this sandbox?')) return;
  await call(OUTBOX, { method: 'DELETE' });
  shown = [];
  await refresh();
}

/** Somebody else may have changed them; one that is being chosen right now is left alone. @param {Record<string, string>} faults */
function showFaults(faults) {
  for (const element of document.querySelectorAll('select[data-fault]')) {
    const select = /** @type {HTMLSelectElement} */ (element);
    if (select !== document.activeElement) select.value = faults[select.dataset['fault'] ?? ''] ?? 'none';
  }
}

/** @param {HTMLSelectElement} select */
async function setFault({ value, dataset }) {
  const answer = await call(FAULT, {
    method: 'POST',
    body: JSON.stringify({ channel: dataset['fault'], fault: value }),
  });
  say(answer.success ? `${dataset['fault']}: ${value}` : answer.message);
}

/** @param {string} code */
async function copyCode(code) {
  // Only pages of a safe origin have a clipboard.
  await navigator.clipboard?.writeText(code);
  say(`${code} is in the clipboard.`);
}

/** Only what changed is said, so that a screen reader is not told the same every second. @param {string} text */
function say(text) {
  if (find('state').textContent !== text) find('state').textContent = text;
}

/** What is there already stays as it is: a text someone is marking must not vanish. @param {Message[]} list */
function show(list) {
  shown = list;
  const known = new Map([...find('list').children].map((item) => [item.getAttribute('data-id'), item]));
  find('list').replaceChildren(...list.map((message) => known.get(message.messageId) ?? itemOf(message)));
}

/** @param {Message} message */
function itemOf({ messageId, channel, to, purpose, subject, body, code, at }) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('message'));
  const item = /** @type {HTMLElement} */ (template.content.cloneNode(true)).querySelector('li');
  if (item === null) throw new Error('The page has lost its template.');
  /** @param {string} name */
  const part = (name) => /** @type {HTMLElement} */ (item.querySelector(name));
  item.setAttribute('data-id', messageId);
  part('.channel').textContent = channel === 'sms' ? 'SMS' : 'E-mail';
  part('.to').textContent = to;
  part('.purpose').textContent = purpose;
  part('time').textContent = new Date(at).toLocaleTimeString();
  part('time').setAttribute('datetime', at);
  part('.subject').textContent = subject;
  part('.subject').hidden = subject === null;
  part('.body').append(...linked(body));
  const copy = part('.code');
  copy.hidden = code === null;
  copy.textContent = code;
  copy.setAttribute('aria-label', `Copy the code ${code}`);
  copy.addEventListener('click', () => void copyCode(code ?? ''));
  return item;
}

/** Links of a letter can be followed; everything else stays text. @param {string} body */
function linked(body) {
  return body.split(/(https?:\/\/\S+)/).map((piece, index) => {
    if (index % 2 === 0) return document.createTextNode(piece);
    const link = document.createElement('a');
    link.href = piece;
    link.textContent = piece;
    link.rel = 'noreferrer';
    link.target = '_blank';
    return link;
  });
}

function theme() {
  return localStorage.getItem(THEME);
}

function preferred() {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function applyTheme() {
  document.documentElement.dataset['theme'] = theme() ?? preferred();
}
