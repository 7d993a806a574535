import type { FlowModel } from 'storybook-addon-statecharts';
import { paths } from '../../src/app/paths.ts';
import { courseFilterLabels } from '../../src/content/courses.ts';
import type { CourseFilter } from '../../src/domain/courses.ts';
import { siteScreen } from '../site/siteScreen.tsx';
import CoursesRoute from '../../src/app/routes/CoursesRoute.tsx';

export const Live = () => (
  <main>
    <CoursesRoute />
  </main>
);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      // The app reads the URL only after it has changed.
      isPossible: (snapshot, { event }) =>
        event.type !== 'category.read' || !snapshot.matches(event['category'] as never),
    },
    addressOf: () => paths.courses.pattern,
    async act({ canvas, userEvent, go }, { event }) {
      const category = event['category'] as CourseFilter;
      if (event.type === 'category.choose')
        await userEvent.click(
          await canvas.findByText(courseFilterLabels[category], { selector: 'button' }),
        );
      else go(`${paths.courses.pattern}${category === 'all' ? '' : `?category=${category}`}`);
    },
  });
