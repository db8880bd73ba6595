import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const persona = { area: 'cliente', table: 'persona' } as const;
const usuario = { area: 'seguridad', table: 'usuario' } as const;
const ficha = { area: 'cliente', table: 'ficha_bien' } as const;
const catalogo = (table: string, key?: string) =>
  ({ area: 'catalogo', table, ...(key === undefined ? {} : { column: key }) }) as const;
const actos = [
  column.integer('creadoPor', true),
  column.utc('creadoEn'),
  column.integer('actualizadoPor', true),
  column.utc('actualizadoEn', true),
  column.version(),
];

/** Approval with the sheet of what they are for and its plans (slice 5). */
const tables: TableDefinition[] = [
  {
    area: 'cliente',
    name: 'ficha_bien',
    columns: [
      column.id(),
      column.integer('personaId'),
      column.code('productoCodigo', 2),
      column.integer('marcaId', true),
      column.integer('modeloId', true),
      column.text('marca', 60, true),
      column.text('modelo', 80, true),
      column.code('claseCodigo', 20, true),
      column.text('clase', 40, true),
      column.text('tipo', 60, true),
      column.code('estadoBien', 5, true),
      column.integer('anio', true),
      column.text('color', 40, true),
      column.text('chasis', 30, true),
      column.text('serieMotor', 30, true),
      column.text('placa', 10, true),
      column.code('paisOrigen', 2, true),
      column.code('tipoInmueble', 20, true),
      column.code('provinciaCodigo', 2, true),
      column.code('cantonCodigo', 4, true),
      column.text('direccion', 100, true),
      column.money('area', true),
      column.text('registro', 40, true),
      ...actos,
    ],
    references: {
      personaId: persona,
      productoCodigo: catalogo('producto', 'codigo'),
      marcaId: catalogo('marca_vehiculo'),
      modeloId: catalogo('modelo_vehiculo'),
      claseCodigo: catalogo('clase_vehiculo', 'codigo'),
      paisOrigen: catalogo('pais', 'codigo'),
      provinciaCodigo: catalogo('provincia', 'codigo'),
      cantonCodigo: catalogo('canton', 'codigo'),
      creadoPor: usuario,
      actualizadoPor: usuario,
    },
  },
  {
    area: 'cliente',
    name: 'ficha_plan',
    columns: [
      column.id(),
      column.integer('fichaId'),
      column.integer('planId'),
      column.integer('adjudicacionId'),
      column.integer('personaId'),
      column.integer('orden'),
      column.bool('vigente'),
    ],
    references: {
      fichaId: ficha,
      planId: { area: 'cliente', table: 'plan' },
      adjudicacionId: { area: 'asamblea', table: 'adjudicacion' },
      personaId: persona,
    },
    unique: [
      ['fichaId', 'orden'],
      ['fichaId', 'planId'],
    ],
    indexes: [
      { columns: ['adjudicacionId', 'personaId'], unique: true, where: '"vigente" = 1' },
      { columns: ['planId'] },
    ],
  },
  {
    area: 'cliente',
    name: 'medio_aprobacion',
    columns: [
      column.id(),
      column.integer('personaId'),
      column.code('productoCodigo', 2),
      column.integer('fichaId'),
      column.bool('estado', true),
      column.utc('enviadoEn', true),
      column.integer('enviadoPor', true),
      column.utc('decididoEn', true),
      column.integer('decididoPor', true),
      column.text('motivo', 500, true),
      column.integer('ejecutivoId', true),
      column.money('valor'),
      column.money('desgravamen'),
      column.money('avaluo'),
      column.money('costosLegales'),
      column.money('escrituras'),
      column.money('impuestoTimbres'),
      column.money('total'),
      column.money('diferencia'),
      column.money('pagoAnticipado'),
      column.text('observaciones', 500, true),
      column.text('aseguradora', 120, true),
      column.text('numeroPoliza', 40, true),
      column.date('polizaDesde', true),
      column.date('polizaHasta', true),
      column.money('prima', true),
      column.integer('dispositivoId', true),
      column.text('dispositivo', 120, true),
      column.money('valorDispositivo', true),
      column.integer('idOrden', true),
      column.integer('reemplazaA', true),
      ...actos,
    ],
    references: {
      personaId: persona,
      productoCodigo: catalogo('producto', 'codigo'),
      fichaId: ficha,
      enviadoPor: usuario,
      decididoPor: usuario,
      ejecutivoId: usuario,
      dispositivoId: catalogo('dispositivo'),
      reemplazaA: { area: 'cliente', table: 'medio_aprobacion' },
      creadoPor: usuario,
      actualizadoPor: usuario,
    },
    unique: [['fichaId']],
    indexes: [
      { columns: ['reemplazaA'], unique: true, where: '"reemplazaA" IS NOT NULL' },
      { columns: ['personaId'] },
      { columns: ['estado', 'enviadoEn'] },
    ],
  },
];

export class Medios1700000010500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
