import type { StepUpRequired } from '@fairground/contract/identity/step-up';
import { useEffect, useState } from 'react';
import { StepUpDialog } from '../../features/account/index.ts';
import { watchStepUps } from '@fairground/client/api';
import { LatePart } from '../../shared/page/late-part.tsx';

type Asked = { readonly required: StepUpRequired; readonly answer: (isSteppedUp: boolean) => void };

/** Asks for a step-up whenever a call needs one, over whatever is open: the form below keeps what was typed. */
export function StepUpHost() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => watchStepUps((required) => new Promise((answer) => setAsked({ required, answer }))), []);
  if (asked === undefined) return null;
  const handleDone = (isSteppedUp: boolean): void => {
    setAsked(undefined);
    asked.answer(isSteppedUp);
  };
  return (
    <LatePart>
      <StepUpDialog required={asked.required} onDone={handleDone} />
    </LatePart>
  );
}
