import {
  courseCount,
  courseFilter,
  courses,
  coursesLead,
  coursesNext,
  coursesPage,
} from '../../content/courses.ts';
import { notYet } from '../../content/notYet.ts';
import { useFilter } from '../../features/filter.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { CoursesScreen } from '../../ui/screens/CoursesScreen/CoursesScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../../domain/paths.ts';

/** The courses of the category in the URL: `?category=design` (docs/product.md P4.8). */
export default function CoursesRoute() {
  const showPlaceholder = useNotImplementedToast();
  const { option, choose, shows } = useFilter(courseFilter);
  const shown = courses.filter(({ category }) => shows(category));
  return (
    <>
      <PageHead text={coursesPage} />
      <CoursesScreen
        {...coursesPage}
        description={coursesLead}
        notYet={notYet.enroll}
        labels={courseFilter.options}
        filter={option}
        courses={shown}
        count={courseCount(shown.length, option)}
        onFilter={choose}
        onEnroll={() => showPlaceholder('enrollment')}
        next={{ text: coursesNext, to: paths.curriculum.pattern }}
      />
    </>
  );
}
