// Written by `node locales/src/write-types.ts` from locales/EN; the build keeps it current.
export const NAMESPACES = ["account", "arcade", "bets", "centre", "common", "download", "errors", "fair", "game-rules", "games", "head", "help", "home", "legacy", "letters", "lobby", "modals", "offline", "pages", "play", "profile", "security", "states", "wallet", "winners"] as const;

export type Namespace = (typeof NAMESPACES)[number];

export type Messages = {
  "account": {
    "door": {
      "title": "Welcome to Fairground";
      "login": "Log in";
      "register": "Sign up";
    };
    "reason": {
      "expired": "Your session has ended, for your safety. Log in and go on where you were.";
      "password-changed": "Your password is changed and every device is signed out. Log in with the new one.";
      "launch-over": "The login link was used already or has expired. Log in by hand.";
    };
    "login": {
      "title": "Log in";
      "kind": "How you log in";
      "by-name": "Username";
      "by-sms": "SMS code";
      "remember": "Remember my name";
      "forgot": "Forgot password?";
      "submit": "Log in";
      "no-account": "New here?";
      "to-register": "Create an account";
    };
    "other": {
      "or": "or";
      "passkey": "Passkey";
      "trial": "Try for free";
      "social": "Continue with {name}";
    };
    "field": {
      "username": "Username";
      "password": "Password";
      "confirmPassword": "Password again";
      "oldPassword": "Current password";
      "newPassword": "New password";
      "confirmNewPassword": "New password again";
      "mobileNum": "Mobile number";
      "country": "Country code";
      "verificationCode": "Verification code";
      "payeeName": "Full name of the payee";
      "paymentPassword": "Payment password";
      "qqNum": "QQ number";
      "line": "LINE";
      "whatsapp": "WhatsApp";
      "zalo": "Zalo";
      "facebook": "Facebook";
      "wechat": "WeChat";
      "idNumber": "ID number";
      "birthDate": "Date of birth";
      "email": "E-mail";
      "affiliateCode": "Invitation code";
      "captcha": "Characters in the picture";
    };
    "placeholder": {
      "login-name": "Your username";
      "login-password": "Your password";
      "username": "Choose a username";
      "oldPassword": "The password you use now";
      "newPassword": "Choose a password";
      "confirmPassword": "Type it once more";
      "mobileNum": "912 345 678";
      "verificationCode": "From the message";
      "payeeName": "As on your bank account";
      "paymentPassword": "Asked for before money leaves";
      "qqNum": "Your QQ number";
      "line": "Your LINE ID";
      "whatsapp": "Your WhatsApp number";
      "zalo": "Your Zalo number";
      "facebook": "Your Facebook name";
      "wechat": "Your WeChat ID";
      "idNumber": "As on your document";
      "birthDate": "yyyy-MM-dd";
      "email": "name@example.com";
      "affiliateCode": "From whoever invited you";
      "captcha": "As you see them";
    };
    "password": {
      "show": "Show the password";
      "hide": "Hide the password";
      "strength-1": "Weak";
      "strength-2": "Fair";
      "strength-3": "Good";
      "strength-4": "Strong";
      "breached": "This password is known from leaks. Choose another one.";
    };
    "captcha": {
      "refresh": "Show another picture";
      "picture": "Picture with characters";
      "failed": "Press to try again";
    };
    "code": {
      "send": "Get code";
      "again": "Again in {time}";
      "sent": "A code is on its way";
      "first": "Ask for a code first.";
    };
    "lock": {
      "text": "Too many attempts. You can try again in";
    };
    "warning": {
      "title": "Please check";
    };
    "network": {
      "offline": "You are offline. Check your connection and try again.";
      "failed": "The network link is abnormal. Please try again.";
      "timeout": "The answer took too long. Check your network and try again.";
      "unknown": "An unknown error happened. Try again, or contact customer service.";
    };
    "bonus": {
      "title": "{amount} for signing up";
      "everyone": "Credited right after you register.";
      "verified-mobile": "Credited right after you register with a confirmed mobile number.";
    };
    "register": {
      "kind": "How you sign up";
      "by-name": "Username";
      "by-mobile": "Mobile number";
      "optional": "optional";
      "payment-hint": "Asked for before money leaves your account. Never the same as your password.";
      "terms": "I am at least {age} years old and accept the terms and the privacy policy.";
      "terms-link": "Read the terms";
      "submit": "Create account";
      "reset": "Clear the form";
      "has-account": "You have an account?";
      "to-login": "Log in";
      "home": "Back to the home page";
      "closed": "Registration is by invitation at the moment. Customer service can tell you more.";
      "referral": "You were invited with the code {code}.";
      "social": "You signed in as {name}. One form and your account is ready.";
      "phone": "{number} is confirmed and will belong to your new account for good.";
      "age": "For players aged {age} and over.";
      "done-title": "Welcome to Fairground";
      "done": "Your account is ready and you are logged in.";
    };
    "new-account": {
      "title": "Your account name";
      "text": "We made it for you. Note it down: you can log in with it as well as with your mobile number.";
      "copy": "Copy";
      "copied": "Copied";
    };
    "new-player": {
      "label": "For new players";
      "trial-title": "Look around first";
      "trial-text": "Try every game with trial credits for two hours, no account needed.";
      "safe-title": "Safe from the first day";
      "safe-text": "Passkeys, a second check on new devices, and limits you set yourself.";
    };
    "verify": {
      "title": "Is it you?";
      "text": "You are logging in from a new place. Show us once more that the account is yours.";
      "method": "How you show it";
      "none": "This account has nothing to check against. Customer service will help you in.";
      "by-MOBILE": "Mobile number";
      "by-SMS_CODE": "Code by SMS";
      "by-EMAIL_CODE": "Code by e-mail";
      "by-PAYEE_NAME": "Name of the payee";
      "by-TOTP": "Authenticator app";
      "by-RECOVERY_CODE": "Recovery code";
      "answer-MOBILE": "Your whole mobile number";
      "answer-PAYEE_NAME": "Full name of the payee";
      "answer-TOTP": "Code of your authenticator";
      "answer-RECOVERY_CODE": "Recovery code";
      "answer-SMS_CODE": "Code from the SMS";
      "answer-EMAIL_CODE": "Code from the e-mail";
      "placeholder-MOBILE": "With or without the first 0";
      "placeholder-PAYEE_NAME": "As on your bank account";
      "placeholder-TOTP": "Six digits";
      "placeholder-RECOVERY_CODE": "One of your ten codes";
      "placeholder-SMS_CODE": "From the message";
      "placeholder-EMAIL_CODE": "From the message";
      "mobile-hint": "It ends in {hint}";
      "sent-to": "The code goes to {address}.";
      "trust": "Do not ask again on this device";
      "trust-text": "Only on a device that is yours alone.";
      "submit": "Confirm";
      "again": "Log in again";
    };
    "change": {
      "title": "Change password";
      "text-wanted": "Every device is signed out afterwards, this one too.";
      "text-must": "Somebody else chose your password. Choose one of your own to go on.";
      "text-expired": "Your password is too old. Choose a new one to go on.";
      "submit": "Change password";
      "sign-out": "Sign out";
    };
    "forgot": {
      "title": "Forgot password";
      "by-mail": "By e-mail";
      "by-phone": "By phone";
      "mail-text": "We send a link to the mailbox of your account.";
      "phone-text": "We send a code to the mobile number of your account.";
      "send": "Send the link";
      "again-in": "Again in {time}";
      "set": "Set password and log in";
      "back": "Back to logging in";
    };
    "reset": {
      "title": "Choose a new password";
      "text": "Every device is signed out afterwards.";
      "submit": "Set password";
      "over": "This link was used already or has expired.";
      "new-link": "Ask for a new link";
    };
    "social": {
      "title": "Signing in";
      "busy": "One moment, we are finishing your sign-in.";
      "linked": "The accounts are linked.";
      "lost": "This sign-in was not begun in this window. Start again.";
      "again": "Log in again";
    };
    "binding": {
      "title": "This number is new here";
      "text": "{number} is confirmed but belongs to no account yet.";
      "link": "Link an account I have";
      "register": "Register a new account";
      "final": "Once linked, the number cannot be changed or unlinked.";
      "submit": "Link for good";
      "confirm-title": "Link this number for good?";
      "cancel": "Not yet";
    };
  };
  "arcade": {
    "play": "Play";
    "bar": "Stake and play";
    "balance": "Balance";
    "bet": "Bet";
    "bet-up": "Raise the bet";
    "bet-down": "Lower the bet";
    "costs": "costs {amount}";
    "win": "You win";
    "returned": "{amount} came back";
    "no-win": "No win this time";
    "round-cancelled": "The round was cancelled. Your stake is back.";
    "resumed": "Your open round goes on where you left it.";
    "cash-out": "Take {amount}";
    "cash-out-nothing": "Make your move";
    "time": "Time";
    "net": "This session";
    "about": "About the game";
    "sound-on": "Turn sound on";
    "sound-off": "Turn sound off";
    "rules": "Rules and pays";
    "fairness": "Fairness";
    "close": "Close";
    "again": "Open the game again";
    "loading": "Loading …";
    "fault": "Something went wrong here. If a stake was taken, the round is stored and paid: see your bet history.";
    "waiting": "The answer is late. We ask again for the same round; it is staked once only.";
    "waiting-long": "The server does not answer. Your money is safe: the round is either stored and will be shown here, or it never took your stake. We keep trying.";
    "not-opened": "The game could not be opened.";
    "money-safe": "Your money is safe. A round that was under way is finished by its rules and paid to your balance.";
    "no-answer": "No answer. Please try again.";
    "refused-other": "This is not possible at the moment.";
    "way-to-bet": "Way to bet";
    "rtp": "Return to player";
    "hit-rate": "Rounds that pay";
    "max-win": "Largest win";
    "percent": "{value} %";
    "times": "{value}× the stake";
    "by-choice": "by your choice";
    "rtp-means": "Of all stakes of all players so much is paid back in the long run. One session can end far from it. Chances never depend on your stake, balance or earlier rounds.";
    "limits-from": "Bets from {min}.";
    "limits-range": "Bets from {min} to {max}.";
    "pays": "What pays";
    "interrupted": "If something interrupts the game";
    "interrupted-text": "The result is drawn and stored before you see it. If the connection breaks, the same round is shown when it is back. A round that waits for your move can be continued for some time and is then ended by its rules; what it won is paid.";
    "keys": "Keys";
    "keys-text": "Space or Enter plays, the arrows change the bet, R opens the rules, F the fairness, M the sound, Esc closes.";
    "fairness-intro": "Every round is fixed by a secret seed of the house, committed to before you play, and your own seed. Change the seeds to reveal the secret one; then every round played with it can be verified here, in your own browser.";
    "commitment": "Commitment";
    "next-commitment": "Next commitment";
    "client-seed": "Your seed";
    "client-seed-new": "New seed of yours (may stay empty)";
    "client-seed-shape": "A seed has 1 to 64 letters, digits, - or _.";
    "nonce": "Next round";
    "rotate": "Change seeds and reveal";
    "revealed": "Revealed: {seed}. {count, plural, =0 {No round was} one {# round was} other {# rounds were}} played with it.";
    "last-rounds": "Last rounds";
    "no-rounds": "You have not played this game yet.";
    "round-money": "{stake} staked, {win} paid";
    "round-open": "still open";
    "verify": "Verify";
    "verifying": "Repeating the round …";
    "verdict-same": "✓ Repeated here: the same result and the same win";
    "verdict-sealed": "Its seed is still in use. Change the seeds first, then verify.";
    "verdict-wrong-seed": "✗ The seed is not the one that was committed to";
    "verdict-wrong-rules": "✗ The rules are not those of the round";
    "verdict-wrong-outcome": "✗ The result differs";
    "verdict-wrong-win": "✗ The win differs";
    "slot-board": "Reels: {board}";
    "slot-mode": "Way to play";
    "mode-base": "Spin";
    "mode-buy": "Buy: {name}, costs {times}× the bet";
    "mode-other": "{name}, costs {times}× the bet";
    "free-spins": "Free spins";
    "free-spins-won": "{count, plural, one {# free spin} other {# free spins}}";
    "free-spins-more": "{count, plural, one {# more free spin} other {# more free spins}}";
    "free-spin-of": "Free spin {at} of {count}";
    "feature-total": "The feature paid {amount}";
    "hold-and-win": "Hold and win";
    "respins-left": "{count, plural, one {# respin left} other {# respins left}}";
    "walking-wilds": "Walking wilds";
    "bonus-wheel": "Bonus wheel";
    "jackpot-of": "Jackpot {name}";
    "multiplier": "×{value}";
    "pays-lines": "{count} lines, from the left. Pays are multiples of the whole bet.";
    "pays-ways": "Equal symbols on neighbouring reels from the left pay in every way they can be combined.";
    "pays-anywhere": "Enough equal symbols anywhere pay.";
    "pays-cluster": "Groups of equal symbols that touch pay.";
    "pays-cascade": "Winning symbols vanish and others fall into their place, until nothing wins.";
    "symbol-wild": "Wild: stands for every plain symbol";
    "symbol-scatter": "Scatter: counts anywhere";
    "symbol-coin": "Coin: starts hold and win";
    "free-spins-rule": "{count}+ scatters: {spins} free spins";
    "hold-rule": "{count}+ coins: hold and win";
    "wheel-rule": "{count}+ scatters: bonus wheel";
    "walk-rule": "A reel full of wilds walks to the left, and the others spin again";
    "count-pays": "{count} of a kind: {times}×";
    "dice-under": "Roll under {value}";
    "dice-over": "Roll over {value}";
    "dice-side": "Side";
    "dice-chance": "Chance of winning";
    "dice-pays": "Pays {times}×";
    "dice-rule": "A number from 00.00 to 99.99 is drawn. A win pays the return divided by its chance.";
    "dice-rolled": "Rolled {value}";
    "mines-count": "Mines";
    "mines-next": "The next safe cell makes it {times}×";
    "mines-cell": "Cell {row}, {column}: {state}";
    "mines-hidden": "closed";
    "mines-safe": "safe";
    "mines-mine": "mine";
    "mines-rule": "25 cells hide the mines you ask for. Each safe cell raises what you can take; a mine takes the stake.";
    "mines-step": "{count, plural, one {# safe cell} other {# safe cells}}: {times}×";
    "rows": "Rows";
    "risk": "Risk";
    "risk-low": "Low";
    "risk-medium": "Medium";
    "risk-high": "High";
    "plinko-rule": "At each pin the ball turns left or right with equal chance. The pocket it lands in pays.";
    "pocket": "Pocket {place}: {times}×";
    "wheel-rule-plain": "Every segment is equally likely.";
    "wheel-shares": "{count} of {total} segments pay {times}×";
    "keno-rule": "Choose 1 to 10 numbers of 80; 20 are drawn.";
    "keno-picked": "{count} of 10 chosen";
    "keno-clear": "Clear";
    "keno-hits": "{picks} chosen, {hits} drawn: {times}×";
    "keno-pick-first": "Choose at least one number.";
    "crash-leave-at": "Leave at";
    "crash-rule": "A flight climbs from 1× and ends by chance. If it gets as far as you said, you are paid that many times your stake.";
    "crash-ended": "The flight ended at {times}×";
    "hi-lo-rule": "Guess the next card. Every right guess multiplies what you can take by its odds; a wrong one takes the stake.";
    "hi-lo-higher": "Higher";
    "hi-lo-lower": "Lower";
    "hi-lo-same": "Same";
    "hi-lo-higher-or-same": "Higher or same";
    "hi-lo-lower-or-same": "Lower or same";
    "hi-lo-skip": "Skip this card";
    "hi-lo-card": "Card {rank} of {suit}";
    "suit-0": "spades";
    "suit-1": "hearts";
    "suit-2": "clubs";
    "suit-3": "diamonds";
    "dice-side-under": "Under";
    "dice-side-over": "Over";
  };
  "bets": {
    "title": "Betting record";
    "kinds": "Kind of game";
    "all": "All games";
    "game": "Game";
    "placed": "Placed";
    "stake": "Stake";
    "result": "Result";
    "proof": "Proof";
    "verify": "Verify";
    "verify-round": "round {nonce}";
    "empty-title": "No bets here";
    "empty-text": "What you play appears here at once, with its stake, its result and, for our own games, its proof.";
    "empty-filtered": "Nothing of this kind was played in these days.";
    "show-all": "Show all games";
    "state": {
      "OPEN": "Open";
      "WON": "Won";
      "LOST": "Lost";
      "CANCELLED": "Cancelled";
    };
  };
  "centre": {
    "title": "Member centre";
    "menu": "Member centre menu";
    "back": "Back to the menu";
    "read-announcements": "Read announcements";
    "header": {
      "account": "Your account";
      "deposit": "Deposit";
      "withdraw": "Withdraw";
      "agent": "Agent centre";
    };
    "page": {
      "securityCenter": "My account";
      "transferFund": "Wallet";
      "depositv2": "Deposit";
      "withdraw": "Withdraw";
      "transferUpline": "Transfer to upline";
      "personalHistoryCopy": "Betting record";
      "transactionHistory": "Account record";
      "personalProfit": "Personal loss";
      "bonusDetails": "Bonus details";
      "rewardCenter": "Reward centre";
      "referral": "Invite friends";
      "missionLeaderboard": "Missions";
      "messageV2": "Platform information";
      "manualRebate": "Rebate";
    };
    "soon": {
      "depositv2": "Channels, amounts, limits and fees in plain words, and a timeline of every deposit.";
      "withdraw": "Your payout accounts, what may be withdrawn, and every step until the money is with you.";
      "transferUpline": "Send money to the agent above you, confirmed with your payment password.";
      "personalProfit": "What you bet, won and lost, by day and category, with a chart.";
      "bonusDetails": "Every bonus with its conditions and how far you are.";
      "rewardCenter": "Rewards that wait for you, collected with one press.";
      "referral": "Your link, its QR code, who came by it and what it earned.";
      "missionLeaderboard": "Missions of the day and the list of the best.";
      "messageV2": "Messages to your account will be kept here. Announcements to everyone can be read already.";
      "manualRebate": "Your rebate by category, credited when you ask for it.";
    };
  };
  "common": {
    "brand": {
      "home": "Fairground, to the home page";
      "play-money": "Play money";
      "play-money-note": "Fairground runs on play money. Nothing here can be paid in or paid out in cash.";
    };
    "nav": {
      "main": "Main menu";
      "bottom": "Quick menu";
      "shortcuts": "Shortcuts";
      "home": "Home";
      "games": "Games";
      "promotions": "Promotions";
      "wallet": "Wallet";
      "me": "Me";
      "support": "Customer service";
      "chat": "Live chat";
      "messages": "Platform information";
      "announcements": "Announcements";
      "help": "Help centre";
      "fair": "Fair play";
      "download": "Get the app";
      "language": "Language";
      "social": "Follow us";
      "collapse": "Collapse the menu";
      "expand": "Expand the menu";
      "open-menu": "Open the menu";
      "close-menu": "Close the menu";
      "skip": "Skip to content";
      "lobbies": "Lobbies";
      "side": "Side bar";
    };
    "category": {
      "live": "Live casino";
      "rng": "Slots";
      "sports": "Sports";
      "fish": "Fishing";
      "pvp": "Card games";
      "esports": "Esports";
      "lott": "Lottery";
      "elott": "E-lottery";
      "cockfight": "Cockfight";
      "inhouse": "Our own games";
      "hot": "Hot games";
    };
    "header": {
      "login": "Log in";
      "register": "Sign up";
      "theme-dark": "Switch to the dark theme";
      "theme-light": "Switch to the light theme";
      "language": "Switch to {name}";
      "search-hint": "Search games and pages";
      "logout": "Sign out";
      "search-keys": "Ctrl K";
    };
    "ticker": {
      "label": "News";
      "pause": "Pause the news";
      "play": "Run the news again";
    };
    "banner": {
      "label": "Highlights";
      "pause": "Pause";
      "play": "Play";
      "previous": "Previous";
      "next": "Next";
      "slide": "Slide {number} of {total}";
      "promotion-headline": "Offers with nothing in small print";
      "promotion-text": "Conditions in plain words, before you join.";
      "promotion-action": "See promotions";
    };
    "footer": {
      "about-title": "About Fairground";
      "about": "A fairground at night: slots, tables, draws and matches under one roof, built so that every result can be checked and every limit is kept.";
      "play": "Play";
      "service": "Service";
      "affiliates-title": "Bring your people along";
      "affiliates": "Partners get a link, a clear contract and a report that adds up to the last figure.";
      "affiliates-action": "Become a partner";
      "responsibility-title": "Play within your limits.";
      "responsibility": "For players aged {age} and over. Play is entertainment, never an income: set your limits first, take breaks, and stop when it is no longer fun.";
      "responsibility-action": "How limits work";
      "copyright": "© 2019–2025 Fairground. All rights reserved.";
      "vendors": "Our vendors";
    };
    "chat": {
      "title": "Live chat";
      "close": "Close the chat";
      "collapse": "Collapse the chat";
      "expand": "Show the chat";
      "enlarge": "Make the chat larger";
      "shrink": "Make the chat smaller";
      "soon-title": "Our team moves in soon";
      "soon": "Live chat opens together with member accounts. Until then these channels reach us.";
      "soon-help": "Most questions are answered in the help centre.";
    };
    "offline": {
      "title": "You are offline.";
      "text": "What you see may be out of date. We reconnect by ourselves.";
    };
    "state": {
      "retry": "Try again";
      "error-title": "That did not work";
      "error-text": "The network may be slow. Nothing was changed.";
      "soon-label": "Opening soon";
      "home": "Back to the home page";
      "help": "Visit the help centre";
    };
    "action": {
      "close": "Close";
    };
    "pager": {
      "label": "Pages";
      "previous": "Previous page";
      "next": "Next page";
      "page": "Page {page}";
    };
    "crash": {
      "crash-title": "Something broke on this page";
      "crash-text": "Your account and your money are not affected. Load the page again; if it stays, tell us what you did.";
      "chunk-title": "A part of the page did not load";
      "chunk-text": "The network may be slow, or a new version was published a moment ago.";
      "slow-title": "The page takes too long to load";
      "slow-text": "Please check your network and try again.";
      "reload": "Load again";
    };
    "toast": {
      "label": "Messages";
    };
  };
  "download": {
    "title": "Fairground on your home screen";
    "text": "The site installs like an app: full screen, one tap away, always the newest version.";
    "platforms": "Choose your device";
    "android": "Android";
    "ios": "iPhone and iPad";
    "steps": "Four steps";
    "android-1-title": "Scan the code";
    "android-1": "Open the camera, point it at the code and open the page in Chrome.";
    "android-2-title": "Open the menu";
    "android-2": "Tap the three dots at the top right.";
    "android-3-title": "Choose “Install app”";
    "android-3": "On older phones it is called “Add to home screen”.";
    "android-4-title": "Start it";
    "android-4": "The wheel of lights is now among your apps.";
    "ios-1-title": "Scan the code";
    "ios-1": "Open the camera, point it at the code and open the page in Safari.";
    "ios-2-title": "Tap Share";
    "ios-2": "It is the square with an arrow, at the bottom of the screen.";
    "ios-3-title": "Choose “Add to Home Screen”";
    "ios-3": "Scroll down a little in the list to find it.";
    "ios-4-title": "Tap Add";
    "ios-4": "The wheel of lights is now on your home screen.";
    "qr-android": "Code that opens the page for Android";
    "qr-ios": "Code that opens the page for iPhone and iPad";
    "open-android": "Open on this device";
    "open-ios": "Open on this device";
    "mirrors-title": "Our addresses";
    "mirrors-text": "The same site, the same account. Take the one that answers fastest for you.";
    "test": "Measure again";
    "testing": "Measuring";
    "speed-ms": "{ms} ms";
    "fastest": "Fastest";
    "unreachable": "No answer";
    "waiting": "Not measured yet";
    "visit": "Open";
    "speed-help": "Measured from your browser just now: the median of {asked} requests, after one that opens the connection.";
    "qr-hint": "Scan it with your phone’s camera";
    "install": "Install now";
    "installed": "You are using the app";
    "speed-lost": "{answered} of {asked} answered";
    "here": "You are here";
    "visit-host": "Open {host}";
  };
  "errors": {
    "request": {
      "not-found": "We could not find what you asked for. Check the address and try again.";
      "wrong-method": "This address cannot be called in that way. Reload the page and try again.";
      "malformed": "The request could not be read, so nothing was carried out. Reload the page and try again.";
      "malformed-json": "The message arrived damaged and was not carried out. Reload the page and try again.";
      "timed-out": "The message took too long to arrive and nothing was carried out. Check your connection and try again.";
      "wrong-content-type": "The message came in a form we cannot read. Reload the page and try again.";
      "too-large": "That is too large to send. Make it smaller and try again.";
      "invalid": "Some of the details are missing or not right. Correct the marked fields and try again.";
      "too-many": "That was too many requests at once. Wait a moment, then try again.";
      "not-sealed": "For your safety this must be sent encrypted, so nothing was carried out. Reload the page and try again.";
      "seal-broken": "The encrypted message could not be opened and nothing was carried out. Reload the page and try again.";
      "seal-stale": "The message took too long to arrive and nothing was carried out. Check your device's clock and try again.";
      "seal-replayed": "This message was already received once and is not carried out twice.";
      "seal-key-unknown": "The page has been open too long. Reload it and try again; nothing was carried out.";
      "unavailable": "The service cannot answer right now. Your balance is safe; try again in a minute.";
      "failed": "Something went wrong on our side. Nothing you own is lost; try again, and contact customer service if it stays.";
    };
    "access": {
      "login-required": "You are not logged in. Please log in to continue.";
      "real-account-required": "A trial account cannot do this. Register a real account to continue.";
      "agent-required": "Only agents can open this. Contact customer service if you would like to become one.";
      "function-off": "This function is switched off at the moment.";
      "password-change-required": "Choose a new password before you go on.";
      "withdraw-only": "Your account is closed to play. You can only withdraw your money and log out.";
      "developer-only": "This belongs to the sandbox and needs its developer key.";
    };
    "postbox": {
      "code-wrong": "The verification code is not right. Check it and try again.";
      "code-expired": "The verification code has expired. Ask for a new one.";
      "code-too-soon": "A code is already on its way. Wait until the countdown ends before you ask for another.";
      "quota-used": "Too many codes were asked for. Try again later or contact customer service.";
      "address-refused": "A message cannot be sent there. Check the number or the e-mail address.";
      "sending-failed": "The message could not be sent. Try again in a minute.";
    };
    "identity": {
      "wrong-credentials": "The username or the password is not right. Check both and try again.";
      "captcha-required": "Enter the characters of the picture to go on.";
      "captcha-wrong": "The characters do not match the picture. Try the new one.";
      "captcha-refused": "The security check did not pass. Reload the page and try again.";
      "locked": "Too many attempts. Wait until the countdown ends, then try again.";
      "not-a-member": "This account cannot log in to the member site.";
      "not-an-agent": "Only agents can log in here. Log in to the member site instead.";
      "account-frozen": "This account is frozen. Contact customer service.";
      "account-closed": "This account is closed.";
      "self-excluded": "This account is excluded from play at its owner's wish. Customer service can tell you until when.";
      "verification-required": "You are logging in from a new place. Show us once more that it is you.";
      "verification-wrong": "That answer is not right. Check it and try again.";
      "verification-over": "The verification has ended. Log in again to start a new one.";
      "method-unavailable": "This way of verification cannot be used here. Choose another one.";
      "launch-code-over": "This login link was used already or has expired. Log in by hand.";
      "username-taken": "This username is taken. Choose another one.";
      "mobile-taken": "This mobile number already has an account. Log in with it instead.";
      "password-wrong": "The password is not right. Check it and try again.";
      "password-refused": "The new password does not follow the rules shown beside the field.";
      "password-breached": "This password is known from leaks and easy to guess. Choose another one.";
      "password-same": "The new password is the old one. Choose another one.";
      "confirm-differs": "The two new passwords differ. Enter the same one twice.";
      "contact-missing": "There is no number or mailbox to use. Add one first.";
      "name-or-mail-unknown": "Username or e-mail does not exist.";
      "ticket-over": "This link was used already or has expired. Start again.";
      "session-unknown": "This session is over already.";
      "device-unknown": "This device is not among your known devices.";
      "totp-on": "The authenticator is switched on already.";
      "totp-off": "The authenticator is not switched on.";
      "totp-wrong": "The code of the authenticator is not right. Wait for the next one and try again.";
      "passkey-refused": "The passkey could not be checked. Try again or log in another way.";
      "passkey-unknown": "This passkey is not among yours.";
      "passkey-limit": "Your account has as many passkeys as it can hold. Remove one first.";
      "payment-password-missing": "Set a payment password first.";
      "payment-password-wrong": "The payment password is not right. Check it and try again.";
      "payment-password-locked": "The payment password was wrong too often. Wait until the countdown ends.";
      "payment-password-refused": "The payment password does not follow the rules shown beside the field.";
      "payment-password-same": "The payment password must differ from the login password.";
      "social-refused": "The other site did not confirm the login. Try again or log in another way.";
      "social-over": "This sign-in took too long or was used already. Start again.";
      "social-taken": "That account of the other site is linked to another member.";
      "social-unknown": "Your account is not linked to that site.";
      "social-registration-needed": "No account is linked to this sign-in yet. Register to finish.";
      "phone-format-wrong": "The format of the phone number is not valid.";
      "phone-missing": "Enter a phone number.";
      "phone-too-many": "Too many requests. Try again after 5 minutes.";
      "phone-code-wrong": "The verification code is not valid.";
      "phone-code-missing": "Enter the verification code.";
      "phone-code-expired": "The code has expired. Send it again.";
      "phone-captcha-failed": "The captcha check failed. Try again.";
      "phone-domain-refused": "Phone verification is not allowed on this address of the site.";
      "phone-quota-used": "The quota of phone verification is not sufficient. Try again later.";
      "phone-off": "Phone verification is not enabled.";
      "phone-token-refused": "The phone verification could not be confirmed. Verify the number again.";
      "phone-not-bound": "This number belongs to no account yet. Link an account you have or register a new one.";
      "phone-bound": "The number or the account is bound already, and a binding cannot be changed.";
    };
    "members": {
      "fields-refused": "Some of the details are missing or not right. Correct the marked fields and try again.";
      "invitation-code-wrong": "The invitation code is not valid. Check it and try again.";
      "recommender-wrong": "The recommender does not fit the invitation. Leave the field empty or check it.";
      "terms-changed": "The terms have changed. Read the new ones and confirm again.";
      "registration-refused": "We cannot open an account with these details. Contact customer service.";
      "line-full": "This line cannot take another account. Use another invitation.";
      "trial-limit": "No more trial accounts today. Register to keep playing.";
      "open-limit": "You have opened as many accounts as you can today.";
      "type-refused": "You cannot open an account of this type.";
      "icon-unknown": "There is no such avatar. Choose one from the list.";
      "nickname-refused": "This nickname cannot be used. Choose another one.";
      "feedback-length": "Write between 10 and 500 characters.";
      "feedback-limit": "You have written five times today. Write again tomorrow, or use the chat.";
      "feedback-unknown": "There is no open feedback of that number.";
      "member-unknown": "There is no account of that name.";
      "status-refused": "The account cannot take this status now. A closed account stays closed, and one with money or open bets is not closed.";
      "link-refused": "This link cannot be made. Check who owns it, what it opens and when it ends.";
      "host-refused": "That is not the name of a host. Write it like play.example.com.";
      "terms-refused": "These terms cannot be published. The version must be new, and the age at least 18.";
    };
    "system": {
      "flag-unknown": "There is no flag of that name. List the flags to see which exist.";
      "flag-value-refused": "The flag does not take that value. A switch takes on or off.";
      "window-backwards": "The end must lie after the start and in the future. Choose a later end.";
      "window-unknown": "There is no planned maintenance with that number, or it is over already.";
      "link-refused": "That address cannot be used. Give a page of the site, an https address or a mailto address.";
      "country-unknown": "There is no country with that code. Use the two letters of ISO 3166, such as VN.";
      "network-malformed": "That is not a network address. Write it like 203.0.113.0/24 or 2001:db8::/32.";
      "region-rule-unknown": "There is no region rule with that number. List the rules to see which exist.";
      "bypass-needs-network": "Only an allowed network can pass through maintenance, not a country and not a refusal.";
      "field-unknown": "There is no registration field of that name.";
      "pattern-unknown": "There is no pattern with that number. Patterns go from 0 to 23.";
      "length-bounds-wrong": "The shortest length must not exceed the longest, and both must lie between 0 and 255.";
      "resource-unknown": "There is no resource of that name. List the resources to see which exist.";
      "channel-unknown": "There is no service channel of that name. List the channels to see which exist.";
      "route-unknown": "There is no mirror with that address. List the mirrors to see which exist.";
      "help-section-unknown": "The help centre has no section of that name. List the sections to see which exist.";
      "help-section-used": "This section still has articles. Move them to another section or remove them first.";
      "help-article-unknown": "The help centre has no article of that name. List the articles to see which exist.";
      "name-malformed": "That name cannot be used. Take up to 60 letters, figures, dashes and underscores, without accents.";
      "host-malformed": "That is not the name of a host. Write it like play.example.com, without https:// and without a path.";
      "part-missing": "Something a new entry needs is missing. Name it, then try again.";
      "number-refused": "That number cannot be used. Take a whole number from 0 to 1,000,000.";
      "text-missing": "A text in the site's own language is missing. Write one, then save again.";
      "text-too-long": "This text is too long. Shorten it, then save again.";
    };
    "content": {
      "banner-unknown": "There is no banner with that number. List the banners to see which exist.";
      "announcement-unknown": "There is no announcement with that number. List the announcements to see which exist.";
      "text-missing": "A text in the default language is missing. Write one, then save again.";
      "link-refused": "That link cannot be used. Give a page of the site or an https address that fits the link type.";
      "window-backwards": "The end must lie after the start. Choose a later end.";
    };
    "catalog": {
      "game-unknown": "There is no such game. Go back to the lobby and choose another one.";
      "vendor-unknown": "There is no such provider. List the providers to see which exist.";
      "favourites-full": "Your list of favourites is full. Take one game off it, then add this one.";
      "game-closed": "This game is closed. Nothing was staked; please choose another one.";
      "game-coming-soon": "This game is not open yet. It opens when its engine is ready.";
      "game-maintenance": "This game is being serviced. Nothing was staked; please try again later.";
      "vendor-closed": "This provider's games are closed. Nothing was staked; please choose another provider.";
      "vendor-maintenance": "This provider is in maintenance. Nothing was staked; please try again later.";
      "category-off": "These games are switched off on this site. Please choose another category.";
      "region-refused": "This game is not offered where you are. Please choose another one.";
      "window-backwards": "The end must lie after the start. Choose a later end.";
      "import-refused": "The list of games contradicts itself. Nothing of it was taken.";
    };
    "wallet": {
      "insufficient-funds": "Your balance does not cover this amount. Choose a smaller amount or make a deposit.";
      "blocked": "This is blocked on your account at the moment. Contact customer service if you do not know why.";
      "limit-reached": "This would pass a limit set on your account. Try a smaller amount or wait until the limit renews.";
      "group-failed": "One part could not be carried out, so nothing was. Check the amounts and try again.";
      "nothing-to-undo": "There is nothing left to undo.";
      "cancelled-before": "This was cancelled before it arrived and is not carried out.";
      "currency-mismatch": "The two wallets hold different currencies. Choose wallets of the same currency.";
      "key-conflict": "This request was already used for something else and nothing was moved. Reload the page and try again.";
      "account-unknown": "We could not find that wallet. Reload the page and try again.";
      "amount-refused": "That amount cannot be used. Enter an amount above zero and within the allowed range.";
      "id-refused": "The number of this request cannot be used. Reload the page and try again.";
      "sides-refused": "Choose two different wallets, one of them the main wallet.";
      "vendor-unknown": "That vendor has no wallet to transfer with. Choose another one.";
      "day-not-over": "Only a day that is over can be closed. Choose an earlier day.";
      "transfer-open": "A transfer with this vendor is still under way. Wait until it has arrived, then try again.";
      "transfer-failed": "The vendor did not take the transfer, and the money is back where it was. Try again later.";
      "range-too-long": "Choose a range of at most 31 days.";
    };
    "betting": {
      "bet-unknown": "We could not find that bet in your history. Reload the list and choose one from it.";
      "window-backwards": "The start must be before the end. Choose the dates again.";
      "stake-refused": "That amount cannot be taken as a stake. Enter another amount.";
      "id-refused": "Something in this bet has no usable number. Start the game again.";
      "market-unknown": "We could not find what you want to bet on. Reload the page and try again.";
      "market-open": "Betting on this is still open. Close it first.";
      "market-over": "Betting on this is over. Choose another one.";
    };
    "vendors": {
      "vendor-unknown": "There is no vendor with that code. List the vendors to see which exist.";
      "vendor-exists": "There is a vendor with that code already. Choose another code.";
      "vendor-refused": "A vendor needs a name and a code of small letters, digits, dashes and underscores.";
      "report-refused": "The report cannot be read. Give a day like 2026-11-15 and one line per transaction.";
      "connection-refused": "A connection needs a vendor code of the catalogue, a known adapter and, where the adapter asks for one, an https address.";
      "game-not-connected": "This game is not connected yet. Nothing was staked; please choose another game.";
      "play-blocked": "Play is paused for your account, as you or the operator decided. Your balance is safe and you can still withdraw.";
      "request-id-taken": "This request already opened another game. Start the game again from its tile.";
      "back-url-refused": "The way back must be an address of this site.";
      "session-unknown": "There is no such game session of yours. Start the game again from the lobby.";
      "session-over": "This game session is over. Whatever was won is in your balance; start the game again to go on.";
      "limit-used-up": "A limit of your account is used up for now, so no stake would be taken. You can play again when the limit renews.";
    };
    "studio": {
      "session-over": "This game session is over. Open the game again.";
      "game-closed": "This game is closed at the moment.";
      "chance-stopped": "The games are paused: the source of chance is being checked. Nothing was staked.";
      "bet-refused": "This bet is not possible in this game.";
      "step-refused": "This step is not possible now.";
      "request-id-taken": "This request was used for something else.";
      "insufficient-funds": "Your balance does not cover this bet.";
      "limit-reached": "A limit on stakes, losses or time has been reached.";
      "play-blocked": "You cannot place bets at the moment.";
      "round-unsettled": "The round is stored and will be settled. Please try again in a moment.";
      "round-open": "A round is still open. Finish it first.";
      "round-over": "This round is over.";
      "round-unknown": "This round was not found.";
      "seed-unknown": "This seed was not found.";
    };
    "lottery": {
      "game-unknown": "There is no such lottery here. Choose one from the list.";
      "game-off": "This lottery takes no bets at the moment. Choose another one or come back later.";
      "issue-unknown": "There is no such draw of this lottery. Reload the page to see the draw that is on sale.";
      "issue-closed": "Sale for this draw has closed, so your bet was not taken and nothing was charged. You can bet on the next draw.";
      "line-refused": "One of your lines is not a bet of this lottery, so nothing was bought. Check the numbers and try again.";
      "amount-differs": "The price you were shown is not what these lines cost, so nothing was bought. Reload the page and check the sum.";
      "multiple-limit": "The multiple is higher than this lottery allows. Choose a smaller one.";
      "amount-limit": "The order costs more than one order may. Make it smaller or split it.";
      "exposure-reached": "So much has been staked on one of your numbers that it takes no more for this draw. Choose other numbers or a smaller stake.";
      "insufficient-funds": "Your balance is not enough for this order. Nothing was bought.";
      "limit-reached": "A limit you have set for yourself does not allow this stake. Nothing was bought.";
      "play-blocked": "Your account cannot place bets at the moment. Ask customer service for help.";
      "order-id-taken": "Another order was sent under the same number. Reload the page and order again.";
      "order-unknown": "This order is not among yours. Reload the list and choose again.";
      "order-over": "This order can no longer be cancelled: the sale of its draw has closed or it has its result.";
      "chase-unknown": "This chase is not among yours. Reload the list and choose again.";
      "chase-refused": "The chase cannot be played as planned. Choose fewer draws, a smaller multiple or another goal.";
      "text-refused": "The typed bets could not be read to their end. Check the place that is marked.";
      "number-refused": "You have sent all the numbers you may send for this draw.";
      "proof-not-ready": "The proof is published when the sale of the draw has closed. Come back then.";
      "issue-over": "The draw is not in a state that allows this.";
      "board-refused": "These numbers are not a result of this lottery.";
    };
  };
  "fair": {
    "title": "Fair play, checked by you";
    "text": "Every round of our own games is fixed before you bet. Repeat it here, in your own browser: nothing is sent anywhere, and once this page is open it works without a network.";
    "verifier": "Verify a round";
    "verifier-text": "Open a round from your bet record, paste its proof, or type the seeds in.";
    "verify": "Verify";
    "result": "Result";
    "login": "Log in";
    "round-login": "Log in to verify this round of yours. A pasted proof needs no account.";
    "try-example": "Try the example";
    "reveal": "Change seeds and reveal this one";
    "copy": "Copy: {name}";
    "copied": "Copied: {name}";
    "copy-failed": "The browser did not allow copying.";
    "slot-pay": "Paid in units of the definition: {pay}";
    "way": {
      "label": "How to verify";
      "proof": "Proof of a round";
      "hand": "Seeds by hand";
    };
    "field": {
      "proof": "Proof";
      "proof-hint": "Seeds, nonce, game, rules and what was shown, as the bet record gives them.";
      "serverSeed": "Server seed";
      "commitment": "Commitment";
      "clientSeed": "Your seed";
      "nonce": "Nonce";
      "game": "Game";
    };
    "fault": {
      "proof": "This is not the proof of a round. Copy all of it, from the first brace to the last.";
      "impossible": "Not verified: no game has rules or a bet like these.";
      "serverSeed": "A server seed has 64 small hexadecimal digits.";
      "commitment": "A commitment has 64 small hexadecimal digits.";
      "clientSeed": "A seed of yours has 1 to 64 letters, digits, - or _.";
      "nonce": "A nonce is a whole number from 0.";
    };
    "part": {
      "mines": "Mines";
      "plinko": "Rows";
      "wheel": "Wheel";
    };
    "game": {
      "dice": "Dice";
      "crash": "Crash";
      "mines": "Mines";
      "hi-lo": "Hi-lo";
      "plinko": "Plinko";
      "wheel": "Wheel";
      "keno": "Keno";
      "slot": "Slots";
    };
    "verdict": {
      "same-title": "Verified";
      "same-text": "Repeated here from the revealed seed, the round comes out exactly as it was shown and paid.";
      "drawn-title": "The seeds fit";
      "drawn-text": "This server seed is the one that was committed to. Below is what it draws: compare it with what you saw.";
      "sealed-title": "Still sealed";
      "sealed-text": "The seed of this round is still in use and secret. Change seeds, and it is revealed and verified here at once.";
      "wrong-seed-title": "Not verified: another seed";
      "wrong-seed-text": "This server seed is not the one whose commitment was shown before the bet.";
      "wrong-rules-title": "Not verified: other rules";
      "wrong-rules-text": "The rules given here are not those whose hash was stored with the round.";
      "wrong-outcome-title": "Not verified: another result";
      "wrong-outcome-text": "With these seeds the round comes out differently from what was shown.";
      "wrong-win-title": "Not verified: another win";
      "wrong-win-text": "The result is right, but the rules pay another amount for it.";
    };
    "check": {
      "seed": "The seed was promised before the bet:";
      "rules": "The rules are those of the round:";
      "outcome": "The result is the one shown:";
      "win": "The win is the one paid:";
    };
    "answer": {
      "yes": "yes";
      "no": "no";
      "unasked": "not looked at";
    };
    "step": {
      "commitment": "The promise";
      "commitment-text": "The hash of the revealed seed must be the commitment you were shown before you played.";
      "blocks": "The words";
      "blocks-text": "The seed keys an HMAC over the game, your seed, the nonce and the block. Each block is cut into eight words.";
      "numbers": "The numbers";
      "numbers-text": "For a number below n the next word is taken. Words from 2³² − (2³² mod n) on are thrown away, so that every number is equally likely; the remainder by n counts.";
      "outcome": "The result";
    };
    "table": {
      "word": "Word";
      "decimal": "Decimal";
      "bound": "Below";
      "number": "Number";
      "thrown-away": "thrown away";
    };
    "game-draw": {
      "dice": "A number below 10,000, shown with two decimals.";
      "crash": "Two words make one large number v; the point is 99 · 2⁶⁴ ÷ (v + 1) in hundredths, at least 1.00.";
      "mines": "As many of the 25 cells as there are mines, each drawn among those left. Cells count from 1, row by row.";
      "hi-lo": "Cards from a full deck each: rank by 13, then suit.";
      "plinko": "A number below 2 for each row: 0 goes left, 1 goes right.";
      "wheel": "A number below the number of segments: the place that stops under the pointer, counted from 1.";
      "keno": "20 of the 80 numbers, each drawn among those left.";
      "slot": "A stop for each reel from the left, or a symbol for each cell; tumbles and features go on with the words that follow.";
    };
    "seeds": {
      "title": "Your seeds";
      "text": "What is promised for your next rounds, and what has been revealed.";
      "login": "Log in to see the commitments for your next rounds and to reveal the seed of those you played.";
      "next-commitment": "Next commitment";
      "next-round": "Next nonce";
      "new": "New seed of yours";
      "new-hint": "Optional: 1 to 64 letters, digits, - or _. It takes effect with the next server seed.";
      "change": "Change seeds and reveal";
      "revealed": "Revealed seeds";
      "none-revealed": "None yet. Change seeds after playing, and the old one appears here.";
      "rounds": "{count, plural, =0 {no rounds} one {# round} other {# rounds}}";
    };
    "how": {
      "title": "How a draw is made";
      "text": "On one page, to be printed and followed with any terminal.";
      "before-title": "Before you play";
      "before": "the house takes 32 secret random bytes, the server seed, and shows their commitment: SHA-256 of “fairground/commit/1|” and the seed. It cannot change the seed any more.";
      "yours-title": "Your part.";
      "yours": "You choose a seed of your own. It joins with the next server seed, which was committed to before you chose. The nonce counts your rounds from 0.";
      "draw-title": "The draw.";
      "draw": "Block 0, 1, 2 … of a round is HMAC-SHA256, keyed by the server seed, of “fairground/draw/1|game|your seed|nonce|block”.";
      "words-title": "Words.";
      "words": "Each block of 32 bytes is cut into eight words of four bytes, highest byte first. Every word is used once, in order.";
      "number-title": "A number below n.";
      "number": "The next word counts if it is smaller than 2³² − (2³² mod n), else the one after it. Its remainder by n is the number. No stake, balance, player or earlier result goes in.";
      "reveal-title": "After you played.";
      "reveal": "Change seeds, and the old server seed is revealed. Check its commitment, repeat the draw, compare.";
      "games": "What each game draws";
      "document": "The full document, with every game and an example for the terminal";
    };
  };
  "game-rules": {
    "rules": {
      "other": "The full rules stand inside the game, behind the button with the question mark. They are shown before the first stake.";
      "lines": "The reels stop, and every line that carries enough equal symbols from the left pays by the table. Wild symbols stand for others; scatters open free rounds wherever they land. Each line is staked, so the stake of a round is the line stake times the lines.";
      "ways": "There are no lines: equal symbols on neighbouring reels from the left pay, wherever on the reel they stand. The more of them stand on one reel, the more ways are paid at once.";
      "tumble": "Winning symbols are paid and vanish, the others fall, and new ones come from above. It goes on until nothing wins any more; one stake covers the whole chain, and in free rounds a multiplier grows with every fall.";
      "hold": "Six or more coins hold their places and open a feature of three spins. Every further coin stays and sets the count back to three. At the end all coins are paid; a full screen pays the grand prize.";
      "cluster": "Five or more equal symbols that touch side by side form a cluster and pay by their number. The cluster vanishes, the rest falls, and new symbols may form the next one.";
      "heights": "Each reel shows a different number of symbols in every round, so the number of ways changes with it. Wins vanish and new symbols follow; scatters open free rounds with a multiplier that never falls back.";
      "expanding": "A wild symbol that lands grows over its whole reel before the lines are paid. Lines pay equal symbols from the left; scatters open free rounds.";
      "sticky": "Wild symbols of the free rounds stay where they landed until the feature ends, so the later spins pay the most. Lines pay equal symbols from the left.";
      "walking": "A wild symbol walks one reel to the side after each spin, and the reels turn again for free until it has left. Lines pay equal symbols from the left.";
      "bonus-wheel": "Lines pay equal symbols from the left. Enough scatters open a wheel whose fields pay a multiple of the bet; every field and its chance stand in the rules of the game.";
      "baccarat": "Bet on player, banker or tie. Both hands get two cards and by fixed rules a third; the one nearer to nine wins, tens and pictures count nothing. Banker wins pay less the commission shown at the table.";
      "dragon-tiger": "One card for the dragon, one for the tiger: the higher one wins, the ace is lowest. On a tie half of the stake on either side comes back.";
      "roulette": "The ball falls on one of the numbers. A single number pays most, colours, odd and even, and halves pay even. Zero belongs to none of them.";
      "sic-bo": "Three dice are thrown. Big is 11 to 17, small is 4 to 10; both lose on a triple. Exact sums, pairs and triples pay by the table.";
      "blackjack": "Come nearer to 21 than the dealer without going over. Pictures count ten, the ace one or eleven. You may draw, stand, double or split; the dealer draws to 16 and stands on 17.";
      "bull-bull": "Five cards each: three of them must make a full ten. What the other two count over ten is the hand; a ten there is the bull and wins against all but the pictures.";
      "fan-tan": "Beads are covered and taken away four at a time. Bet on how many are left in the end: one, two, three or four.";
      "xoc-dia": "Four coins with a white and a red side are shaken under a bowl. Bet on even or odd, or on exactly how many show red.";
      "wheel": "The wheel turns and stops at a field. What was staked on that field is paid by its number; the share of each field stands beside it.";
      "coin": "A coin is thrown. Right guesses double and may be kept or thrown again; a wrong one ends the round.";
      "crash": "A multiplier rises from 1.00 and breaks off at a point sealed before the round. Take your win before it does, by hand or at a value set beforehand.";
      "dice": "Choose a number and whether the throw shall lie above or below it. The smaller the chance, the higher the pay; both are shown before you throw.";
      "mines": "Mines lie hidden in a field of 25. Every safe field raises the multiplier; stop whenever you like. More mines mean higher steps.";
      "plinko": "A ball falls through rows of pins into a slot with a multiplier. Rows and risk can be chosen; the middle pays less and comes often.";
      "keno": "Choose up to ten of the numbers. Twenty are drawn, and the more of yours are among them, the more is paid.";
      "hi-lo": "Is the next card higher or lower? Every right guess multiplies the win, which can be taken at any time.";
      "fish-shooter": "Every shot is a stake of the cannon's size. A fish that is caught pays its number times the shot; bosses are rare and pay most. The chance of every catch is in the list inside the game.";
      "sportsbook": "Choose a match, a market and your stake. Odds hold as you accepted them; combinations win when all their parts win. Settlement follows the official result, each step can be followed in the history.";
      "esports": "Bet on series, maps and rounds. Forfeits and replays are settled by the rules shown beside the market; odds hold as you accepted them.";
      "cockfight": "A drawn simulation, seeded before bets open; no animal takes part. Bet on red, blue or a draw, at the odds shown with their exact return. Every bout can be replayed.";
      "draw": "Choose your numbers before the draw closes by the server's clock. The result was sealed before sale and is opened after it; each kind of bet pays by the table shown beside it.";
      "ba-cay": "Three cards each, and the last digit of their sum counts. Ten is best; of equal hands the higher suit wins.";
      "lieng": "Three cards each, bets go round as in poker. Three of a kind beats a run, a run beats three pictures, and those beat the last digit of the sum.";
      "mau-binh": "Thirteen cards are laid in three rows of five, five and three. The rows must grow from front to back, and are compared row by row with every opponent.";
      "phom": "Collect runs and sets. Take the card before you or one from the deck, give one away; who has the fewest loose points at the end wins.";
      "sam-loc": "Be first to have no cards left. Sets and runs are beaten by higher ones of the same kind; who calls Sâm wins only if nobody beats him once.";
      "tien-len": "Be first to have no cards left. Singles, pairs, sets and runs are beaten by higher ones of the same kind; twos are highest, and fours and double runs cut them.";
      "xi-dach": "Come nearer to 21 than the banker without going over. Two aces win against all, then ace with ten, then five cards that do not exceed 21.";
      "xi-to": "Five-card stud: one card is dealt face down and the others open, with a round of bets after each. The best hand, or the last one in, takes the pot.";
      "texas": "Two cards of your own and five for all. The best five of the seven win the pot, or whoever is left when the others fold.";
      "omaha": "Four cards of your own and five for all. Exactly two of yours and three of the table make the hand.";
      "mahjong": "Draw and discard until four sets and a pair are complete. Rare hands count more; the count of each is in the list inside the game.";
      "domino": "Lay stones so that the ends fit. Who has laid all of them, or holds the fewest points when nothing fits, wins the round.";
      "chess": "The game as everybody knows it, with a clock. Mate, resignation or time decides; a draw gives the stakes back less the table's fee.";
      "xiangqi": "Chess of the river and the palace, with a clock. Who has no legal move or loses the general has lost.";
    };
  };
  "games": {
    "tile": {
      "hot": "Hot";
      "new": "New";
      "play": "Play";
      "details": "Details of {name}";
      "coming-soon": "Coming soon";
      "maintenance": "Maintenance";
      "rtp": "{rtp} return";
    };
    "favourite": {
      "add": "Add {name} to favourites";
      "remove": "Remove {name} from favourites";
      "failed": "The favourite was not saved";
    };
    "play": {
      "failed": "The game could not be opened";
    };
    "shelf": {
      "previous": "Scroll back";
      "next": "Scroll on";
      "failed": "These games could not be loaded.";
    };
    "search": {
      "label": "Search in {category}";
      "placeholder": "Name of a game or a vendor";
      "clear": "Clear the search";
    };
    "tab": {
      "label": "Which games";
      "all": "All";
      "favourites": "Favourites";
      "recent": "Recent";
    };
    "filter": {
      "label": "Filters";
      "vendor": "Vendor";
      "bet": "Minimum bet";
      "bet-step": "{amount} or less";
      "any": "Any";
      "lines": "25 or more lines";
      "volatility": "Volatility";
      "new": "New";
      "labels": "Kinds";
      "all-labels": "All kinds";
      "clear": "Clear filters";
      "remove": "Remove filter {name}";
      "in-maintenance": "in maintenance";
    };
    "sort": {
      "label": "Sort by";
      "POPULAR": "Most popular";
      "NEWEST": "Newest";
      "NAME": "Name";
      "RTP": "Return";
      "MIN_BET": "Lowest bet";
    };
    "volatility": {
      "LOW": "Low";
      "MEDIUM": "Medium";
      "HIGH": "High";
      "VERY_HIGH": "Very high";
    };
    "count": "{count, plural, =0 {No games} one {# game} other {# games}}";
    "end": "That is all: {count, plural, one {# game} other {# games}}.";
    "top": "Back to the top";
    "empty": {
      "title": "No game fits all of this";
      "text": "Fewer filters show more games.";
      "name-title": "No game named “{name}” here";
      "name-text": "It may be in another lobby, or under another spelling.";
      "similar": "Did you mean one of these?";
      "favourites-title": "No favourites here yet";
      "favourites-text": "Press the heart on a game, and it waits for you here.";
      "recent-title": "Nothing played here yet";
      "recent-text": "Games you open appear here, the last one first.";
      "all": "Show all games";
    };
    "login": {
      "favourites-title": "Your favourites wait behind the login";
      "recent-title": "Your recent games wait behind the login";
      "text": "Log in and they are here, on every device.";
      "action": "Log in";
    };
    "failed": {
      "title": "The games could not be loaded";
      "more": "Some games could not be loaded.";
    };
    "maintenance": {
      "text": "{vendor} is being maintained. Its games are shown and open again when the work is done.";
    };
    "details": {
      "facts": "Facts";
      "vendor": "Vendor";
      "kind": "Kind";
      "category": "Lobby";
      "rtp": "Return to player";
      "rtp-note": "What is paid back of all stakes in the long run, over millions of rounds.";
      "hit-rate": "Hit rate";
      "hit-rate-note": "The share of rounds that pay anything at all.";
      "max-win": "Largest win";
      "max-win-value": "{times}× the stake";
      "volatility": "Volatility";
      "lines": "Lines";
      "limits": "Stake";
      "limits-from": "from {min}";
      "limits-range": "{min} to {max}";
      "released": "Released";
      "unknown": "Not stated yet";
      "rules": "How it is played";
      "model": "Model of mathematics";
      "play": "Play";
      "login-note": "You are asked to log in first.";
      "coming-soon": "This game is still being set up. It can be looked at and marked, and opens as soon as its mathematics has been checked.";
      "maintenance": "This game is being maintained. Money in it is safe and unchanged.";
      "maintenance-until": "This game is being maintained until about {moment}. Money in it is safe and unchanged.";
      "gone-title": "This game is not shown any more";
      "gone-text": "It was closed or is not offered where you are. Nothing of yours was changed.";
      "share": "Copy the link";
      "shared": "The link is copied";
    };
    "providers": {
      "title": "Vendors";
      "text": "{count, plural, one {# vendor} other {# vendors}} under one roof, one wallet for all.";
      "games": "{count, plural, one {# game} other {# games}}";
      "maintenance": "In maintenance";
    };
  };
  "head": {
    "template": "{title} · {brand}";
    "home": {
      "title": "Slots, live tables, lotteries and sports on play money";
      "description": "Play slots, live tables, fishing, lotteries and sports in one place. Quick to load, open about its odds, and free to try on play money.";
    };
    "register": {
      "title": "Open an account";
      "description": "Open your account in a minute and start with the welcome bonus.";
    };
    "point-mall": {
      "title": "Points mall";
      "description": "Spend the points you collect while you play on rewards you choose.";
    };
    "lottery": {
      "title": "Lottery";
      "description": "Draws through the day, results you can check, every prize explained.";
    };
    "vn-lottery": {
      "title": "Vietnam lottery";
      "description": "North, Central and South: buy, follow the draw and see past numbers.";
    };
    "rng": {
      "title": "Slots";
      "description": "Thousands of slots with their return and volatility shown before you play.";
    };
    "pvp": {
      "title": "Card games";
      "description": "Card rooms against other players.";
    };
    "live": {
      "title": "Live tables";
      "description": "Baccarat, roulette and more with the round timer in sight.";
    };
    "fish": {
      "title": "Fishing";
      "description": "Fishing halls for one or many.";
    };
    "sports": {
      "title": "Sports";
      "description": "Fixtures, live odds and a slip that always shows stake and return together.";
    };
    "esports": {
      "title": "Esports";
      "description": "Matches and odds from the esports calendar.";
    };
    "cockfight": {
      "title": "Cockfight simulation";
      "description": "A stylised, fully simulated contest.";
    };
    "inhouse": {
      "title": "Made in-house";
      "description": "Games drawn and built by our own studio.";
    };
    "elott": {
      "title": "E-lottery";
      "description": "Instant lotteries and quick draws.";
    };
    "hot": {
      "title": "Hot games";
      "description": "What players open most right now.";
    };
    "promotions": {
      "title": "Promotions";
      "description": "Every offer with its conditions in plain words.";
    };
    "promo-detail": {
      "title": "Promotion";
      "description": "What the offer gives, who can join and how.";
    };
    "seamless": {
      "title": "Game lobby";
      "description": "A provider's own lobby inside the site.";
    };
    "game": {
      "title": "Game";
      "description": "The game in its frame.";
    };
    "help": {
      "title": "Help centre";
      "description": "Answers, rules and terms.";
    };
    "help-only": {
      "title": "Help centre";
      "description": "Answers, rules and terms.";
    };
    "fair": {
      "title": "Fair play";
      "description": "Repeat any round of our own games in your browser: the promise before the bet, the draw and the win, step by step.";
    };
    "download": {
      "title": "Get the app";
      "description": "Put the site on your home screen: Android and iOS, step by step.";
    };
    "login": {
      "title": "Log in";
      "description": "Log in to go on.";
    };
    "reset-password": {
      "title": "Choose a new password";
      "description": "Set a new password with the link of your mail.";
    };
    "sign-in": {
      "title": "Signing in";
      "description": "Finishing your sign-in.";
    };
    "offline": {
      "title": "You are offline";
      "description": "There is no network. Pages you have opened before still work.";
    };
    "not-found": {
      "title": "Page not found";
      "description": "This address leads nowhere on the site.";
    };
  };
  "help": {
    "title": "Help centre";
    "text": "Rules, terms and answers in plain words.";
    "search": "Search the help centre";
    "search-placeholder": "Withdrawal, bonus, limits …";
    "found": "{count, plural, =0 {Nothing found} one {# article} other {# articles}}";
    "none-title": "No article matches “{query}”";
    "none-text": "Try another word, or write to us.";
    "clear": "Show all articles";
    "sections": "Sections";
    "contact-title": "Still stuck?";
    "contact-text": "Write to us through any of these channels.";
    "empty-title": "The help centre is being written";
    "empty-text": "Articles appear here as soon as they are published.";
  };
  "home": {
    "title": "Games under one roof, every result open to check";
    "lobbies": {
      "title": "Ten lobbies, one ticket";
      "text": "One account and one wallet for everything on the grounds.";
    };
    "category": {
      "live": "Tables with a clear timer and every result on record";
      "rng": "Return, hit rate and top win on every cover";
      "sports": "Pre-match and live, odds you accept yourself";
      "fish": "Cannons, schools and bosses for up to four";
      "pvp": "Real tables, real opponents, no house hand";
      "esports": "Maps, rounds and players of the big leagues";
      "lott": "Regional draws with published results";
      "elott": "Quick draws all day, sealed before you bet";
      "cockfight": "A stylised simulation, no animals involved";
      "inhouse": "Drawn, calculated and tested by us";
      "hot": "What is played most right now";
    };
    "fair": {
      "title": "Why Fairground";
      "text": "Three promises every game opens with, none of them small print.";
      "check-title": "Check every result";
      "check": "Before you bet you get the seal of the result. After it you get the key. Anyone can do the sum, offline too.";
      "money-title": "Play money, plainly said";
      "money": "The whole house runs on play money. Balances are kept in a double-entry ledger that must add up, every day.";
      "limits-title": "Limits that hold";
      "limits": "Deposit, loss, stake and time limits are checked in the same step as the bet. Tightening works at once.";
      "action": "Verify a round";
    };
    "how": {
      "title": "How it works";
      "text": "From the first visit to a checked result in three steps.";
      "step-1-title": "Sign up";
      "step-1": "With a username or your mobile number. It takes a minute.";
      "step-2-title": "Set your limits";
      "step-2": "Choose how much and how long before the first game.";
      "step-3-title": "Play and check";
      "step-3": "Every round is in your history and can be replayed and verified.";
    };
    "help": {
      "title": "Questions before you start?";
      "text": "Short answers on accounts, money, fairness and limits.";
      "all": "Open the help centre";
    };
    "app": {
      "title": "Take it with you";
      "text": "Install Fairground on your home screen: no store, no updates to chase.";
      "action": "Get the app";
    };
    "shelf": {
      "all": "See all";
      "all-of": "See all: {category}";
      "continue": "Continue playing";
    };
    "wins": {
      "title": "Wins of the day";
      "text": "Real bets of real accounts, names masked, told some minutes later.";
    };
    "promotions": {
      "title": "Promotions";
      "text": "What the house offers right now.";
      "all": "All promotions";
    };
  };
  "legacy": {
    "in_need_true_account": "This needs a real account. You are playing with a trial account.";
    "in_increase_submit": "OK";
    "invitation_code_error": "The invitation code is not valid. Check it and try again.";
    "create_account": "Create an account";
    "reg_pattern_0": "Enter {bounds} characters.";
    "reg_pattern_1": "Start with a letter, then letters and digits, {bounds} characters.";
    "reg_pattern_2": "Enter {bounds} Chinese characters or digits.";
    "reg_pattern_3": "Enter a valid e-mail address.";
    "reg_pattern_4": "Enter {bounds} letters or digits.";
    "reg_pattern_5": "Combine letters and digits, {bounds} characters.";
    "reg_pattern_6": "Enter {bounds} digits.";
    "reg_pattern_7": "Letters and digits with at least one capital letter, {bounds} characters.";
    "reg_pattern_8": "Enter {bounds} English letters or spaces.";
    "reg_pattern_9": "Enter {bounds} characters without spaces.";
    "reg_pattern_10": "Enter {bounds} Chinese characters or punctuation marks.";
    "reg_pattern_11": "Enter a date as yyyy-MM-dd.";
    "reg_pattern_12": "Enter {bounds} letters with a space.";
    "reg_pattern_13": "Enter a date as MM-dd-yyyy.";
    "reg_pattern_14": "Only letters and digits, {bounds} characters.";
    "reg_pattern_15": "Enter {bounds} Korean characters.";
    "reg_pattern_16": "Enter {bounds} Thai characters.";
    "reg_pattern_17": "Enter {bounds} Thai or English letters or spaces.";
    "reg_pattern_18": "Capital letters and spaces with at least one English letter, {bounds} characters.";
    "reg_pattern_19": "Letters, digits and symbols, {bounds} characters.";
    "reg_pattern_20": "At least one capital letter, one small letter, one digit and one symbol, {bounds} characters.";
    "reg_pattern_21": "Enter your first and last name with a space between them, {bounds} characters.";
    "reg_pattern_22": "Enter {bounds} full-width Hiragana, Katakana or Kanji without spaces.";
    "reg_pattern_23": "Only capital letters without spaces, {bounds} characters.";
    "field_required": "Please fill in this field.";
    "field_not_equal": "The two entries differ.";
    "field_terms": "Please accept the terms and the privacy policy first.";
    "field_too_young": "You are not old enough to open an account.";
    "field_not_taken": "This field is not asked for. Leave it empty.";
    "password_sent": "A message is on its way. Please check your mailbox.";
    "popup_blocked": "The window was blocked. Allow popups and try again.";
    "popup_closed": "The login failed because its window was closed.";
  };
  "letters": {
    "code": {
      "sms": "{brand}: {code} is your code {purpose}, good for {minutes, plural, one {# minute} other {# minutes}}. Give it to nobody.";
      "subject": "{code} is your {brand} code";
      "title": "Your verification code";
      "text": "This is your code {purpose}. It is good for {minutes, plural, one {# minute} other {# minutes}}, and once.";
      "note": "Nobody at {brand} will ever ask you for this code. If you did not ask for it, somebody may have typed your address by mistake: do nothing, and it ends by itself.";
    };
    "purpose": {
      "register": "to open an account";
      "login": "to log in";
      "recover": "to set a new password";
      "change-password": "to change your password";
      "second-verification": "to confirm a login from a new place";
      "confirm-contact": "to confirm this contact";
    };
    "password-link": {
      "sms": "{brand}: set a new password for {account} within {minutes, plural, one {# minute} other {# minutes}}: {link}";
      "subject": "Set a new {brand} password";
      "title": "A new password for {account}";
      "text": "Somebody, most likely you, asked for a new password. The button opens the page where you choose it. It works once, within {minutes, plural, one {# minute} other {# minutes}}.";
      "action": "Choose a new password";
      "note": "If you did not ask for this, do nothing: your password stays as it is.";
    };
    "login-alert": {
      "sms": "{brand}: new login to {account}, {at}, from {ip}. Not you? Change your password at once.";
      "subject": "New login to your {brand} account";
      "title": "A login from a new place";
      "text": "The account {account} was logged in to at {at}, from the address {ip}, with {device}.";
      "note": "If it was you, all is well. If not, change your password at once and end the other sessions in the security centre.";
    };
    "password-changed": {
      "sms": "{brand}: the password of {account} was changed, {at}. Not you? Contact customer service at once.";
      "subject": "Your {brand} password was changed";
      "title": "Your password was changed";
      "text": "The password of {account} was changed at {at}. All other sessions were ended.";
      "note": "If it was not you, contact customer service at once.";
    };
    "already-registered": {
      "sms": "{brand}: this number already has an account. Log in with it, or set a new password if you forgot yours.";
      "subject": "You already have a {brand} account";
      "title": "You already have an account";
      "text": "Somebody, most likely you, tried to open an account with this address. It has one already, so no code was made.";
      "note": "Log in as usual. If you forgot your password, you can set a new one from the login page.";
    };
    "contact-changed": {
      "sms": "{brand}: the contact of {account} was changed to {contact}, {at}. Not you? Contact customer service at once.";
      "subject": "The contact of your {brand} account was changed";
      "title": "Your contact was changed";
      "text": "Messages about {account} go to {contact} since {at}.";
      "note": "If it was not you, contact customer service at once.";
    };
    "frame": {
      "reason": "You get this message because this address was given at {brand}. It is no advertising.";
      "age": "{brand} is for players aged {age} and over.";
    };
  };
  "lobby": {
    "soon-title": "{category}: the lobby opens soon";
    "soon-text": "The lobby stands, the games are moving in. No date is promised before it is certain.";
    "awaits": "What will be here";
    "family": "Also in sports";
    "text": {
      "live": "Tables with a clear round timer, one view of every bet and the whole history of a shoe.";
      "rng": "Thousands of slots, found by vendor, minimum bet, lines and volatility.";
      "sports": "Football first, then everything else that has a fixture list.";
      "fish": "Shared ponds with cannons, schools and bosses.";
      "pvp": "Card tables where players meet players.";
      "esports": "Series, maps and rounds of the big leagues.";
      "elott": "Draws every few minutes and the regional lotteries beside them.";
      "cockfight": "A stylised simulation. No animal takes part or ever took part.";
      "inhouse": "Games from our own workshop, with the mathematics on show.";
      "hot": "The games that most people play right now, counted honestly.";
    };
    "points": {
      "live-1": "Baccarat, roulette, dragon tiger, sic bo";
      "live-2": "Timer and connection always in view";
      "live-3": "Road maps computed from real rounds";
      "rng-1": "Search as you type and filters that combine";
      "rng-2": "Return and volatility on every cover";
      "rng-3": "Favourites and recently played";
      "sports-1": "Singles, combinations and systems";
      "sports-2": "You decide how odds changes are taken";
      "sports-3": "Settlement that can be followed step by step";
      "fish-1": "Up to four players in one pond";
      "fish-2": "Every catch chance in the rules";
      "fish-3": "Plays in portrait and landscape";
      "pvp-1": "Tiến lên, phỏm, poker";
      "pvp-2": "Shuffles sealed before the deal";
      "pvp-3": "Tables by stake, seats in one tap";
      "esports-1": "Maps, rounds and player markets";
      "esports-2": "Live scores next to the slip";
      "esports-3": "Clear rules for forfeits and replays";
      "elott-1": "Two, three and four digits, quick pick";
      "elott-2": "Closing time by the server's clock";
      "elott-3": "Sealed before sale, opened after the draw";
      "cockfight-1": "Seeded simulation, replay of every bout";
      "cockfight-2": "Odds with the exact return";
      "cockfight-3": "An operator can switch it off";
      "inhouse-1": "Crash, dice, mines, plinko, wheel";
      "inhouse-2": "A sheet of figures for every game";
      "inhouse-3": "A verifier that works offline";
      "hot-1": "Counted from real rounds only";
      "hot-2": "By category and by time";
      "hot-3": "No paid places";
    };
  };
  "modals": {
    "announcements": {
      "title": "Announcements";
      "empty-title": "No announcements";
      "empty-text": "News about the site will stand here.";
      "back": "All announcements";
    };
    "popup": {
      "count": "{number} of {total}";
      "understood": "Understood";
      "next": "Next";
    };
    "help": {
      "title": "Help";
      "open-page": "Open the help centre";
    };
    "download": {
      "title": "Get the app";
      "more": "More on the download page";
    };
    "logout": {
      "title": "Sign out?";
      "text": "You can log in again at any time. Open games are kept.";
      "confirm": "Sign out";
      "cancel": "Stay";
    };
    "real-account": {
      "title": "Trial account";
    };
    "soon": {
      "agent-title": "The agent centre opens soon";
      "agent-text": "Your team, its figures and your contracts will be here, adding up to the last digit.";
      "messages-title": "Your inbox opens soon";
      "messages-text": "Messages to your account will be kept here. Announcements to everyone can be read already.";
      "messages-action": "Read announcements";
    };
    "palette": {
      "title": "Search the site";
      "placeholder": "Search games, pages and help";
      "recent": "Recent";
      "pages": "Pages";
      "help": "Help articles";
      "none": "Nothing found for “{query}”";
      "found": "{count, plural, =0 {Nothing found} one {# result} other {# results}}";
      "move": "to move";
      "choose": "to open";
      "searches": "Searched lately";
      "games": "Games";
    };
    "language": {
      "title": "Language";
      "text": "Texts, dates and amounts follow your choice.";
    };
  };
  "offline": {
    "page": {
      "title": "You are offline";
      "text": "This page has not been opened on this device before, so it cannot be shown without a network. Your account and your money are not affected.";
      "retry": "Try again";
      "home": "Home page";
      "kept": "You can still open";
    };
    "update": {
      "title": "A new version is ready";
      "text": "Load it when it suits you. Nothing you have open is lost until then.";
      "action": "Load it now";
    };
  };
  "pages": {
    "point-mall": {
      "title": "Points mall";
      "soon-title": "The mall is stocking its shelves";
      "soon-text": "Points from play turn into rewards here. They never expire.";
      "point-1": "Balance and every change of it on record";
      "point-2": "Redeem for rewards or convert to play money";
      "point-3": "Requests you can follow step by step";
    };
    "promotions": {
      "title": "Promotions";
      "soon-title": "The first offers are on their way";
      "soon-text": "Every offer will show its conditions before you join: wagering, time, games and the largest stake.";
      "point-1": "Conditions in one line, next to the figure";
      "point-2": "A meter that shows what is left";
      "point-3": "Leave at any time, no hidden lock";
    };
    "promo-detail": {
      "title": "Promotion";
      "soon-title": "This offer is not open yet";
      "soon-text": "When promotions open, the address you have will lead straight to it.";
      "all": "To all promotions";
    };
    "lottery": {
      "title": "Lottery";
      "soon-title": "The draw room opens soon";
      "soon-text": "Sealed before the sale, drawn on time, opened for everyone to check.";
      "point-1": "Draws counted down by the server's clock";
      "point-2": "Every ticket in a published list";
      "point-3": "Past numbers and trends";
    };
    "vn-lottery": {
      "title": "Vietnam lottery";
      "soon-title": "The three regions open soon";
      "soon-text": "North, Central and South with their own days, prizes and ways to play.";
      "point-1": "Two, three and four digits";
      "point-2": "The last hundred results at hand";
      "point-3": "Quick pick and repeat";
    };
    "seamless": {
      "title": "Seamless mode";
      "soon-title": "No game is open here";
      "soon-text": "Games that share your wallet run in this place. They open together with the catalogue.";
    };
    "game": {
      "title": "Game";
      "soon-title": "No game is open here";
      "soon-text": "Choose a game in a lobby and it starts in this place. The lobbies open one after another.";
      "lobbies": "To the lobbies";
    };
    "awaits": "What will be here";
  };
  "play": {
    "stage": "Game: {game}";
    "a-game": "Game";
    "leave": "Leave the game";
    "deposit": "Deposit";
    "full-screen": "Full screen";
    "full-screen-off": "End full screen";
    "details": "About this game";
    "session-time": "Playing for {time}";
    "safety": "Every stake and every win is booked on our server the moment it happens. If the game stops or the line breaks, your money is where it was.";
    "offline": "The connection is gone. Nothing is staked without it; a round under way goes on at the server.";
    "closing": "This game has just been closed. Finish your round: it is paid as usual, and no new stake is taken.";
    "loading": {
      "label": "Opening the game";
      "session": "Opening your session";
      "game": "Loading the game";
      "slow": "This takes longer than it should. Your balance has not been touched.";
      "again": "Load again";
      "other-way": "Try another way";
    };
    "ask": {
      "title": "A round is still open";
      "text": "If you leave now, the round is finished by its rules and the result is booked to your balance. Nothing is lost.";
      "leave": "Leave anyway";
      "stay": "Keep playing";
    };
    "trouble": {
      "login-title": "Log in to play";
      "login-text": "A game plays with your balance, so we need to know whose it is.";
      "login-action": "Log in";
      "real-account-title": "This game needs a real account";
      "real-account-text": "Trial credits are not taken here. Nothing was staked.";
      "real-account-action": "Open an account";
      "closed-title": "This game is closed";
      "closed-text": "Nothing is staked here any more. A round that was under way is paid or given back, and you find it in your betting record.";
      "soon-title": "This game opens soon";
      "soon-text": "It is in the catalogue and cannot be played yet. Nothing was staked.";
      "maintenance-title": "The provider is in maintenance";
      "maintenance-text": "Your balance is untouched. A round that was under way is finished when the provider is back.";
      "region-title": "Not offered where you are";
      "region-text": "This game may not be played from your country. Nothing was staked.";
      "paused-title": "Play is paused for you";
      "over-title": "Your session is over";
      "over-text": "Sessions end after half an hour without a stake, or when you leave. What you won is in your balance.";
      "network-title": "The game could not be reached";
      "network-text": "Check your connection and try again. Your balance has not been touched.";
      "failed-title": "The game did not open";
      "again": "Try again";
      "play-again": "Play again";
      "lobby": "To the lobby";
      "record": "Betting record";
      "help": "Help centre";
    };
    "about": {
      "title": "About {game}";
      "provider": "Provider";
      "rtp": "Paid back in the long run";
      "hit-rate": "Rounds that pay";
      "max-win": "Largest win";
      "max-win-value": "{times} × the stake";
      "limits": "Stake";
      "limits-from": "from {min}";
      "limits-range": "{min} – {max}";
      "volatility": "Spread of wins";
      "volatility-LOW": "Many small wins";
      "volatility-MEDIUM": "Balanced";
      "volatility-HIGH": "Few, larger wins";
      "volatility-VERY_HIGH": "Rare, very large wins";
      "percent": "{value} %";
      "money-title": "Your money in the game";
      "close": "Close";
      "unknown": "Not stated yet";
    };
    "vendor-games": {
      "title": "Games of {vendor}";
      "text": "Choose a game, or see them all in the lobby.";
      "all": "All games of {vendor}";
      "empty-title": "No game is open here just now";
      "empty-text": "The provider's games will stand here as soon as they open.";
      "error-title": "The list could not be read";
      "again": "Try again";
      "close": "Close";
      "soon": "Soon";
      "maintenance": "In maintenance";
    };
    "mini": {
      "label": "Quick game";
      "open": "Play a quick game";
      "close": "Close the quick game";
      "large": "Open on its own page";
    };
  };
  "profile": {
    "title": "Profile";
    "account": "Account";
    "customer-id": "Customer number";
    "copy-customer-id": "{number}: copy the customer number";
    "copied": "Copied";
    "copy-failed": "The browser did not allow copying";
    "nickname": "Nickname";
    "nickname-hint": "Others see it in place of your account name.";
    "change-nickname": "Change your nickname";
    "nickname-changed": "Your nickname was changed";
    "change-icon": "Change your picture";
    "icon": "Picture {number}";
    "icon-changed": "Your picture was changed";
    "save": "Save";
    "kind": {
      "agent": "Agent";
      "general-agent": "General agent";
      "affiliate": "Affiliate";
      "affiliate-manager": "Affiliate manager";
      "trial": "Trial account";
    };
  };
  "security": {
    "action": {
      "cancel": "Cancel";
      "save": "Save";
      "next": "Continue";
      "confirm": "Confirm";
      "change": "Change";
      "set": "Set up";
      "off": "Switch off";
      "remove": "Remove";
    };
    "state": {
      "set": "Set";
      "not-set": "Not set";
      "on": "On";
      "off": "Off";
      "confirmed": "Confirmed";
      "unconfirmed": "Not confirmed";
      "linked": "Linked";
      "not-linked": "Not linked";
    };
    "field": {
      "password": "Your login password";
      "old-payment-password": "Current payment password";
      "payment-password": "New payment password";
      "confirm": "The same once more";
      "email": "E-mail address";
      "totp-code": "Code of the authenticator";
      "totp-or-recovery": "Code of the authenticator";
      "totp-or-recovery-hint": "A recovery code works too.";
    };
    "strength": {
      "title": "{count} of {total} protections are on";
      "all": "Every bulb is lit. Your account is as safe as we can make it.";
      "next-mobile": "Confirm your mobile number next: with it you can always get back in.";
      "next-email": "Confirm your e-mail address next: it tells you of logins and opens forgotten passwords.";
      "next-totp": "Set up an authenticator next: a stolen password alone then opens nothing.";
      "next-payment": "Set a payment password next: nobody moves your money without it.";
      "next-passkey": "Add a passkey next: log in with a finger or your face, nothing to type or steal.";
    };
    "sign-in": {
      "title": "Signing in and paying";
    };
    "password": {
      "title": "Login password";
      "set-at": "Last changed on {date}";
      "never": "You log in without one so far";
      "change": "Change password";
    };
    "payment": {
      "title": "Payment password";
      "text": "Asked for before money leaves your account";
      "set": "Set the payment password";
      "change": "Change the payment password";
      "why": "It is asked for whenever money leaves your account, and it is never your login password.";
      "done": "Your payment password is set";
    };
    "totp": {
      "title": "Authenticator app";
      "text": "A code that changes every half minute, asked for on new devices";
      "set": "Set up the authenticator";
      "why": "Any authenticator app will do. First show that it is you.";
      "scan-title": "Scan with your app";
      "scan-text": "Open your authenticator app, add an account and scan this. Then enter the code it shows.";
      "qr": "QR code that adds this account to an authenticator app";
      "by-hand": "Cannot scan? Type this key into the app:";
      "done": "The authenticator is on";
      "disable": "Switch the authenticator off";
      "disable-text": "Your password alone will then open your account. Recovery codes end with it.";
      "disabled": "The authenticator is off";
    };
    "codes": {
      "row": "Recovery codes";
      "left": "{count, plural, =0 {None left. Make new ones now.} one {# code left. Make new ones soon.} other {# codes left}}";
      "title": "Keep your recovery codes";
      "text": "Each opens your account once when your phone is lost. They are shown only now.";
      "copy": "Copy";
      "copied": "Codes copied";
      "copy-failed": "The browser did not allow copying";
      "download": "Save as a file";
      "kept": "I have put them in a safe place";
      "finish": "Done";
      "renew": "New recovery codes";
      "renew-text": "Ten new codes take the place of the old ones, which end at once.";
    };
    "contact": {
      "title": "Contact and alerts";
      "sms": "Mobile number";
      "email": "E-mail address";
      "sms-none": "No number yet";
      "email-none": "No address yet";
      "bound": "Bound to your account for good";
      "sms-confirm": "Confirm a mobile number";
      "sms-change": "Change the mobile number";
      "email-confirm": "Confirm an e-mail address";
      "email-change": "Change the e-mail address";
      "sms-why": "We send a code by SMS. Nobody else gets to see the number.";
      "email-why": "We send a code by e-mail. Nobody else gets to see the address.";
      "sms-done": "Your mobile number is confirmed";
      "email-done": "Your e-mail address is confirmed";
    };
    "alerts": {
      "title": "Login alerts by e-mail";
      "text": "When somebody logs in from a new device. Within the site you are always told.";
      "failed": "The alerts could not be changed";
    };
    "passkey": {
      "title": "Passkeys";
      "text": "Log in with a finger, a face or the lock of your device. Nothing to type and nothing to steal.";
      "none": "No passkey yet.";
      "unsupported": "This browser cannot make passkeys here.";
      "add-short": "Add";
      "add": "Add a passkey";
      "why": "Your device makes the passkey and keeps it. We only learn how to recognise it.";
      "name": "Name";
      "name-hint": "So that you know later which device it is on.";
      "first-name": "This device";
      "done": "The passkey is ready";
      "cancelled": "No passkey was made. Try again and confirm on your device.";
      "exists": "This device has a passkey of your account already.";
      "failed": "Your device could not make a passkey. Try another browser or device.";
      "made": "Made on {date}, never used";
      "used": "Made on {made}, last used on {used}";
      "remove-title": "Remove the passkey “{name}”";
      "remove-text": "It will no longer open your account. Delete it on the device too.";
      "removed": "The passkey is gone";
    };
    "social": {
      "title": "Linked accounts";
      "text": "Sign in with an account you have elsewhere.";
      "facebook": "Facebook";
      "google": "Google";
      "telegram": "Telegram";
      "linked": "You can sign in with it";
      "free": "Not in use";
      "link": "Link";
      "unlink": "Unlink";
      "unlink-title": "Unlink {site}";
      "unlink-text": "You can no longer sign in with it. Your account here stays as it is.";
      "unlinked": "The link is gone";
      "failed": "The other site could not be opened";
    };
    "sessions": {
      "title": "Where you are logged in";
      "text": "End what you do not recognise and change your password.";
      "none": "No other session is open.";
      "current": "This device";
      "seen": "active {when}";
      "end": "Log out";
      "ended": "That session is over";
      "end-others": "Log out everywhere else";
      "end-others-title": "Log out everywhere else?";
      "end-others-text": "Only this device stays logged in. Open games there are kept.";
      "ended-others": "{count, plural, =0 {No other session was open} one {# session ended} other {# sessions ended}}";
      "failed": "The session could not be ended";
    };
    "devices": {
      "title": "Known devices";
      "text": "They are not asked a second question when you log in.";
      "none": "No device is known yet.";
      "since": "known since {date}";
      "forget": "Forget";
      "forgotten": "The device is forgotten";
      "failed": "The device could not be forgotten";
    };
  };
  "states": {
    "maintenance": {
      "title": "System maintenance";
      "text": "We are working on the site, so it cannot be visited for a while. Balances and open bets are safe.";
      "until": "Expected back on {date}";
      "remaining": "Time left";
      "days": "{count, plural, one {day} other {days}}";
      "hours": "{count, plural, one {hour} other {hours}}";
      "minutes": "{count, plural, one {minute} other {minutes}}";
      "seconds": "{count, plural, one {second} other {seconds}}";
      "unknown": "The end is not known yet. This page changes by itself when we are back.";
      "overdue": "It takes a little longer than planned. This page changes by itself when we are back.";
      "contact": "Contact us";
    };
    "region": {
      "title": "IP restriction";
      "text": "Fairground cannot be visited from your location or IP address. If you think this is a mistake, write to us with the two lines below.";
      "ip": "Your IP address";
      "country": "Country";
      "unknown-country": "Unknown";
      "contact": "Contact us";
    };
    "not-found": {
      "title": "This ride does not exist";
      "text": "The address leads nowhere. It may have moved, or a letter is missing.";
    };
  };
  "wallet": {
    "balance": {
      "label": "Balance";
      "hidden": "Balance hidden";
      "show": "Show the balance";
      "hide": "Hide the balance";
      "refresh": "Refresh the balance";
      "failed": "The balance could not be read";
      "unknown": "Not available";
      "now": "Balance {amount}";
    };
    "funds": {
      "title": "Your funds";
      "main": "Main wallet";
      "bonus": "Bonus";
      "vendor": "Wallet {vendor}";
      "hold": "On hold";
      "hold-note": "Stakes and withdrawals under way";
      "total": "Total";
      "failed": "Your funds could not be read. They are safe; try again.";
    };
    "single": {
      "title": "One balance for every game";
      "text": "Whatever you play, it is paid from here and won to here. Nothing has to be moved first.";
    };
    "vendors": {
      "title": "Vendors' wallets";
    };
    "transfer": {
      "title": "Transfer";
      "text": "Between your main wallet and a vendor's, free of charge.";
      "from": "From";
      "to": "To";
      "swap": "Swap the two wallets";
      "amount": "Amount";
      "all": "All: {amount}";
      "submit": "Transfer now";
      "done": "Transferred";
      "done-text": "{amount} from {from} to {to}.";
      "pending": "On its way: the vendor has yet to confirm it";
      "failed": "The transfer did not go through";
      "unknown": "We got no answer, so we cannot say yet whether the money moved. Press again: the same transfer is never carried out twice.";
      "back": "Bring back";
      "back-all": "Bring everything back";
      "back-done": "Your money is back in the main wallet";
    };
    "issue": {
      "same": "Choose two different wallets.";
      "sides": "One of the two must be the main wallet.";
      "amount": "Enter an amount above zero.";
      "funds": "There is not that much in this wallet.";
    };
    "history": {
      "title": "Account record";
      "short": "Record";
      "days": "Days";
      "last-days": "{days, plural, =1 {Today} other {Last # days}}";
      "month-before": "Month before";
      "month-after": "Month after";
      "too-long": "Choose at most {days} days.";
      "kinds": "Kinds of movement";
      "type": "Type";
      "at": "Time";
      "wallet": "Wallet";
      "amount": "Amount";
      "after": "Balance after";
      "empty-title": "Nothing moved in these days";
      "empty-text": "Every deposit, bet, win and transfer will stand here, with the balance after it.";
      "empty-filtered": "There is nothing of this kind. Other kinds may have moved.";
      "show-all": "Show all kinds";
    };
    "group": {
      "all": "All";
      "deposit": "Deposits";
      "withdrawal": "Withdrawals";
      "game": "Games";
      "rebate": "Rebates";
      "promotion": "Promotions";
      "agent": "Agent";
      "transfer": "Transfers";
      "other": "Other";
    };
    "type": {
      "DEPOSIT": "Deposit";
      "DEPOSIT_REVERSAL": "Deposit reversed";
      "WITHDRAW_HOLD": "Withdrawal requested";
      "WITHDRAW_RELEASE": "Withdrawal returned";
      "WITHDRAW_DONE": "Withdrawal paid";
      "BET": "Bet";
      "BET_CANCEL": "Bet cancelled";
      "PAYOUT": "Win";
      "PAYOUT_REVERSAL": "Win reversed";
      "REBATE": "Rebate";
      "BONUS_GRANT": "Bonus";
      "PROMOTION": "Promotion";
      "DIVIDEND": "Dividend";
      "SALARY": "Salary";
      "AGENT_IN": "From your agent line";
      "AGENT_OUT": "To your agent line";
      "VENDOR_IN": "From a vendor's wallet";
      "VENDOR_OUT": "To a vendor's wallet";
      "TRANSFER_IN": "Transfer in";
      "TRANSFER_OUT": "Transfer out";
      "FEE": "Fee";
      "ADJUST_IN": "Correction in your favour";
      "ADJUST_OUT": "Correction";
      "REVERSAL": "Reversal";
    };
  };
  "winners": {
    "live": "Live wins";
    "board": "Winner board of the day";
    "times": "{times}× the stake";
    "empty-title": "No wins to show yet";
    "empty-text": "Real wins of real bets appear here some minutes after they happen. Nothing is ever made up.";
    "choice": "Show my wins on the winner board";
    "choice-text": "With your name masked, some minutes later. Switched off, you leave the board at once.";
  };
};
