import type { Course } from '../../../content/courses.ts';
import type { CourseCategory } from '../../../domain/courses.ts';
import type { BandSlug } from '../../art/bands.ts';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CoursesScreen.css.ts';

/** One colour for each category, so that the list can be taken in at a glance. */
const colours: Record<CourseCategory, BandSlug> = {
  programming: '11-12',
  business: '3-5',
  design: '9-10',
  data: '18-24',
};

/** Facts part only after the dot between them. */
const dot = '\u00A0· ';

function unbroken(fact: string): string {
  return fact.replaceAll(' ', '\u00A0');
}

export interface CourseRowProps {
  course: Course;
  /** The category as it is read. */
  category: string;
  onEnroll: () => void;
}

/** One course: its rosette, its facts, what it is about, its price and the way in. */
export function CourseRow({ course, category, onEnroll }: CourseRowProps) {
  return (
    <li className={styles.course}>
      <div className={styles.tile}>
        <div className={styles.picture}>
          <Rosette
            slug={course.id}
            band={colours[course.category]}
            motif={motifPaths[course.motif]}
          />
        </div>
      </div>
      <div className={styles.title}>
        <Heading level={2} size="item">
          {course.title}
        </Heading>
        <p className={styles.facts}>
          {`${category}${dot}${course.level}${dot}${unbroken(course.duration)}\u00A0·\u00A0`}
          <VisuallyHidden>rated </VisuallyHidden>
          {course.rating.toFixed(1)}
          <VisuallyHidden> of 5</VisuallyHidden>
        </p>
      </div>
      <div className={styles.words}>
        <p>{course.description}</p>
        <p className={styles.facts}>
          {`With ${course.instructor}${dot}${course.students} students so far`}
        </p>
      </div>
      <div className={styles.enroll}>
        <span className={styles.price}>{course.price}</span>
        <Button variant="secondary" onClick={onEnroll}>
          Enroll Now<VisuallyHidden> in {course.title}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
