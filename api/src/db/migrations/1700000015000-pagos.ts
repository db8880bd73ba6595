import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addOwner, dropOwner, type Owner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

/** Payment orders. */
const tabla: TableDefinition = {
  area: 'cliente',
  name: 'solicitud_de_pago',
  columns: [
    column.keyInteger('id'),
    column.integer('ordenId'),
    column.state(),
    column.text('concepto', 300),
    column.text('observacion', 500, true),
    column.money('valor'),
    column.text('beneficiario', 120),
    column.code('rucBeneficiario', 13, true),
    column.text('solicitante', 200),
    column.longText('documentos'),
    column.integer('creadoPor', true),
    column.text('rolCreador', 60, true),
    column.utc('creadoEn'),
    column.integer('aprobadoPor', true),
    column.utc('aprobadoEn', true),
    column.integer('anuladoPor', true),
    column.utc('anuladoEn', true),
    column.text('motivo', 500, true),
    column.version(),
  ],
  references: {
    ordenId: { area: 'cliente', table: 'orden_de_compra' },
    creadoPor: usuario,
    aprobadoPor: usuario,
    anuladoPor: usuario,
  },
  indexes: [
    { columns: ['ordenId'], unique: true, where: `"estado" <> 'anulado'` },
    ...[['ordenId', 'id'], ['estado'], ['creadoEn'], ['aprobadoEn'], ['valor']].map((columns) => ({ columns })),
  ],
  checks: { estado: `"estado" IN ('pendiente', 'aprobado', 'anulado')` },
};

const documento: Owner = {
  tipo: 'solicitud-de-pago',
  columna: 'solicitudDePagoId',
  area: 'cliente',
  table: 'solicitud_de_pago',
};

export class Pagos1700000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, tabla);
    await addOwner(runner, documento);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, documento);
    await dropTable(runner, tabla.area, tabla.name);
  }
}
