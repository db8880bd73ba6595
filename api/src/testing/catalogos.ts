import type { EntityManager } from 'typeorm';

/** Required rows that `versionAnterior` removes. */
export const CODIGOS_QUITADOS = [
  'departamento 015',
  'tarea_tipo EMITIR-ORDEN',
  'tarea_tipo APROBAR-ORDEN',
  'tipo_documento actaEntrega',
  'formato garantia',
];

/** The database of an earlier version without these rows, with the company's changes since, and without optional rows. */
export async function versionAnterior(manager: EntityManager): Promise<void> {
  for (const sql of [
    `DELETE FROM tarea_accion WHERE tipoId IN (SELECT id FROM tarea_tipo WHERE codigo IN ('EMITIR-ORDEN', 'APROBAR-ORDEN'))`,
    `DELETE FROM tarea_tipo WHERE codigo IN ('EMITIR-ORDEN', 'APROBAR-ORDEN')`,
    `DELETE FROM tipo_documento WHERE codigo IN ('actaEntrega', 'papeleta')`,
    `DELETE FROM departamento WHERE codigo = '015'`,
    `DELETE FROM formato WHERE bloque = 'garantia'`,
    `UPDATE tarea_tipo SET nombre = 'Revisar con calma', activo = 0 WHERE codigo = 'REVISAR-CARPETA'`,
    `UPDATE tipo_documento SET obligatorio = 0 WHERE codigo = 'cedula'`,
  ])
    await manager.query(sql);
}
