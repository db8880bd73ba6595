import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addChecks, type CheckedTable, type Condition, condition, dropChecks, refuseBrokenRows } from '../checks';
import type { Area } from '../table';

const least = (bound: number, ...columns: string[]) => columns.map((column) => condition.atLeast(column, bound));
const { between } = condition;

/** One condition a table: the row that breaks it is named, and shows which value does. */
const of = (area: Area, table: string, ...holds: readonly Condition[]): CheckedTable => ({
  area,
  table,
  checks: { valores: condition.all(...holds) },
});

const CHECKED: readonly CheckedTable[] = [
  of('asamblea', 'adjudicacion', ...least(0, 'valorCuota', 'prioridad', 'cuotasOfertadas')),
  of('asamblea', 'asamblea', ...least(1, 'numeroAsamblea')),
  of(
    'asamblea',
    'participante',
    ...least(0, 'valorCuota', 'cuotaVencidas', 'asambleaAdjudica', 'cantidadOferta', 'prioridadOferta'),
  ),
  of('catalogo', 'concesionario', between('negociacion', 0, 100)),
  of('catalogo', 'dispositivo', ...least(0, 'valor')),
  of('catalogo', 'plazo', between('dias', 1, 250)),
  of('catalogo', 'precio_vehiculo', ...least(1, 'precio'), between('anio', 1980, 2100)),
  of('catalogo', 'regla_adjudicacion', between('vencidasAdmitidas', 0, 12)),
  of('cliente', 'conyuge', between('laboralAnos', 0, 100), between('anosResidencia', 0, 100)),
  of('cliente', 'ficha_bien', ...least(0, 'area'), between('anio', 1900, 2200)),
  // equity and what is left of a month may be negative
  of(
    'cliente',
    'finanzas',
    ...least(0, 'cajaBanco', 'cuentasPorCobrar', 'inventario', 'viviendaTerreno', 'mueblesEnseres'),
    ...least(0, 'vehiculoMaquinaria', 'motocicleta', 'otrosActivos'),
    ...least(0, 'cuentasPorPagar', 'proveedores', 'prestamoAno', 'prestamoMasAno', 'deudasNegocio'),
    ...least(0, 'otrasObligaciones'),
    ...least(0, 'ingresoFijo', 'ingresoConyuge', 'ingresoArriendo', 'ingresoPensiones', 'otrosIngresos'),
    ...least(0, 'egresoAlimentacion', 'egresoEducacion', 'egresoTransporte', 'egresoArriendo'),
    ...least(0, 'egresoServicioBasico', 'egresoBancarioComercial', 'egresoSalud', 'otrosEgresos'),
    ...least(0, 'totalActivo', 'totalPasivo', 'totalIngresos', 'totalEgresos'),
  ),
  of('cliente', 'grupo', ...least(0.01, 'monto', 'valorCuota'), between('mesesPlan', 1, 480)),
  of(
    'cliente',
    'medio_aprobacion',
    ...least(1, 'valor', 'impuestoTimbres'),
    ...least(0, 'desgravamen', 'avaluo', 'costosLegales', 'escrituras', 'pagoAnticipado', 'total', 'diferencia'),
    ...least(0, 'prima', 'valorDispositivo'),
  ),
  of('cliente', 'movimiento', ...least(0, 'valorDebito', 'valorCredito')),
  of(
    'cliente',
    'orden_de_compra',
    ...least(1, 'valorDispositivo'),
    between('porcentajeComision', 0, 100),
    ...least(0, 'comisionDispositivo', 'valorVehiculo', 'valorPlan', 'valorComision', 'diferenciaPrecio'),
    ...least(0, 'pagoConcesionario'),
  ),
  of('cliente', 'orden_plan', ...least(0, 'monto')),
  of('cliente', 'pagare', ...least(0, 'monto', 'valorDividendo'), ...least(1, 'plazo', 'emision')),
  of('cliente', 'pagare_cuota', ...least(0, 'valor'), ...least(1, 'emision', 'numero')),
  // a balance in favour of the customer is negative
  of('cliente', 'plan', ...least(0.01, 'monto', 'valorCuota'), ...least(0, 'cuotasPagadas', 'cuotasVencidas')),
  of('cliente', 'prenda', ...least(0, 'inmuebleArea'), between('vehiculoAnio', 1950, 2100)),
  of(
    'cliente',
    'solicitud',
    ...least(0, 'valorBien'),
    between('anosResidencia', 0, 100),
    between('laboralAnos', 0, 100),
  ),
  of('cliente', 'solicitud_de_pago', ...least(0, 'valor')),
  of('seguridad', 'limite', ...least(0, 'monto')),
];

/** What the program always kept, the database keeps too: amounts, percentages, years and counts within their bounds. */
export class Valores1700000078000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await refuseBrokenRows(runner, CHECKED);
    await addChecks(runner, CHECKED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropChecks(runner, CHECKED);
  }
}
