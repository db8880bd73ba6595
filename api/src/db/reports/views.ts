import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { fieldsOf } from '../../columns/record';

/** Names for report users, by area: view → table. */
export const reported = {
  Planes: {
    grupo: 'grupo',
    plan_ahorro: 'plan_ahorro',
    titular: 'plan_titular',
    movimiento: 'movimiento',
    asignacion: 'asignacion_ejecutivo',
  },
  Asambleas: { asamblea: 'asamblea', participante: 'participante', adjudicacion: 'adjudicacion' },
  Clientes: { cliente: 'persona', solicitud: 'solicitud', finanzas: 'finanzas' },
  Expedientes: {
    carpeta: 'carpeta',
    envio: 'carpeta_envio',
    documento: 'documento',
    riesgo: 'riesgo_plan',
    evento: 'evento',
    tarea: 'tarea',
  },
  Compras: {
    medio_aprobacion: 'medio_aprobacion',
    bien: 'ficha_bien',
    concesionario: 'concesionario',
    orden_de_compra: 'orden_de_compra',
    orden_plan: 'orden_plan',
    solicitud_de_pago: 'solicitud_de_pago',
    carta_salida: 'carta_salida',
  },
  Legal: { pagare: 'pagare', pagare_cuota: 'pagare_cuota', prenda: 'prenda', contrato: 'contrato' },
} as const satisfies Record<string, Record<string, string>>;

/** A column of a view and its expression, valid on both engines. */
export interface ReportColumn {
  readonly name: string;
  readonly expression: string;
  /** schema-less `tabla.columna` whose text describes it. */
  readonly of: string;
}

export interface ReportView {
  readonly name: string;
  readonly area: string;
  readonly table: string;
  readonly columns: readonly ReportColumn[];
  /** `SELECT …`; a table stands as {esquema.tabla}. */
  readonly select: string;
}

const FULL_NAME = ['nombres', 'apellidoPaterno', 'apellidoMaterno'];

/**
 * The report views derived from entities and record tables: keys become names or codes, a choice gets its label beside its code, technical columns
 * are left out. A migration freezes them as they were (`reports.test.ts` says when a new one is due).
 */
export function reportViews(dataSource: Pick<DataSource, 'entityMetadatas'>): ReportView[] {
  return Object.entries(reported).flatMap(([area, views]) =>
    Object.entries(views).map(([name, table]) => {
      const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
      if (metadata === undefined) throw new Error(`reports: there is no table ${table}`);
      return viewOf(area, name, metadata);
    }),
  );
}

class View {
  readonly columns: ReportColumn[] = [];
  readonly joins: string[] = [];

  constructor(
    private readonly metadata: EntityMetadata,
    private readonly own: ReadonlySet<string>,
  ) {}

  /** A derived column yields to the table's own column of that name. */
  add(name: string, expression: string, of: string, comesAlong = false): void {
    if (comesAlong && (this.own.has(name) || this.columns.some((column) => column.name === name))) return;
    this.columns.push({ name, expression, of });
  }

  /** @returns the alias. */
  join(target: EntityMetadata, key: string, from: string): string {
    const alias = `t${this.joins.length + 1}`;
    this.joins.push(`LEFT JOIN ${placeholder(target)} ${alias} ON ${alias}."${key}" = ${from}`);
    return alias;
  }

  get select(): string {
    const columns = this.columns.map(({ name, expression }) => `${expression} AS "${name}"`);
    return [`SELECT ${columns.join(', ')}`, `FROM ${placeholder(this.metadata)} r`, ...this.joins].join('\n');
  }
}

const placeholder = ({ schema, tableName }: EntityMetadata): string => `{${schema}.${tableName}}`;
const isLong = ({ type, length }: ColumnMetadata): boolean => type === 'text' || /max/i.test(length);
const withoutSuffix = (name: string): string => name.replace(/(Id|Codigo)$/, '');

function viewOf(area: string, name: string, metadata: EntityMetadata): ReportView {
  const { tableName } = metadata;
  const columns = metadata.columns.filter((column) => !/^version/.test(column.databaseName) && !isLong(column));
  const view = new View(metadata, new Set(columns.map(({ databaseName }) => databaseName)));
  const fields = typeof metadata.target === 'function' ? fieldsOf(metadata.target) : {};
  const throughGroup = columns.some(({ databaseName }) => ['planId', 'grupoId'].includes(databaseName));
  for (const column of columns) {
    const key = metadata.foreignKeys.find((foreignKey) => foreignKey.columns.includes(column));
    // comes from the group
    if (column.databaseName === 'productoCodigo' && throughGroup) continue;
    if (key !== undefined) addReference(view, tableName, column.databaseName, key.referencedEntityMetadata);
    else {
      const own = column.databaseName;
      view.add(own, `r."${own}"`, `${tableName}.${own}`);
      const choice = fields[own]?.opciones;
      if (choice !== undefined) view.add(`${own}Nombre`, named(`r."${own}"`, choice), `${tableName}.${own}`, true);
    }
  }
  return { name, area, table: `${metadata.schema}.${tableName}`, columns: view.columns, select: view.select };
}

const named = (column: string, choice: readonly { readonly codigo: string; readonly nombre: string }[]): string =>
  `CASE ${column} ${choice.map(({ codigo, nombre }) => `WHEN '${quoted(codigo)}' THEN '${quoted(nombre)}'`).join(' ')} END`;
const quoted = (text: string): string => text.replaceAll("'", "''");

/** The columns that replace a foreign key. */
function addReference(view: View, tableName: string, name: string, target: EntityMetadata): void {
  const own = `${tableName}.${name}`;
  const from = `r."${name}"`;
  const known = references[target.tableName];
  if (known === undefined) addNamed(view, own, name, target);
  else known({ view, own, name, from, target });
}

interface Reference {
  readonly view: View;
  readonly own: string;
  readonly name: string;
  readonly from: string;
  readonly target: EntityMetadata;
}

const references: Readonly<Record<string, (reference: Reference) => void>> = {
  plan_ahorro: ({ view, from, target }) => {
    const plan = view.join(target, 'id', from);
    view.add('idCodigo', `${plan}."idCodigo"`, 'plan_ahorro.idCodigo', true);
    addGroup(view, ownerOf(target, 'grupoId'), `${plan}."grupoId"`);
  },
  grupo: ({ view, from, target }) => addGroup(view, target, from),
  asamblea: ({ view, own, name, from, target }) => {
    const assembly = view.join(target, 'id', from);
    view.add(name, from, own);
    view.add('numeroAsamblea', `${assembly}."numeroAsamblea"`, 'asamblea.numeroAsamblea', true);
  },
  persona: ({ view, from, target }) => {
    const person = view.join(target, 'id', from);
    view.add('identificacion', `${person}."identificacion"`, 'persona.identificacion', true);
    view.add('cliente', fullName(person, FULL_NAME), 'persona.nombres', true);
  },
  producto: ({ view, own, from, target }) => {
    view.add('producto', from, own);
    view.add('productoNombre', `${view.join(target, 'codigo', from)}."nombre"`, 'producto.nombre');
  },
  // staff use its code as its name
  departamento: ({ view, own, name, from }) => view.add(name, from, own),
  usuario: ({ view, own, name, from, target }) => {
    view.add(withoutSuffix(name), fullName(view.join(target, 'id', from), ['nombre', 'apellido']), own);
  },
};

/** Product and group of a plan. */
function addGroup(view: View, group: EntityMetadata, from: string): void {
  const alias = view.join(group, 'id', from);
  view.add('producto', `${alias}."productoCodigo"`, 'grupo.productoCodigo', true);
  view.add('grupo', `${alias}."grupo"`, 'grupo.grupo', true);
}

function ownerOf({ foreignKeys }: EntityMetadata, column: string): EntityMetadata {
  const found = foreignKeys.find(({ columns }) => columns[0]?.databaseName === column)?.referencedEntityMetadata;
  if (found === undefined) throw new Error(`reports: ${column} leads nowhere`);
  return found;
}

const fullName = (alias: string, parts: readonly string[]): string =>
  `TRIM(CONCAT(${parts.map((part) => `${alias}."${part}"`).join(", ' ', ")}))`;

/** The key, and the name of its row if it has one. */
function addNamed(view: View, own: string, name: string, target: EntityMetadata): void {
  view.add(name, `r."${name}"`, own);
  const bears = ['nombre', 'nombreComercial'].find((column) => target.findColumnWithDatabaseName(column) !== undefined);
  const key = target.primaryColumns[0]?.databaseName;
  if (bears === undefined || key === undefined) return;
  const alias = view.join(target, key, `r."${name}"`);
  view.add(`${withoutSuffix(name)}Nombre`, `${alias}."${bears}"`, own, true);
}
