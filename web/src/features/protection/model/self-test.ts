/** Questions of the short test, each answered from never (0) to almost always (3). */
export const QUESTIONS = ['more-than-afford', 'larger-amounts', 'win-back', 'borrowed', 'problem', 'health'] as const;
export type Question = (typeof QUESTIONS)[number];

export const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;
export type Answer = (typeof ANSWERS)[number];

export type Outcome = 'low' | 'moderate' | 'high';

/** The sum of all answers says how much attention play needs; nothing before every question is answered. */
export const outcomeOf = (answers: Readonly<Partial<Record<Question, Answer>>>): Outcome | undefined => {
  const points = QUESTIONS.map((question) => ANSWERS.indexOf(answers[question] ?? ('' as Answer)));
  if (points.some((point) => point < 0)) return undefined;
  const sum = points.reduce((total, point) => total + point, 0);
  return sum === 0 ? 'low' : sum < 5 ? 'moderate' : 'high';
};
