export type GallerySection = {
  /** The hash of the section. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The file under `@fairground/ui/`, where the section shows one. */
  readonly file?: string;
};

export type GalleryGroup = { readonly title: string; readonly sections: readonly GallerySection[] };

/** Everything the gallery shows, in its order. A test walks these to look at each part in both themes. */
export const GROUPS = [
  {
    title: 'Foundations',
    sections: [
      {
        id: 'colour',
        title: 'Colour',
        summary: 'Meanings, not paints. A theme redefines them and every pair of text and ground keeps its contrast.',
      },
      {
        id: 'type',
        title: 'Type',
        summary:
          'Six sizes. Headings and big figures in Be Vietnam Pro, everything else in the reader’s own system font.',
      },
      {
        id: 'depth',
        title: 'Depth',
        summary:
          'Three surfaces by lightness, three radii, one scale of shadows with a hair of light on the upper edge.',
      },
      {
        id: 'festoon',
        title: 'Festoon',
        summary: 'The brand’s ornament. All bulbs shine for joy; some stay dark where something is missing.',
        file: 'festoon',
      },
    ],
  },
  {
    title: 'Actions',
    sections: [
      {
        id: 'button',
        title: 'Button',
        summary: 'Amber is for the one main action on a screen. Everything else stays calm.',
        file: 'button',
      },
      {
        id: 'icon-button',
        title: 'Icon button',
        summary: 'An action that everybody knows by its picture; its name is never optional.',
        file: 'icon-button',
      },
      {
        id: 'command-palette',
        title: 'Command palette',
        summary: 'Ctrl K or ⌘ K: games, pages, promotions and help by typing.',
        file: 'command-palette',
      },
    ],
  },
  {
    title: 'Navigation',
    sections: [
      { id: 'tabs', title: 'Tabs', summary: 'Parts of one page. Arrow keys move, Home and End jump.', file: 'tabs' },
      {
        id: 'segmented-control',
        title: 'Segmented control',
        summary: 'Two to five ways to see the same thing.',
        file: 'segmented-control',
      },
      { id: 'pager', title: 'Pager', summary: 'Three pages around the present one, one at either end.', file: 'pager' },
      {
        id: 'carousel',
        title: 'Carousel',
        summary:
          'Snapping scroll that loops, pauses for anyone who looks closer and never moves for those who asked for calm.',
        file: 'carousel',
      },
      {
        id: 'ticker',
        title: 'Ticker',
        summary: 'One line of news after the other. It rests between two, and for anyone who points at it.',
        file: 'ticker',
      },
    ],
  },
  {
    title: 'Forms',
    sections: [
      {
        id: 'text-field',
        title: 'Text field',
        summary: 'Label above, hint below, errors in words and read out when they appear.',
        file: 'text-field',
      },
      { id: 'select', title: 'Select', summary: 'One of a known few.', file: 'select' },
      {
        id: 'combobox',
        title: 'Combobox',
        summary: 'A long list with its own search; marks above letters need not be typed.',
        file: 'combobox',
      },
      { id: 'checkbox', title: 'Checkbox', summary: 'Agreement, and any number of several.', file: 'checkbox' },
      { id: 'switch', title: 'Switch', summary: 'On or off, at once. The knob lights up like a bulb.', file: 'switch' },
      {
        id: 'amount-field',
        title: 'Amount field',
        summary: 'The one field money is entered in: large, grouped while typing, exact to the last digit.',
        file: 'amount-field',
      },
      {
        id: 'code-input',
        title: 'Code input',
        summary: 'One real input under drawn cells: paste and the phone’s suggestion just work.',
        file: 'code-input',
      },
      {
        id: 'date-range',
        title: 'Date range',
        summary: 'From one day to another, by preset, pointer or keys.',
        file: 'date-range',
      },
      {
        id: 'file-drop',
        title: 'File drop',
        summary: 'Pictures known by their content, seen before they are sent.',
        file: 'file-drop',
      },
    ],
  },
  {
    title: 'Data',
    sections: [
      {
        id: 'amount',
        title: 'Amount',
        summary: 'Two decimals, comma thousands, cut and never rounded. Gains and losses carry sign, arrow and colour.',
        file: 'amount',
      },
      { id: 'badge', title: 'Badge', summary: 'A short state in words; the colour only repeats them.', file: 'badge' },
      { id: 'tag', title: 'Tag', summary: 'Filters that are on or off, and what was chosen.', file: 'tag' },
      {
        id: 'avatar',
        title: 'Avatar',
        summary: 'A picture, or a letter whose colour stays with the name.',
        file: 'avatar',
      },
      { id: 'card', title: 'Card', summary: 'A raised part with a title, its actions and a foot.', file: 'card' },
      {
        id: 'data-table',
        title: 'Data table',
        summary: 'A table that turns into cards in a narrow place, whatever the width of the screen.',
        file: 'data-table',
      },
      {
        id: 'chart',
        title: 'Chart',
        summary: 'A trend in the colours of the theme, with its figures as a table.',
        file: 'chart',
      },
      { id: 'progress', title: 'Progress', summary: 'How far something is, in a bar and in words.', file: 'progress' },
      { id: 'qr', title: 'QR code', summary: 'Made in the browser; dark on light in both themes.', file: 'qr' },
      {
        id: 'accordion',
        title: 'Accordion',
        summary: 'The browser’s own details, so it works before any script has run.',
        file: 'accordion',
      },
      {
        id: 'rich-text',
        title: 'Rich text',
        summary: 'Cleaned HTML of the server in the brand’s typography.',
        file: 'rich-text',
      },
    ],
  },
  {
    title: 'Feedback',
    sections: [
      {
        id: 'dialog',
        title: 'Dialog',
        summary: 'In the middle of a wide screen, at the lower edge of a phone.',
        file: 'dialog',
      },
      {
        id: 'sheet',
        title: 'Sheet',
        summary: 'A panel from an edge; it can be swiped away but never has to be.',
        file: 'sheet',
      },
      { id: 'popover', title: 'Popover', summary: 'A word of explanation where it is needed.', file: 'popover' },
      {
        id: 'toast',
        title: 'Toast',
        summary: 'A message that comes and goes; it waits while somebody reads it.',
        file: 'toast',
      },
      {
        id: 'empty-state',
        title: 'Empty state',
        summary: 'Nothing here yet, and what to do about it.',
        file: 'empty-state',
      },
      {
        id: 'error-state',
        title: 'Error state',
        summary: 'What happened, what it means, what to do.',
        file: 'error-state',
      },
      {
        id: 'skeleton',
        title: 'Skeleton',
        summary: 'The size of what comes, so that nothing moves when it does.',
        file: 'skeleton',
      },
      { id: 'spinner', title: 'Spinner', summary: 'A ring of bulbs lit one after the other.', file: 'spinner' },
    ],
  },
  {
    title: 'Together',
    sections: [{ id: 'shelf', title: 'A shelf', summary: 'Joy in the games: each category is known by its hue.' }],
  },
] as const satisfies readonly GalleryGroup[];

export type SectionId = (typeof GROUPS)[number]['sections'][number]['id'];

export const SECTIONS: readonly GallerySection[] = GROUPS.flatMap((group): readonly GallerySection[] => group.sections);
