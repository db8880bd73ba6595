import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addIndexes, dropIndexes, layBy, layByKey } from '../table';

const SESIONES = { area: 'seguridad', table: 'sesion' } as const;
const POR_FIN = { key: column.keyCode('id', 36), column: 'expiraEn' };
const LUGARES = { area: 'seguridad', table: 'lugar_de_ingreso' } as const;
const POR_ULTIMO = { key: column.keyCode('clave', 64), column: 'ultimo' };
const ENVIOS = { area: 'sistema', table: 'envio_evento' } as const;
const POR_EDAD = [['estado', 'creadoEn']];

/** Rows with a UUID or a hash for their key lie by their day, and what is removed hourly is found without reading its table. */
export class TendidasPorFecha1700000081000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await layBy(runner, SESIONES, POR_FIN);
    await layBy(runner, LUGARES, POR_ULTIMO);
    await addIndexes(runner, ENVIOS, POR_EDAD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ENVIOS, POR_EDAD);
    await layByKey(runner, LUGARES, POR_ULTIMO);
    await layByKey(runner, SESIONES, POR_FIN);
  }
}
