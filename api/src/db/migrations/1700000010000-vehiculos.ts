import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const marca = { area: 'catalogo', table: 'marca_vehiculo' } as const;
const modelo = { area: 'catalogo', table: 'modelo_vehiculo' } as const;
const clase = { area: 'catalogo', table: 'clase_vehiculo', column: 'codigo' } as const;

/** Brands, models, classes, colours and prices of vehicles; tracking devices (slice 5). */
const tables: TableDefinition[] = [
  {
    area: 'catalogo',
    name: 'marca_vehiculo',
    columns: [column.id(), column.code('codigo', 40), column.text('nombre', 60)],
    unique: [['codigo']],
  },
  {
    area: 'catalogo',
    name: 'clase_vehiculo',
    columns: [column.keyCode('codigo', 20), column.text('nombre', 40)],
  },
  {
    area: 'catalogo',
    name: 'modelo_vehiculo',
    columns: [
      column.id(),
      column.integer('marcaId'),
      column.code('codigo', 40),
      column.text('nombre', 80),
      column.code('claseCodigo', 20),
      column.bool('activo'),
    ],
    references: { marcaId: marca, claseCodigo: clase },
    unique: [['marcaId', 'codigo']],
  },
  {
    area: 'catalogo',
    name: 'color_vehiculo',
    columns: [column.keyCode('codigo', 20), column.text('nombre', 40)],
  },
  {
    area: 'catalogo',
    name: 'precio_vehiculo',
    columns: [
      column.id(),
      column.integer('modeloId'),
      column.integer('anio'),
      column.code('estadoBien', 5),
      column.money('precio'),
      column.text('concesionario', 120),
      column.date('vigenteDesde', true),
    ],
    references: { modeloId: modelo },
    unique: [['modeloId', 'anio', 'estadoBien', 'concesionario']],
  },
  {
    area: 'catalogo',
    name: 'dispositivo',
    columns: [column.id(), column.text('nombre', 120), column.money('valor'), column.state()],
    unique: [['nombre']],
  },
];

export class Vehiculos1700000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
