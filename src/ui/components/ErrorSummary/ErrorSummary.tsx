import { type MouseEvent, useEffect, useRef } from 'react';

import * as styles from './ErrorSummary.css.ts';

export interface FormError {
  /** The id of the field it belongs to; without one the message stands as text. */
  fieldId?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  /** Default "There is a problem". */
  title?: string | undefined;
  /** In the order of the fields. With none, nothing is shown. */
  errors: readonly FormError[];
  /** Changes with every attempt: the focus comes back even when the mistakes are the same. */
  attempt: number;
}

/** Puts the focus into the field without adding its id to the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/**
 * All that keeps a form from being sent, at its top; it takes the focus, and each line leads to its field.
 *
 * Use above a form after a refused submit, beside the fields' own errors. For one message about the
 * whole page use Notice.
 */
export function ErrorSummary({ title = 'There is a problem', errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div className={styles.summary} ref={box} tabIndex={-1}>
      <div className={styles.body} role="alert">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
