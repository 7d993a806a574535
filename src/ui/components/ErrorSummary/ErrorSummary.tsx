import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './ErrorSummary.css.ts';

export interface FormError {
  /** The id of the invalid field. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields. Renders nothing if empty. */
  errors: readonly FormError[];
  /** Changes with every submit, so that focus returns even if the errors are the same. */
  attempt: number;
}

/** Focuses the field without adding its id to the URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/**
 * All errors of a form, above it; it takes focus, and each error links to its field.
 *
 * Use above a form after an invalid submit, together with the fields' own errors. For one message
 * about the whole page use Notice.
 *
 * ## Content
 * - The same sentence as beside the field, in the imperative: “Enter an amount in dollars, like
 *   50”.
 * - No “please”, no “invalid”, no code numbers.
 *
 * ## Behaviour
 * - FormFrame prefixes the page’s title with “Error” while it is shown.
 *
 * ## Accessibility
 * - An alert with a heading and a list of links. Its frame takes the focus (WCAG 3.3.1, 3.3.3).
 * - Every field needs an id that the line can link to.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div className={styles.summary} ref={box} tabIndex={-1}>
      <div className={styles.body} role="alert">
        <h2 className={styles.title}>There is a problem</h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
