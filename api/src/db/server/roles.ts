/**
 * Database roles: who migrates, who serves requests, who removes what is past its time, who makes reports, the jobs that copy and prove, and who
 * watches the server.
 */
export const ROLES = ['migracion', 'aplicacion', 'retencion', 'reportes', 'trabajos', 'vigilancia'] as const;
export type Role = (typeof ROLES)[number];
