import type { FieldIssue, Issues } from '@fairground/contract/members/form-rules';
import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useIssueText } from './use-issue-text.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

export type FormOptions<Field extends string> = {
  readonly initial: Values<Field>;
  /** The rules of the form; the server asks the same ones. */
  readonly check: (values: Values<Field>) => Issues<Field>;
};

/** What a text field of the form needs to be one. */
export type BoundField = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
};

export type Form<Field extends string> = {
  /** Goes to the form element, so that the first field at fault can be found. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Values<Field>;
  readonly bind: (field: Field) => BoundField;
  readonly errorOf: (field: Field) => string | undefined;
  readonly set: (field: Field, value: string) => void;
  readonly reset: () => void;
  /** Marks fields with what the server said of them, until they are changed. */
  readonly refuse: (issues: Partial<Record<Field, string>>) => void;
  readonly refuseIssues: (issues: Issues) => void;
  /** Hands the values over when every rule is kept; otherwise shows what is wrong and goes to the first such field. */
  readonly handleSubmit: (send: (values: Values<Field>) => unknown) => (event: FormEvent) => void;
};

/** A form whose messages stand next to its fields: told when a field is left, and all of them when it is sent. */
export const useForm = <Field extends string>({ initial, check }: FormOptions<Field>): Form<Field> => {
  const textOf = useIssueText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const issues: Partial<Record<string, FieldIssue>> = check(values);

  const set = (field: Field, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _told, ...others }) => others);
  };
  const errorOf = (field: Field): string | undefined => {
    const issue = left.has(field) ? issues[field] : undefined;
    return refused[field] ?? (issue && textOf(issue));
  };
  const refuse = (told: Partial<Record<string, string>>): void => {
    setRefused(told);
    focusFirst(form.current, Object.keys(told));
  };
  return {
    form,
    values,
    set,
    errorOf,
    refuse,
    refuseIssues: (found) =>
      refuse(Object.fromEntries(Object.entries(found).map(([field, issue]) => [field, issue && textOf(issue)]))),
    bind: (field) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: ({ target }) => set(field, target.value),
      // An empty field that is only passed through is not scolded; sending the form is early enough for that.
      onBlur: () => {
        if (values[field] !== '') setLeft((before) => new Set(before).add(field));
      },
    }),
    reset: () => {
      setValues(initial);
      setLeft(new Set());
      setRefused({});
    },
    handleSubmit: (send) => (event) => {
      event.preventDefault();
      const wrong = Object.keys(issues);
      setLeft(new Set(Object.keys(values)));
      if (wrong.length > 0) focusFirst(form.current, wrong);
      else send(values);
    },
  };
};

/** The first of these fields as the form shows them. */
const focusFirst = (form: HTMLFormElement | null, fields: readonly string[]): void => {
  const first = [...(form?.elements ?? [])].find(
    (element) => element instanceof HTMLInputElement && fields.includes(element.name),
  );
  if (first instanceof HTMLInputElement) first.focus();
};
