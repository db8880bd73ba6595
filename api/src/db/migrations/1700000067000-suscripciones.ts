import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addChecks, type CheckedTable, condition, dropChecks } from '../checks';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const suscripcion: TableDefinition = {
  area: 'sistema',
  name: 'suscripcion',
  columns: [
    column.id(),
    column.integer('cuentaId'),
    column.text('nombre', 60),
    column.code('url', 500),
    column.longText('eventos'),
    column.bool('activa'),
    column.utc('rechazadaEn', true),
    column.longText('secretos'),
    column.integer('fallas'),
    column.utc('fallaDesde', true),
    column.utc('pausaHasta', true),
    column.utc('avisadaEn', true),
    column.utc('ultimoExito', true),
    column.utc('creadaEn'),
    column.version(),
  ],
  references: { cuentaId: { area: 'seguridad', table: 'cuenta_servicio' } },
  indexes: [{ columns: ['cuentaId'] }],
};

const envio: TableDefinition = {
  area: 'sistema',
  name: 'envio_evento',
  columns: [
    column.id(),
    column.integer('suscripcionId'),
    column.code('clave', 36),
    column.code('tipo', 30),
    column.code('idCodigo', 24),
    column.code('recurso', 40),
    column.code('recursoId', 60),
    column.utc('ocurridoEn'),
    column.integer('posicion'),
    column.state(),
    column.integer('intentos'),
    column.utc('ultimoIntento', true),
    column.utc('proximoIntento'),
    column.utc('entregadoEn', true),
    column.code('codigo', 20, true),
    column.text('respuesta', 500, true),
    column.integer('milisegundos', true),
    column.utc('creadoEn'),
    column.version(),
  ],
  references: { suscripcionId: { area: 'sistema', table: 'suscripcion' } },
  unique: [['clave']],
  indexes: [
    { columns: ['estado', 'proximoIntento', 'suscripcionId'] },
    { columns: ['suscripcionId', 'idCodigo', 'estado'] },
    { columns: ['idCodigo'] },
  ],
};

const CHECKED: readonly CheckedTable[] = [
  {
    area: 'sistema',
    table: 'envio_evento',
    checks: { estado: condition.oneOf('estado', ['pendiente', 'entregado', 'fallido', 'descartado']) },
  },
];

/** Other systems that are told of events, and the messages that go to them. */
export class Suscripciones1700000067000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, suscripcion);
    await createTable(runner, envio);
    await addChecks(runner, CHECKED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropChecks(runner, CHECKED);
    await dropTable(runner, envio.area, envio.name);
    await dropTable(runner, suscripcion.area, suscripcion.name);
  }
}
