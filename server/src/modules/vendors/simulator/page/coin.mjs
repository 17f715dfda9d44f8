// The page plays a vendor's own game, so its few words stand here and not in the house's catalogue.
const WORDS = {
  EN: {
    title: 'Lantern Coin',
    moonTitle: 'Moon Coin',
    bridgeTitle: 'Bridge Coin',
    balance: 'Balance',
    small: 'A coin, two sides: half of all rounds win 1.96 times the stake. 98 of 100 come back.',
    bets: 'Your stake',
    sides: 'Which side?',
    sun: 'Sun',
    moon: 'Moon',
    stake: 'Choose a stake.',
    choose: 'The stake is in. Choose a side.',
    won: (amount) => `You win ${amount}!`,
    lost: 'Not this time.',
    refused: (code) => `The stake was not taken (${code}).`,
    over: 'This session is over. Start the game again.',
    network: 'No answer. Your round is safe: try again.',
  },
  TY: {
    title: 'Đồng xu hội đèn',
    moonTitle: 'Đồng xu trăng rằm',
    bridgeTitle: 'Đồng xu bên cầu',
    balance: 'Số dư',
    small: 'Một đồng xu, hai mặt: nửa số ván thắng 1,96 lần tiền cược. Hoàn trả 98 trên 100.',
    bets: 'Tiền cược',
    sides: 'Chọn mặt nào?',
    sun: 'Mặt trời',
    moon: 'Mặt trăng',
    stake: 'Hãy chọn tiền cược.',
    choose: 'Đã đặt cược. Hãy chọn một mặt.',
    won: (amount) => `Bạn thắng ${amount}!`,
    lost: 'Lần này chưa trúng.',
    refused: (code) => `Tiền cược không được nhận (${code}).`,
    over: 'Phiên chơi đã kết thúc. Hãy mở lại trò chơi.',
    network: 'Không có trả lời. Ván của bạn vẫn an toàn: hãy thử lại.',
  },
};

const query = new URLSearchParams(location.search);
const language = query.get('language') === 'TY' ? 'TY' : 'EN';
const game = query.get('game');
const TITLES = { 'moon-coin': 'moonTitle', 'bridge-coin': 'bridgeTitle' };
const words = { ...WORDS[language], title: WORDS[language][TITLES[game] ?? 'title'] };
const find = (selector) => document.querySelector(selector);
const tell = (says) => parent.postMessage({ from: 'fairground-game', says }, '*');
const written = (digits) => Number(digits).toLocaleString('en-US');

document.documentElement.lang = language === 'TY' ? 'vi' : 'en';
for (const place of document.querySelectorAll('[data-text]')) place.textContent = words[place.dataset.text];
for (const button of document.querySelectorAll('[data-side]')) button.textContent = words[button.dataset.side];
find('#bets').setAttribute('aria-label', words.bets);
find('#sides').setAttribute('aria-label', words.sides);

/** Plain text needs no leave to be sent from a frame that belongs to no site. */
const ask = async (name, order) => {
  const answer = await fetch(`/sandbox/vendor-game/${name}`, { method: 'POST', body: JSON.stringify(order) });
  return answer.json();
};

const say = (line) => {
  find('#said').textContent = line;
};
const show = (step) => {
  find('#bets').hidden = step !== 'bet';
  find('#sides').hidden = step !== 'side';
};
const setBusy = (isBusy) => {
  for (const button of document.querySelectorAll('button')) button.disabled = isBusy;
};
const showBalance = ({ balance }) => {
  if (balance !== undefined) find('#balance').textContent = written(balance);
};

let session;
let round;

const newName = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const attempt = async (work) => {
  setBusy(true);
  try {
    await work();
  } catch {
    say(words.network);
  }
  setBusy(false);
};

const isOver = (code) => code === 'TOKEN_EXPIRED' || code === 'INVALID_TOKEN';

const end = () => {
  session = undefined;
  show('none');
  say(words.over);
  tell('session-over');
};

const bet = (stake) =>
  attempt(async () => {
    // The same name until the stake is answered: a second try can never be a second stake.
    round ??= newName();
    const { player, currency, token } = session;
    const told = await ask('bet', { game, token, player, currency, round, stake });
    showBalance(told);
    if (told.code === 'OK') {
      tell('round-open');
      say(words.choose);
      return show('side');
    }
    round = undefined;
    return isOver(told.code) ? end() : say(words.refused(told.code));
  });

const choose = (side) =>
  attempt(async () => {
    const { player, currency } = session;
    const told = await ask('settle', { game, player, currency, round });
    if (told.code !== 'OK') return say(words.network);
    const coin = find('#coin');
    coin.dataset.turns = 'no';
    void coin.offsetWidth;
    coin.dataset.turns = 'yes';
    coin.dataset.side = told.isWon === (side === 'sun') ? 'sun' : 'moon';
    showBalance(told);
    say(told.isWon ? words.won(written(told.pays)) : words.lost);
    round = undefined;
    tell('round-closed');
    return show('bet');
  });

find('#bets').addEventListener('click', ({ target }) => target.dataset.stake && bet(target.dataset.stake));
find('#sides').addEventListener('click', ({ target }) => target.dataset.side && choose(target.dataset.side));

await attempt(async () => {
  const told = await ask('open', { code: new URLSearchParams(location.hash.slice(1)).get('code') ?? '' });
  if (told.code !== 'OK') return end();
  session = told;
  showBalance(told);
  // After a reload a round may still wait for its side to be chosen.
  round = told.round ?? undefined;
  say(round ? words.choose : words.stake);
  show(round ? 'side' : 'bet');
  tell(round ? 'round-open' : 'round-closed');
  return tell('ready');
});
