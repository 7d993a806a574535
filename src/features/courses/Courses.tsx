import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { courseFilterMachine } from '../../../machines/courseFilter/courseFilter.machine.ts';
import {
  courseCount,
  courseFilterLabels,
  courses,
  coursesLead,
  coursesPage,
} from '../../content/courses.ts';
import { isShown, type CourseFilter } from '../../domain/courses.ts';
import { CoursesScreen } from '../../ui/screens/CoursesScreen/CoursesScreen.tsx';
import { useNotImplementedToast } from '../notImplemented.ts';

export interface CoursesProps {
  /** The filter in the URL. */
  asked: CourseFilter;
  /** Called when the visitor chose, to update the URL. */
  onChosen: (category: CourseFilter) => void;
  curriculumPath: string;
}

/** Connects the course list to its filter and the URL. */
export function Courses({ asked, onChosen, curriculumPath }: CoursesProps) {
  const showPlaceholder = useNotImplementedToast();
  const actor = useActorRef(courseFilterMachine);
  const filter = useSelector(actor, ({ value }) => value);

  // In an effect, because the prerendered page shows all courses.
  useEffect(() => actor.send({ type: 'category.read', category: asked }), [actor, asked]);

  useEffect(() => {
    const subscription = actor.on('category.chosen', ({ category }) => onChosen(category));
    return () => subscription.unsubscribe();
  }, [actor, onChosen]);

  const shown = courses.filter(({ category }) => isShown(category, filter));
  return (
    <CoursesScreen
      heading={coursesPage.heading}
      description={coursesLead}
      labels={courseFilterLabels}
      filter={filter}
      courses={shown}
      count={courseCount(shown.length, filter)}
      onFilter={(category) => actor.send({ type: 'category.choose', category })}
      onEnroll={() => showPlaceholder('enrollment')}
      curriculum={{ label: 'See the curriculum', to: curriculumPath }}
    />
  );
}
