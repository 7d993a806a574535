import type { Guide } from 'storybook-addon-statecharts/docs';

// A chunk per guide: a story does not load its neighbours' guides.
const modules = import.meta.glob<Guide>('../../stories/{components,patterns}/*.guide.tsx', {
  import: 'guide',
});

/** Each guide's file by its sidebar title; only the sheets' title is not their file's. */
const files = new Map(
  Object.keys(modules).map((file) => {
    const [folder = '', name = ''] = file.replace('.guide.tsx', '').split('/').slice(-2);
    const section = folder === 'components' ? 'Components' : 'Patterns';
    return [`${section}/${name === 'TakeHome' ? 'Take home/Links' : name}`, file];
  }),
);

/** Every documented part: its name in the code and its sidebar title. */
export const parts: Readonly<Record<string, string>> = Object.fromEntries(
  [...files].map(([title, file]) => [file.replace(/^.*\/(\w+)\.guide\.tsx$/, '$1'), title]),
);

/** Loads the guide of a sidebar title; undefined without one. */
export async function guideOf(title: string): Promise<Guide | undefined> {
  return modules[files.get(title) ?? '']?.();
}
