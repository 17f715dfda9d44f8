export const QUESTION_TYPES = ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** In characters as people count them, without the space around. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

/** How many characters of a text count. */
export const feedbackLengthOf = (content: string): number => [...content.normalize('NFC').trim()].length;
