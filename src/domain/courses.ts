/** What courses are filtered by (docs/product.md P4.8); `all` is the default. */
export const courseCategories = ['programming', 'business', 'design', 'data'] as const;

export type CourseCategory = (typeof courseCategories)[number];

export const courseFilters = ['all', ...courseCategories] as const;

export type CourseFilter = (typeof courseFilters)[number];

/** A filter as it stands in an address; whatever is none of ours shows all. */
export function toCourseFilter(text: string | null | undefined): CourseFilter {
  return courseFilters.find((filter) => filter === text) ?? 'all';
}

export function isShown(category: CourseCategory, filter: CourseFilter): boolean {
  return filter === 'all' || filter === category;
}
