import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const carpeta = { area: 'cliente', table: 'carpeta' } as const;
const persona = { area: 'cliente', table: 'persona' } as const;
const usuario = { area: 'seguridad', table: 'usuario' } as const;

/** Risk matrix, score, exception, review of guarantees (slice 4). */
const tables: TableDefinition[] = [
  {
    area: 'catalogo',
    name: 'parametro_riesgo',
    columns: [
      column.id(),
      column.code('codigo', 20),
      column.text('nombre', 120),
      column.text('detalle', 300, true),
      column.integer('valor'),
      column.integer('orden'),
      column.code('regla', 40, true),
      column.bool('garantia'),
      column.bool('activo'),
    ],
    unique: [['codigo']],
  },
  {
    area: 'cliente',
    name: 'riesgo_plan',
    columns: [
      column.id(),
      column.integer('carpetaId'),
      column.integer('personaId'),
      column.integer('puntaje', true),
      column.bool('conBien'),
      column.integer('calculadoPor', true),
      column.utc('calculadoEn', true),
      column.bool('garantiasConfirmadas'),
      column.integer('garantiasPor', true),
      column.utc('garantiasEn', true),
      column.version(),
    ],
    references: { carpetaId: carpeta, personaId: persona, calculadoPor: usuario, garantiasPor: usuario },
    unique: [['carpetaId']],
  },
  {
    area: 'cliente',
    name: 'evaluacion_riesgo',
    columns: [
      column.id(),
      column.integer('riesgoId'),
      column.integer('parametroId'),
      column.integer('valor'),
      column.bool('aplica'),
      column.bool('cumple'),
      column.code('origen', 10, true),
      column.text('mirado', 200, true),
      column.text('encontrado', 200, true),
      column.integer('marcadoPor', true),
      column.utc('marcadoEn', true),
    ],
    references: {
      riesgoId: { area: 'cliente', table: 'riesgo_plan' },
      parametroId: { area: 'catalogo', table: 'parametro_riesgo' },
      marcadoPor: usuario,
    },
    unique: [['riesgoId', 'parametroId']],
  },
  {
    area: 'cliente',
    name: 'excepcion_riesgo',
    columns: [
      column.id(),
      column.integer('carpetaId'),
      column.integer('personaId'),
      column.text('observacion', 500),
      column.integer('puntaje'),
      column.integer('usuarioId'),
      column.utc('fecha'),
    ],
    references: { carpetaId: carpeta, personaId: persona, usuarioId: usuario },
    unique: [['carpetaId', 'personaId']],
  },
];

export class Riesgo1700000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
