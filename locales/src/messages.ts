// Written by `node locales/src/write-types.ts` from locales/EN; the build keeps it current.
export const NAMESPACES = ["errors", "head"] as const;

export type Namespace = (typeof NAMESPACES)[number];

export type Messages = {
  "errors": {
    "request": {
      "not-found": "We could not find what you asked for. Check the address and try again.";
      "wrong-method": "This address cannot be called in that way. Reload the page and try again.";
      "malformed-json": "The message arrived damaged and was not carried out. Reload the page and try again.";
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
    };
    "content": {
      "banner-unknown": "There is no banner with that number. List the banners to see which exist.";
      "announcement-unknown": "There is no announcement with that number. List the announcements to see which exist.";
      "text-missing": "A text in the default language is missing. Write one, then save again.";
      "link-refused": "That link cannot be used. Give a page of the site or an https address that fits the link type.";
      "window-backwards": "The end must lie after the start. Choose a later end.";
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
    "download": {
      "title": "Get the app";
      "description": "Put the site on your home screen: Android and iOS, step by step.";
    };
    "login": {
      "title": "Log in";
      "description": "Log in to go on.";
    };
    "not-found": {
      "title": "Page not found";
      "description": "This address leads nowhere on the site.";
    };
  };
};
