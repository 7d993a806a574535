/** The course categories (docs/product.md P4.8). */
export const courseCategories = ['programming', 'business', 'design', 'data'] as const;

export type CourseCategory = (typeof courseCategories)[number];

export const courseFilters = ['all', ...courseCategories] as const;

export type CourseFilter = (typeof courseFilters)[number];

/** Parses the filter in a URL; unknown values show all courses. */
export function toCourseFilter(text: string | null | undefined): CourseFilter {
  return courseFilters.find((filter) => filter === text) ?? 'all';
}

export function isShown(category: CourseCategory, filter: CourseFilter): boolean {
  return filter === 'all' || filter === category;
}
