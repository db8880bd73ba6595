import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const guardado = [column.utc('guardadaEn'), column.integer('guardadaPor', true), column.version()];
const solicitud = { area: 'cliente', table: 'solicitud' } as const;
const usuario = { area: 'seguridad', table: 'usuario' } as const;

/** What hangs on an application or a plan: spouse, depositario, financial statement, references (slice 2). */
const tables: TableDefinition[] = [
  {
    area: 'cliente',
    name: 'conyuge',
    columns: [
      column.id(),
      column.integer('solicitudId'),
      column.code('identificacion', 10),
      column.text('nombres', 120),
      column.text('apellidoPaterno', 120),
      column.text('apellidoMaterno', 120),
      column.date('fechaNacimiento', true),
      column.code('genero', 1, true),
      column.code('nacionalidad', 2, true),
      column.integer('anosResidencia', true),
      column.text('profesion', 80, true),
      column.code('situacionLaboral', 1),
      column.code('laboralRuc', 13, true),
      column.text('laboralNombre', 120, true),
      column.text('laboralActividad', 120, true),
      column.text('laboralCargo', 80, true),
      column.text('laboralDireccion', 100, true),
      column.code('laboralTelefono', 10, true),
      column.integer('laboralAnos', true),
      column.text('laboralCorreo', 254, true),
      ...guardado,
    ],
    references: {
      solicitudId: solicitud,
      nacionalidad: { area: 'catalogo', table: 'pais', column: 'codigo' },
      guardadaPor: usuario,
    },
    unique: [['solicitudId']],
  },
  {
    area: 'cliente',
    name: 'depositario',
    columns: [
      column.id(),
      column.integer('planId'),
      column.code('identificacion', 10),
      column.text('nombres', 120),
      column.text('apellidos', 120),
      column.code('telefono', 10),
      column.text('correo', 254),
      column.text('direccion', 100),
      ...guardado,
    ],
    references: { planId: { area: 'cliente', table: 'plan' }, guardadaPor: usuario },
    unique: [['planId']],
  },
  {
    area: 'cliente',
    name: 'finanzas',
    columns: [
      column.id(),
      column.integer('solicitudId'),
      column.money('cajaBanco'),
      column.money('cuentasPorCobrar'),
      column.money('inventario'),
      column.money('viviendaTerreno'),
      column.money('mueblesEnseres'),
      column.money('vehiculoMaquinaria'),
      column.money('motocicleta'),
      column.money('otrosActivos'),
      column.money('cuentasPorPagar'),
      column.money('proveedores'),
      column.money('prestamoAno'),
      column.money('prestamoMasAno'),
      column.money('deudasNegocio'),
      column.money('otrasObligaciones'),
      column.money('ingresoFijo'),
      column.money('ingresoConyuge'),
      column.money('ingresoArriendo'),
      column.money('ingresoPensiones'),
      column.money('otrosIngresos'),
      column.money('egresoAlimentacion'),
      column.money('egresoEducacion'),
      column.money('egresoTransporte'),
      column.money('egresoArriendo'),
      column.money('egresoServicioBasico'),
      column.money('egresoBancarioComercial'),
      column.money('egresoSalud'),
      column.money('otrosEgresos'),
      column.money('totalActivo'),
      column.money('totalPasivo'),
      column.money('totalPatrimonio'),
      column.money('totalIngresos'),
      column.money('totalEgresos'),
      column.money('totalIngresosEgresos'),
      ...guardado,
    ],
    references: { solicitudId: solicitud, guardadaPor: usuario },
    unique: [['solicitudId']],
  },
  {
    area: 'cliente',
    name: 'referencia',
    columns: [
      column.id(),
      column.integer('solicitudId'),
      column.code('tipo', 1),
      column.integer('linea'),
      column.state(),
      column.text('nombre', 120, true),
      column.code('identificacion', 10, true),
      column.text('parentesco', 20, true),
      column.text('nombreComercio', 120, true),
      column.text('ciudad', 60, true),
      column.text('direccion', 100, true),
      column.code('telefono', 10, true),
      column.code('bancoCodigo', 6, true),
      column.date('fechaApertura', true),
      column.code('tipoCuenta', 10, true),
      column.code('numeroCuenta', 20, true),
      column.utc('registradaEn'),
      column.integer('registradaPor', true),
      column.utc('confirmadaEn', true),
      column.integer('confirmadaPor', true),
      column.version(),
    ],
    references: {
      solicitudId: solicitud,
      bancoCodigo: { area: 'catalogo', table: 'banco', column: 'codigo' },
      registradaPor: usuario,
      confirmadaPor: usuario,
    },
    unique: [['solicitudId', 'tipo', 'linea']],
  },
];

export class Anexos1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
