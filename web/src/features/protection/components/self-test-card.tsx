import { useState } from 'react';
import { Card } from '@fairground/ui/card';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { ANSWERS, outcomeOf, QUESTIONS } from '../model/self-test.ts';
import type { Answer, Question } from '../model/self-test.ts';

/** A short test that stays in the browser: nothing of it is sent or kept. */
export function SelfTestCard() {
  const t = useTranslations('protection');
  const [answers, setAnswers] = useState<Readonly<Partial<Record<Question, Answer>>>>({});
  const outcome = outcomeOf(answers);
  return (
    <Card id="self-test" title={t('test.title')} description={t('test.text')}>
      <ol className="grid gap-4">
        {QUESTIONS.map((question) => (
          <li key={question} className="grid gap-2">
            <p className="text-sm">{t(`test.question.${question}`)}</p>
            <SegmentedControl<Answer | ''>
              label={t(`test.question.${question}`)}
              options={ANSWERS.map((value) => ({ value, label: t(`test.answer.${value}`) }))}
              value={answers[question] ?? ''}
              onValueChange={(answer) => answer !== '' && setAnswers({ ...answers, [question]: answer })}
              block
            />
          </li>
        ))}
      </ol>
      <output className="mt-4 block rounded-md bg-surface-2 p-4 text-sm">
        {outcome === undefined ? t('test.open') : t(`test.outcome.${outcome}`)}
      </output>
    </Card>
  );
}
