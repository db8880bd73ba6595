/** Database roles: migrations, servers, retention, reports, the jobs that copy and verify, monitoring. */
export const ROLES = ['migracion', 'aplicacion', 'retencion', 'reportes', 'trabajos', 'vigilancia'] as const;
export type Role = (typeof ROLES)[number];
