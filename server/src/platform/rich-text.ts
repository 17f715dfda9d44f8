import sanitizeHtml from 'sanitize-html';

/** What an article may contain. Everything else is dropped, scripts and styles with their text. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'mark', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A link that leaves the site opens beside it and cannot reach back.
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes['href']?.startsWith('/')
        ? pick(attributes, ['href', 'title'])
        : { ...pick(attributes, ['href', 'title']), target: '_blank', rel: 'noopener noreferrer nofollow' },
    }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: { ...pick(attributes, ['src', 'alt', 'width', 'height']), loading: 'lazy' },
    }),
  },
};

const pick = (attributes: sanitizeHtml.Attributes, names: readonly string[]): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));

/** Cleans HTML that people wrote, before it is stored. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

/** The same for one line of plain words: no markup survives. */
export const cleanLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
