import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { courses } from '../../content/courses.ts';
import { pages } from '../../content/pages.ts';
import { site } from '../../content/site.ts';
import { toCourseFilter, type CourseFilter } from '../../domain/courses.ts';
import { Courses } from '../../features/courses/Courses.tsx';
import { PageHead } from '../PageHead.tsx';
import { StructuredData } from '../StructuredData.tsx';
import { paths } from '../paths.ts';

const CATEGORY = 'category';

const provider = { '@type': 'EducationalOrganization', name: site.name };

/** The courses; which of them are shown stands in the address too (`?category=design`). */
export default function CoursesRoute() {
  const [search, setSearch] = useSearchParams();
  const onChosen = useCallback(
    (category: CourseFilter) =>
      setSearch(category === 'all' ? {} : { [CATEGORY]: category }, { replace: true }),
    [setSearch],
  );
  return (
    <>
      <PageHead text={pages.courses} />
      <Courses
        asked={toCourseFilter(search.get(CATEGORY))}
        onChosen={onChosen}
        curriculumPath={paths.curriculum.pattern}
      />
      <StructuredData
        thing={{
          '@type': 'ItemList',
          itemListElement: courses.map(({ title, description }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: { '@type': 'Course', name: title, description, provider },
          })),
        }}
      />
    </>
  );
}
