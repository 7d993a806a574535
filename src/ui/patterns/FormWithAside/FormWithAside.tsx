import type { ReactNode } from 'react';
import type { GuideId } from '../../../content/guides.ts';
import { GuidePicture } from '../../art/guides/GuidePicture.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../styles/classNames.ts';
import * as styles from './FormWithAside.css.ts';

export interface FormAsideProps {
  /** The guide and the panel's colour. */
  guide: GuideId;
  heading: string;
  /** A few words, and one or two sentences on them. */
  points: readonly { title: string; text: string }[];
}

export interface FormWithAsideProps {
  aside: FormAsideProps;
  /** The form. */
  children: ReactNode;
}

/** Advice to read before sending the form. */
function FormAside({ guide, heading, points }: FormAsideProps) {
  return (
    <section className={classNames(styles.aside, styles.tone[guide])} aria-labelledby="aside">
      <div className={styles.text}>
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
 * A form in the left half of the page and an aside in the right; stacked on narrow windows. Use for
 * a form that is a page's only subject.
 */
export function FormWithAside({ aside, children }: FormWithAsideProps) {
  return (
    <div className={styles.layout}>
      {children}
      <FormAside {...aside} />
    </div>
  );
}
