import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addChecks, type CheckedTable, type Condition, condition, dropChecks, refuseBrokenRows } from '../checks';
import { type Area, addForeignKeys, dropForeignKeys } from '../table';

const dates = (...columns: string[]): Record<string, Condition> =>
  Object.fromEntries(columns.map((column) => [column, condition.date(column)]));

const oneOf = (column: string, ...values: string[]): Record<string, Condition> => ({
  [column]: condition.oneOf(column, values),
});

/** A cédula has ten digits and a RUC thirteen; a passport what its country prints. */
const identificacion: Condition = (of) =>
  `(${of('tipoIdentificacion')} <> 'C' OR ${condition.digits('identificacion', 10)(of)}) AND ` +
  `(${of('tipoIdentificacion')} <> 'R' OR ${condition.digits('identificacion', 13)(of)})`;

const CHECKED: readonly CheckedTable[] = [
  { area: 'asamblea', table: 'adjudicacion', checks: { ...dates('fecha'), ...oneOf('estado', 'ADJ', 'RADJ') } },
  {
    area: 'asamblea',
    table: 'asamblea',
    checks: { ...dates('fecha'), hora: condition.time('hora') },
  },
  { area: 'asamblea', table: 'constancia_copia', checks: dates('fecha') },
  {
    area: 'asamblea',
    table: 'participante',
    checks: oneOf('estado', 'participa', 'no participa', 'participa cesion'),
  },
  { area: 'asamblea', table: 'sorteo', checks: dates('fecha') },
  { area: 'catalogo', table: 'concesionario', checks: { ruc: condition.digits('ruc', 13) } },
  { area: 'catalogo', table: 'feriado', checks: dates('fecha') },
  {
    area: 'catalogo',
    table: 'formato',
    checks: { ...dates('vigenteDesde', 'vigenteHasta'), ...oneOf('estado', 'borrador', 'aprobado', 'descartado') },
  },
  { area: 'catalogo', table: 'plazo', checks: dates('desde') },
  { area: 'catalogo', table: 'precio_vehiculo', checks: dates('vigenteDesde') },
  { area: 'catalogo', table: 'regla_adjudicacion', checks: dates('desde') },
  {
    area: 'cliente',
    table: 'carta_salida',
    checks: { ...dates('fechaEntrega'), ...oneOf('estado', 'pendiente', 'generada', 'realizada') },
  },
  {
    area: 'cliente',
    table: 'consulta_buro',
    checks: { ...dates('fecha', 'consentimiento'), cedula: condition.digits('cedula', 10) },
  },
  { area: 'cliente', table: 'conyuge', checks: dates('fechaNacimiento') },
  { area: 'cliente', table: 'grupo', checks: dates('fechaInicio') },
  { area: 'cliente', table: 'medio_aprobacion', checks: dates('polizaDesde', 'polizaHasta') },
  { area: 'cliente', table: 'movimiento', checks: dates('fecha') },
  {
    area: 'cliente',
    table: 'orden_de_compra',
    checks: { rucConcesionario: condition.digits('rucConcesionario', 13) },
  },
  { area: 'cliente', table: 'pagare', checks: dates('fechaEmision', 'fechaInicial', 'fechaFinal') },
  { area: 'cliente', table: 'pagare_cuota', checks: dates('fechaVencimiento') },
  {
    area: 'cliente',
    table: 'persona',
    checks: { ...dates('fechaNacimiento'), ...oneOf('tipoIdentificacion', 'C', 'R', 'P'), identificacion },
  },
  { area: 'cliente', table: 'plan_titular', checks: dates('desde', 'hasta') },
  { area: 'cliente', table: 'prenda', checks: dates('fechaEmision') },
  { area: 'cliente', table: 'referencia', checks: { ...dates('fechaApertura'), ...oneOf('estado', 'P', 'C') } },
  {
    area: 'cliente',
    table: 'solicitud',
    checks: dates('fechaNacimiento', 'domicilioDesde', 'jubilacionFecha', 'subsidioDesde'),
  },
  {
    area: 'cliente',
    table: 'solicitud_de_pago',
    checks: { rucBeneficiario: condition.digits('rucBeneficiario', 13) },
  },
  { area: 'cliente', table: 'tarea', checks: { ...dates('fechaEjecucion'), ...oneOf('estado', 'P', 'C', 'S', 'A') } },
  { area: 'seguridad', table: 'acceso_inusual', checks: dates('fecha') },
  { area: 'seguridad', table: 'auditoria_sello', key: 'epoca', checks: dates('ancladaEl') },
  {
    area: 'seguridad',
    table: 'delegacion',
    checks: { ...dates('desde', 'hasta'), orden: condition.notBefore('desde', 'hasta') },
  },
  { area: 'sistema', table: 'instalacion', checks: oneOf('barrido', 'activo', 'detenido') },
  {
    area: 'sistema',
    table: 'mensaje',
    checks: oneOf('estado', 'pendiente', 'enviado', 'fallido', 'descartado'),
  },
];

const producto = { area: 'catalogo', table: 'producto', column: 'codigo' } as const;
const departamento = { area: 'catalogo', table: 'departamento', column: 'codigo' } as const;

/** Codes that named a row of a catalogue without being its key. */
const CODES: readonly {
  area: Area;
  table: string;
  column: string;
  target: typeof producto | typeof departamento;
}[] = [
  { area: 'asamblea', table: 'adjudicacion', column: 'productoCodigo', target: producto },
  { area: 'asamblea', table: 'asamblea', column: 'productoCodigo', target: producto },
  { area: 'cliente', table: 'carta_salida', column: 'productoCodigo', target: producto },
  { area: 'cliente', table: 'contrato', column: 'productoCodigo', target: producto },
  { area: 'catalogo', table: 'tipo_documento', column: 'departamento', target: departamento },
  { area: 'cliente', table: 'carpeta', column: 'idDepartamento', target: departamento },
  { area: 'cliente', table: 'documento_decision', column: 'idDepartamento', target: departamento },
  { area: 'cliente', table: 'evento', column: 'idDepartamento', target: departamento },
];

/** The same as conditions, so that rows which would break them are told by name. */
const asConditions = CODES.map(
  ({ area, table, column, target }): CheckedTable => ({
    area,
    table,
    checks: { [column]: condition.known(column, target) },
  }),
);

/** What the program always kept, the database keeps too: days and times that exist, states, shapes of RUC and cédula, codes of catalogues. */
export class Condiciones1700000066000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await refuseBrokenRows(runner, [...CHECKED, ...asConditions]);
    for (const { area, table, column, target } of CODES)
      await addForeignKeys(runner, { area, table }, { [column]: target });
    await addChecks(runner, CHECKED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropChecks(runner, CHECKED);
    for (const { area, table, column, target } of CODES)
      await dropForeignKeys(runner, { area, table }, { [column]: target });
  }
}
