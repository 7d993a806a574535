import { coursesPage } from '../../content/courses.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCourseFilter, type CourseFilter } from '../../domain/courses.ts';
import { Courses } from '../../features/courses/Courses.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

const CATEGORY = 'category';

/** The courses page; the URL holds the category (`?category=design`). */
export default function CoursesRoute() {
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const onChosen = useCallback(
    (category: CourseFilter) =>
      void navigate(
        { search: category === 'all' ? '' : `?${CATEGORY}=${encodeURIComponent(category)}` },
        { replace: true },
      ),
    [navigate],
  );
  return (
    <>
      <PageHead text={coursesPage} />
      <Courses
        asked={toCourseFilter(search.get(CATEGORY))}
        onChosen={onChosen}
        curriculumPath={paths.curriculum.pattern}
      />
    </>
  );
}
