import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Area, addIndexes, dropIndexes } from '../table';

/** Table → indexes that its lists, searches and lookups need; the entities have the same. */
const INDICES: readonly { area: Area; table: string; indexes: readonly (readonly string[])[] }[] = [
  {
    area: 'asamblea',
    table: 'adjudicacion',
    indexes: [
      ['adjudicadoPor', 'fecha'],
      ['estado', 'fecha'],
    ],
  },
  {
    area: 'cliente',
    table: 'carpeta',
    indexes: [['estadoDocumentos'], ['idDepartamento', 'adjudicacionId', 'planId']],
  },
  { area: 'cliente', table: 'documento', indexes: [['planId']] },
  { area: 'cliente', table: 'ficha_plan', indexes: [['adjudicacionId'], ['personaId']] },
  { area: 'cliente', table: 'grupo', indexes: [['grupo']] },
  {
    area: 'cliente',
    table: 'medio_aprobacion',
    indexes: [['creadoEn'], ['productoCodigo'], ['ejecutivoId'], ['enviadoEn'], ['decididoEn'], ['valor'], ['total']],
  },
  { area: 'cliente', table: 'plan_titular', indexes: [['planId', 'desde']] },
  { area: 'cliente', table: 'solicitud', indexes: [['planId']] },
  { area: 'cliente', table: 'tarea', indexes: [['personaId'], ['estado'], ['tipoId']] },
  { area: 'sistema', table: 'notificacion', indexes: [['usuarioId', 'leidaEn']] },
  { area: 'seguridad', table: 'auditoria', indexes: [['usuario'], ['accion'], ['recursoId']] },
];

export class Indices1700000011400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { indexes, ...of } of INDICES) await addIndexes(runner, of, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { indexes, ...of } of INDICES) await dropIndexes(runner, of, indexes);
  }
}
