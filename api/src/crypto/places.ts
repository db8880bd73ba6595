/**
 * Where each sealed text stands: sealed with it, so that one copied into another row does not open. Never changed: what was sealed before would
 * not open any more.
 */
export const PLACES = {
  borrador: (row: {
    readonly usuarioId: number;
    readonly formulario: string;
    readonly clave: string;
    readonly seccion: string;
  }): string => `borrador:${row.usuarioId}:${row.formulario}:${row.clave}:${row.seccion}`,
  consultaBuro: ({ id, cedula }: { readonly id: number; readonly cedula: string }): string =>
    `consulta_buro:${id}:${cedula}`,
  idempotencia: ({ usuarioId, clave }: { readonly usuarioId: number; readonly clave: string }): string =>
    `idempotencia:${usuarioId}:${clave}`,
  segundoFactor: ({ usuarioId }: { readonly usuarioId: number }): string => `segundo_factor:${usuarioId}`,
  suscripcion: ({ id }: { readonly id: number }): string => `suscripcion:${id}`,
  auditoriaSello: ({ epoca }: { readonly epoca: number }): string => `auditoria_sello:${epoca}`,
} as const;
