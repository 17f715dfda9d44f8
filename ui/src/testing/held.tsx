import { useState } from 'react';
import type { ReactNode } from 'react';

type HeldProps<Value> = {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
};

/** Holds the value of a controlled part, as the page around it would. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
