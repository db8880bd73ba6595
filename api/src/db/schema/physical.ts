/**
 * How Microsoft's server lays the tables that grow (ADR 0004). The others lie by their key. What is read by plan or assembly lies by it; what is read
 * and removed by day lies by its instant; compressed is what is written once and read for years.
 */
const LAID: Readonly<Record<string, { readonly by?: string }>> = {
  movimiento: { by: 'IX_movimiento_planId_fecha' },
  participante: { by: 'UQ_participante_asambleaId_planId' },
  evento: { by: 'IX_evento_planId_fecha' },
  acceso: { by: 'IX_acceso_instante' },
  auditoria: { by: 'IX_auditoria_instante' },
  notificacion: { by: 'IX_notificacion_usuarioId_creadaEn' },
  // a UUID comes in no order, and rows go by the day they end
  sesion: { by: 'IX_sesion_expiraEn' },
  persona_token: {},
  importacion_fila: {},
  importacion_error: {},
  envio_evento: {},
};
/** Rows that change after they are written. */
const NOT_COMPRESSED = ['sesion', 'notificacion'];

const COMPRESSION = ' WITH (DATA_COMPRESSION = PAGE)';

/** A statement of TypeORM's that makes a table or an index, with clustering and compression put in. */
export function physical(table: string, sql: string): string {
  const laid = LAID[table];
  if (laid === undefined) return sql;
  const compressed = NOT_COMPRESSED.includes(table) ? '' : COMPRESSION;
  if (/^CREATE TABLE/.test(sql)) {
    if (laid.by === undefined) return `${sql}${compressed}`;
    const clusteredByUnique = sql.includes(`"${laid.by}" UNIQUE (`);
    const clustered = sql
      .replace(' PRIMARY KEY (', ' PRIMARY KEY NONCLUSTERED (')
      .replace(`"${laid.by}" UNIQUE (`, `"${laid.by}" UNIQUE CLUSTERED (`);
    return clusteredByUnique ? `${clustered}${compressed}` : clustered;
  }
  return sql.includes(`INDEX "${laid.by}" `)
    ? `${sql.replace(' INDEX ', ' CLUSTERED INDEX ').trimEnd()}${compressed}`
    : sql;
}
