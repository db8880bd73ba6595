import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addOwner, dropOwner, type Owner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;
const ejecutivo = { area: 'catalogo', table: 'ejecutivo_concesionario' } as const;

/** Purchase orders and their plans. */
const tables: TableDefinition[] = [
  {
    area: 'cliente',
    name: 'orden_de_compra',
    columns: [
      column.keyInteger('id'),
      column.integer('medioId'),
      column.integer('personaId'),
      column.state(),
      column.code('categoriaCarta', 3),
      column.code('tipoCarta', 3),
      column.bool('incluyeConcesionario'),
      column.text('atencionTercero', 120, true),
      column.code('cedula', 20),
      column.text('nombreCliente', 250),
      column.text('direccion', 200, true),
      column.code('telefono', 20, true),
      column.text('marca', 60),
      column.text('modelo', 80),
      column.text('tipoVehiculo', 60, true),
      column.code('estadoBien', 5),
      column.integer('anio'),
      column.text('color', 40, true),
      column.text('motor', 30, true),
      column.text('chasis', 30, true),
      column.text('placa', 10, true),
      column.integer('concesionarioId', true),
      column.text('nombreConcesionario', 120, true),
      column.code('rucConcesionario', 13, true),
      column.integer('vendedorId', true),
      column.text('vendedor', 120, true),
      column.integer('jefeVentasId', true),
      column.text('jefeVentas', 120, true),
      column.integer('contableId', true),
      column.text('contable', 120, true),
      column.money('valorVehiculo'),
      column.money('valorPlan'),
      column.money('valorDispositivo', true),
      column.money('porcentajeComision'),
      column.money('valorComision'),
      column.money('comisionDispositivo', true),
      column.money('diferenciaPrecio'),
      column.money('pagoConcesionario'),
      column.integer('creadoPor', true),
      column.text('rolCreador', 60, true),
      column.utc('creadoEn'),
      column.integer('aprobadaPor', true),
      column.utc('aprobadaEn', true),
      column.integer('anuladaPor', true),
      column.utc('anuladaEn', true),
      column.text('motivo', 500, true),
      column.version(),
    ],
    references: {
      medioId: { area: 'cliente', table: 'medio_aprobacion' },
      personaId: { area: 'cliente', table: 'persona' },
      concesionarioId: { area: 'catalogo', table: 'concesionario' },
      vendedorId: ejecutivo,
      jefeVentasId: ejecutivo,
      contableId: ejecutivo,
      creadoPor: usuario,
      aprobadaPor: usuario,
      anuladaPor: usuario,
    },
    indexes: [
      { columns: ['medioId'], unique: true, where: `"estado" <> 'anulada'` },
      { columns: ['medioId', 'creadoEn'] },
      ...[
        'personaId',
        'estado',
        'cedula',
        'nombreCliente',
        'creadoEn',
        'pagoConcesionario',
        'concesionarioId',
        'vendedorId',
        'jefeVentasId',
        'contableId',
      ].map((name) => ({ columns: [name] })),
    ],
    checks: { estado: `"estado" IN ('pendiente', 'aprobada', 'anulada')` },
  },
  {
    area: 'cliente',
    name: 'orden_plan',
    columns: [
      column.id(),
      column.integer('ordenId'),
      column.integer('planId'),
      column.integer('adjudicacionId'),
      column.integer('posicion'),
      column.money('monto'),
      column.bool('vigente'),
    ],
    references: {
      ordenId: { area: 'cliente', table: 'orden_de_compra' },
      planId: { area: 'cliente', table: 'plan' },
      adjudicacionId: { area: 'asamblea', table: 'adjudicacion' },
    },
    unique: [
      ['ordenId', 'posicion'],
      ['ordenId', 'planId'],
    ],
    indexes: [
      { columns: ['planId'], unique: true, where: '"vigente" = 1' },
      { columns: ['planId', 'ordenId'] },
      { columns: ['adjudicacionId'] },
    ],
  },
];

const documento: Owner = { tipo: 'orden-de-compra', columna: 'ordenId', area: 'cliente', table: 'orden_de_compra' };

export class Ordenes1700000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await addOwner(runner, documento);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, documento);
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
