import type { Course, CourseCategory } from '../../../content/courses.ts';
import type { Band } from '../../../domain/bands.ts';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CoursesScreen.css.ts';

/** One colour per category. */
const colours: Record<CourseCategory, Band> = {
  programming: '11-12',
  business: '3-5',
  design: '9-10',
  data: '18-24',
};

export interface CourseRowProps {
  course: Course;
  /** The category's label. */
  category: string;
  onEnroll: () => void;
}

/** A course: rosette, facts, description, price and enrolment. */
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
          <Facts facts={course.audience} />
        </p>
        <p className={styles.facts}>
          <Facts
            facts={[
              category,
              course.level,
              course.duration,
              `Rated ${course.rating.toFixed(1)} of 5`,
            ]}
          />
        </p>
      </div>
      <div className={styles.words}>
        <p>{course.description}</p>
        <p className={styles.facts}>
          <Facts facts={[`With ${course.instructor}`, `${course.students} students so far`]} />
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
