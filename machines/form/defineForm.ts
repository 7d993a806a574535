import { fromPromise } from 'xstate';
import { findProblem, type FieldProblem } from '../../src/domain/validation.ts';
import { createFormMachine, type FormValues } from './form.machine.ts';

type Texts<Problem extends FieldProblem> = Readonly<Partial<Record<Problem, string>>>;

/**
 * A field of a form. Each of its problems has a text and, in src/domain/validation.ts, a rule; the
 * first that applies is shown.
 */
export type FieldDefinition = {
  label: string;
  /** One sentence on what to enter. */
  description?: string;
  /** Default `text`; `textarea` has several lines. No draft keeps a password. */
  type?: 'text' | 'textarea' | 'email' | 'password' | 'tel' | 'url';
  autoComplete?: string;
  minLength?: number;
} & (
  | { optional?: never; problems: { missing: string } & Texts<FieldProblem> }
  | { optional: true; problems?: { missing?: never } & Texts<FieldProblem> }
);

/**
 * Defines a form once: its statechart, the types of its values, the texts of its fields, and what a
 * draft keeps follow.
 *
 * @param definition.id the statechart's name, as Storybook lists it
 * @param definition.fields in display order
 */
export function defineForm<Field extends string>(definition: {
  id: string;
  submitLabel: string;
  fields: Readonly<Record<Field, FieldDefinition>>;
}) {
  const names = Object.keys(definition.fields) as Field[];

  function problemOf(name: Field, value: string): FieldProblem | undefined {
    const { optional, problems = {} } = definition.fields[name];
    if (optional === true && findProblem(['missing'], value) !== undefined) return undefined;
    return findProblem(Object.keys(problems) as FieldProblem[], value);
  }

  const machine = createFormMachine(definition.id, names, problemOf);
  return {
    ...definition,
    names,
    /** The names of the fields that a draft keeps: all but passwords. */
    draftFields: names.filter((name) => definition.fields[name].type !== 'password'),
    machine,
    /** Returns its statechart with what sends it. */
    provide: (submit: (values: FormValues<Field>) => Promise<unknown>) =>
      machine.provide({
        actors: {
          submit: fromPromise<unknown, FormValues>(({ input }) => submit(input)),
        },
      }),
  };
}

export type FormDefinition<Field extends string = string> = ReturnType<typeof defineForm<Field>>;
