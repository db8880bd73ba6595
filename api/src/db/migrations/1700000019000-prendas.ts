import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addOwner, dropOwner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition } from '../table';

const prenda: TableDefinition = {
  area: 'cliente',
  name: 'prenda',
  columns: [
    column.id(),
    column.integer('pagareId'),
    column.code('tipoGarantia', 1, true),
    column.date('fechaEmision'),
    column.code('estadoCivil', 1),
    column.code('separacionBienes', 1, true),
    column.code('estadoBien', 5, true),
    column.text('vehiculoMarca', 60, true),
    column.text('vehiculoModelo', 80, true),
    column.integer('vehiculoAnio', true),
    column.text('vehiculoColor', 40, true),
    column.text('vehiculoMotor', 30, true),
    column.text('vehiculoChasis', 30, true),
    column.text('vehiculoPlaca', 10, true),
    column.code('inmuebleTipo', 20, true),
    column.text('inmuebleCanton', 120, true),
    column.text('inmuebleDireccion', 100, true),
    column.money('inmuebleArea', true),
    column.text('inmuebleRegistro', 40, true),
    column.code('depositarioCedula', 10),
    column.text('depositarioNombres', 120),
    column.text('depositarioApellidos', 120, true),
    column.text('depositarioCorreo', 254),
    column.text('representanteEmpresa', 160),
    column.text('enCalidadEmpresa', 80),
    column.code('origenBien', 5, true),
    column.text('escritos', 500, true),
    column.utc('guardadaEn'),
    column.integer('guardadaPor', true),
    column.version(),
  ],
  references: {
    pagareId: { area: 'cliente', table: 'pagare' },
    guardadaPor: { area: 'seguridad', table: 'usuario' },
  },
  unique: [['pagareId']],
  checks: { origenBien: `"origenBien" IS NULL OR "origenBien" IN ('orden', 'medio')` },
};
const emitida = { tipo: 'prenda', columna: 'prendaId', area: 'cliente', table: 'prenda' } as const;

/** Pledges, and their printed form. */
export class Prendas1700000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, prenda);
    await addOwner(runner, emitida);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, emitida);
    await dropTable(runner, prenda.area, prenda.name);
  }
}
