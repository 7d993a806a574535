import type { Course, CourseFilter } from '../../../content/courses.ts';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { FilterChips, type FilterChip } from '../../components/FilterChips/FilterChips.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { CourseRow } from './CourseRow.tsx';
import * as styles from './CoursesScreen.css.ts';

export interface CoursesScreenProps extends PageOpeningProps {
  notYet: NotYetProps;
  /** The labels of all categories. */
  labels: Readonly<Record<CourseFilter, string>>;
  filter: CourseFilter;
  /** The filtered courses. */
  courses: readonly Course[];
  /** "2 courses in design". */
  count: string;
  onFilter: (filter: CourseFilter) => void;
  onEnroll: () => void;
  /** At the end: another way in. */
  next: { text: string; to: string };
}

/** The courses as one list with a filter (docs/product.md P4.8). */
export function CoursesScreen({
  notYet,
  labels,
  filter,
  courses,
  count,
  onFilter,
  onEnroll,
  next,
  ...opening
}: CoursesScreenProps) {
  const options = Object.entries(labels).map(([value, label]): FilterChip => ({ value, label }));
  return (
    <>
      <PageOpening {...opening} art={<TheInvestor mood="think" />} />
      <Section space="joined">
        <Stack gap="6">
          <NotYet {...notYet} />
          <Panel>
            <div className={styles.head}>
              <FilterChips
                legend="Filter courses by category"
                options={options}
                value={filter}
                onChange={(value) => onFilter(value as CourseFilter)}
              />
              <output className={styles.count}>{count}</output>
            </div>
            <Stack as="ul" gap="0">
              {courses.map((course) => (
                <CourseRow
                  key={course.id}
                  course={course}
                  category={labels[course.category]}
                  onEnroll={onEnroll}
                />
              ))}
            </Stack>
          </Panel>
          <div className={styles.elsewhere}>
            <Text measure="normal">{next.text}</Text>
            <LinkButton variant="secondary" to={next.to}>
              See the curriculum
            </LinkButton>
          </div>
        </Stack>
      </Section>
    </>
  );
}
