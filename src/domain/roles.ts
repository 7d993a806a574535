/** The roles a profile can carry (docs/product.md P9.1). */
export const roles = ['admin', 'instructor', 'student', 'parent'] as const;

export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return (roles as readonly unknown[]).includes(value);
}

const labels: Record<Role, string> = {
  admin: 'Admin',
  instructor: 'Instructor',
  student: 'Student',
  parent: 'Parent',
};

/** The role as the dashboard's heading says it: "Student Dashboard". */
export function roleLabel(role: Role): string {
  return labels[role];
}
