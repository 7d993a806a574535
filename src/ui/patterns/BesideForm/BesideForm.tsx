import type { ReactNode } from 'react';
import { GuidePicture } from '../../art/guides/GuidePicture.tsx';
import type { GuideTone } from '../../components/GuideCard/GuideCard.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../styles/classNames.ts';
import * as styles from './BesideForm.css.ts';

export interface FormAsideProps {
  /** The guide that stands there, and its ground. */
  guide: GuideTone;
  heading: string;
  /** Each a few words, and a sentence or two on them. */
  points: readonly { title: string; text: string }[];
}

export interface BesideFormProps {
  aside: FormAsideProps;
  /** The form. */
  children: ReactNode;
}

/** What a visitor should know before sending a form, on a guide's ground. */
function FormAside({ guide, heading, points }: FormAsideProps) {
  return (
    <section className={classNames(styles.aside, styles.tone[guide])} aria-labelledby="aside">
      <div className={styles.words}>
        <Heading level={2} size="panel" id="aside">
          {heading}
        </Heading>
        <ul>
          {points.map(({ title, text }) => (
            <li key={title} className={styles.point}>
              <strong>{title}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.guide}>
        <GuidePicture name={guide} />
      </div>
    </section>
  );
}

/**
 * A form in the left half of the page and an aside in the right; below each other in narrow windows.
 * Use for a form that is a page's only subject.
 */
export function BesideForm({ aside, children }: BesideFormProps) {
  return (
    <div className={styles.beside}>
      {children}
      <FormAside {...aside} />
    </div>
  );
}
