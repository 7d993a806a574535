/** The roles of a profile (docs/product.md P9.1). */
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

/** The role as shown in the dashboard's heading: "Student Dashboard". */
export function roleLabel(role: Role): string {
  return labels[role];
}
