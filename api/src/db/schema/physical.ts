/**
 * Physical layout on SQL Server of the tables that grow (ADR 0004); the others are clustered by their key. Rows read by plan or assembly are
 * clustered by it, rows read and deleted by day by their instant; append-only tables are compressed.
 */
const LAID: Readonly<Record<string, { readonly by?: string }>> = {
  movimiento: { by: 'IX_movimiento_planId_fecha' },
  participante: { by: 'UQ_participante_asambleaId_planId' },
  evento: { by: 'IX_evento_planId_fecha' },
  acceso: { by: 'IX_acceso_instante' },
  auditoria: { by: 'IX_auditoria_instante' },
  notificacion: { by: 'IX_notificacion_usuarioId_creadaEn' },
  // UUIDs are random, and rows are deleted by expiry
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
