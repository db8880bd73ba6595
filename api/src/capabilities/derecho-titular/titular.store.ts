import { createHash } from 'node:crypto';
import { datoDeTercero, hoyEn, identificacionesDe, instanteDe, propios } from '@adjudica/domain';
import { type DataSource, type EntityManager, type EntityMetadata, In } from 'typeorm';
import { centsTransformer } from '../../columns/columns';
import { type Cipher, CipherError } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import { likePrefix } from '../../db/lists/page';
import type { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreDeCliente } from '../persona';
import {
  asuntoDe,
  asuntosDePlan,
  columnasDe,
  type Exportada,
  exportadas,
  nombreDe,
  type Origen,
  omitidas,
  type Tercero,
} from './titular.clases';

const CHUNK = 500;
/** Readings until two in a row are equal. */
const MAX_READINGS = 6;

type Row = Record<string, unknown>;
type Valor = string | number | boolean | null | object;
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, Valor>>[]>>;

/** A person under all his identifications, however often he was registered. */
export interface Titular {
  readonly identificaciones: readonly string[];
  readonly personas: readonly Persona[];
  readonly nombre: string;
}

interface Lectura {
  readonly titular: Titular;
  /** His own rows. */
  readonly propias: Map<string, Row[]>;
  readonly tenencias: readonly PlanTitular[];
  readonly planes: ReadonlyMap<number, string>;
}

/** Two equal readings in a row are a consistent state of all rows. */
export async function readStable<T>(leer: () => Promise<T>): Promise<T | null> {
  let antes = '';
  for (let i = 0; i < MAX_READINGS; i++) {
    const leido = await leer();
    const huella = createHash('sha256').update(JSON.stringify(leido)).digest('hex');
    if (huella === antes) return leido;
    antes = huella;
  }
  return null;
}

/** Reads what is held about a person, by the table of `titular.clases.ts`. Read-only. */
export class TitularStore {
  private readonly metadata: ReadonlyMap<string, EntityMetadata>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: Pick<Cipher, 'open'>,
  ) {
    this.metadata = new Map(dataSource.entityMetadatas.map((metadata) => [metadata.tableName, metadata]));
  }

  /** The person with this identification, in any table; `null` = none. */
  async find(identificacion: string, manager: EntityManager = this.dataSource.manager): Promise<Titular | null> {
    const identificaciones = identificacionesDe(identificacion);
    const personas = await manager.find(Persona, {
      where: { identificacion: In([...identificaciones]) },
      order: { id: 'ASC' },
    });
    const escrita = personas.find((persona) => persona.identificacion === identificacion) ?? personas[0];
    if (escrita !== undefined) return { identificaciones, personas, nombre: nombreDeCliente(escrita) };
    const nombre = await this.findNombreDeclarado(identificaciones, manager);
    return nombre === null ? null : { identificaciones, personas: [], nombre };
  }

  /** Of spouses, depositaries, references and signers: as declared. */
  private async findNombreDeclarado(
    identificaciones: readonly string[],
    manager: EntityManager,
  ): Promise<string | null> {
    for (const [tabla, { terceros = [] }] of Object.entries(exportadas))
      for (const tercero of terceros) {
        if (tercero.identificacion === undefined) continue;
        const [row] = await this.rowsWhere(manager, tabla, tercero.identificacion, identificaciones);
        if (row !== undefined)
          return nombreDe(tercero)
            .map((columna) => row[columna])
            .filter(Boolean)
            .join(' ');
      }
    return null;
  }

  /** A consistent reading. `null` = the data keep changing. */
  readAll(titular: Titular): Promise<Rows | null> {
    return readStable(() => this.readOnce(titular));
  }

  /** Roles of users, by the keys in the rows. */
  async readRoles(ids: readonly number[]): Promise<Record<number, string>> {
    const roles: Record<number, string> = {};
    for (const some of chunks(ids))
      for (const { id, role } of await this.dataSource.manager.findBy(Usuario, { id: In(some) })) roles[id] = role;
    return roles;
  }

  private async readOnce(titular: Titular): Promise<Rows> {
    const { manager } = this.dataSource;
    const tenencias =
      titular.personas.length === 0
        ? []
        : await manager.findBy(PlanTitular, { personaId: In(titular.personas.map(({ id }) => id)) });
    const planes = new Map<number, string>();
    for (const ids of chunks([...new Set(tenencias.map(({ planId }) => planId))]))
      for (const { id, idCodigo } of await manager.findBy(Plan, { id: In(ids) })) planes.set(id, idCodigo);
    const lectura: Lectura = { titular, propias: new Map(), tenencias, planes };
    const rows: Record<string, Readonly<Record<string, Valor>>[]> = {};
    for (const [tabla, exportada] of Object.entries(exportadas)) {
      const rowsDelTitular = new Map<unknown, Row>();
      for (const origen of exportada.metadataOf)
        for (const row of await this.rowsOfOrigen(lectura, tabla, origen)) rowsDelTitular.set(row['id'] ?? row, row);
      const propias = enOrden([...rowsDelTitular.values()]);
      lectura.propias.set(tabla, propias);
      const salen = propias.map((row) => this.exportRow(tabla, exportada, row, titular));
      // rows of others that name him
      for (const tercero of exportada.terceros ?? [])
        for (const row of await this.rowsAsTercero(manager, tabla, tercero, titular))
          if (!rowsDelTitular.has(row['id'])) salen.push(this.exportTercero(tabla, row, tercero));
      rows[tabla] = salen;
    }
    return rows;
  }

  private rowsOfOrigen(lectura: Lectura, tabla: string, origen: Origen): Promise<Row[]> | Row[] {
    const { manager } = this.dataSource;
    const { titular, propias } = lectura;
    const ids = (of: string, columna: string): number[] => [
      ...new Set((propias.get(of) ?? []).map((row) => row[columna]).filter((id): id is number => id !== null)),
    ];
    if ('persona' in origen)
      return this.rowsWhere(
        manager,
        tabla,
        origen.persona,
        titular.personas.map(({ id }) => id),
      );
    if ('identificacion' in origen)
      return this.rowsWhere(manager, tabla, origen.identificacion, titular.identificaciones);
    if ('correo' in origen)
      return this.rowsWhere(manager, tabla, origen.correo, [
        ...new Set(titular.personas.flatMap(({ correo }) => (correo === null ? [] : [correo]))),
      ]);
    if ('de' in origen) return this.rowsWhere(manager, tabla, origen.columna, ids(origen.de, 'id'));
    if ('nombradaEn' in origen) return this.rowsWhere(manager, tabla, 'id', ids(origen.nombradaEn, origen.columna));
    if ('plan' in origen) return this.rowsOfPlanes(lectura, tabla, origen);
    return this.rowsOfAsuntos(lectura, tabla);
  }

  private async rowsOfPlanes(lectura: Lectura, tabla: string, { plan, fecha }: { plan: string; fecha: string }) {
    const rows = await this.rowsWhere(this.dataSource.manager, tabla, plan, [...lectura.planes.keys()]);
    return rows.filter((row) => heldPlan(lectura.tenencias, row[plan] as number, row[fecha]));
  }

  /** Accesses and acts on him: by the keys of his records, and of plans only while he held them. */
  private async rowsOfAsuntos(lectura: Lectura, tabla: string): Promise<Row[]> {
    const { manager } = this.dataSource;
    const { target } = this.metadataFor(tabla);
    const rows: Row[] = [];
    for (const [recurso, de] of Object.entries(asuntoDe)) {
      const claves = (lectura.propias.get(de) ?? []).map(({ id }) => String(id));
      for (const some of chunks(claves))
        rows.push(...((await manager.findBy(target, { recurso, recursoId: In(some) } as never)) as unknown as Row[]));
    }
    for (const [planId, idCodigo] of lectura.planes) {
      const rowsDelTitular = (await manager
        .createQueryBuilder(target, 'asunto')
        .where('asunto.recurso IN (:...recursos)', { recursos: asuntosDePlan })
        .andWhere(`(asunto.recursoId = :idCodigo OR asunto.recursoId LIKE :suyo)`, {
          idCodigo,
          suyo: likePrefix(`${idCodigo}-`),
        })
        .getMany()) as unknown as Row[];
      rows.push(...rowsDelTitular.filter(({ instante }) => heldPlan(lectura.tenencias, planId, instante)));
    }
    return rows;
  }

  private async rowsWhere(
    manager: EntityManager,
    tabla: string,
    columna: string,
    valores: readonly (string | number)[],
  ): Promise<Row[]> {
    const target = this.metadataFor(tabla).target;
    const rows: Row[] = [];
    for (const some of chunks(valores))
      rows.push(...((await manager.find(target, { where: { [columna]: In(some) } as never })) as Row[]));
    return rows;
  }

  private rowsAsTercero(manager: EntityManager, tabla: string, { identificacion }: Tercero, titular: Titular) {
    return identificacion === undefined ? [] : this.rowsWhere(manager, tabla, identificacion, titular.identificaciones);
  }

  /** A row of his for export: other persons in it are masked. */
  private exportRow(tabla: string, exportada: Exportada, row: Row, titular: Titular): Record<string, Valor> {
    const sin = omitidas(exportada);
    const salida: Record<string, Valor> = {};
    for (const column of this.metadataFor(tabla).columns)
      if (!sin.has(column.propertyName))
        salida[column.propertyName] = this.exportValue(tabla, column.propertyName, row);
    if (tabla === 'consulta_buro') salida['informe'] = this.exportInforme(row as unknown as ConsultaBuro);
    for (const tercero of exportada.terceros ?? []) {
      const numero = tercero.identificacion === undefined ? undefined : row[tercero.identificacion];
      if (typeof numero === 'string' && titular.identificaciones.includes(numero)) continue;
      for (const columna of columnasDe(tercero)) {
        const valor = salida[columna];
        if (valor !== null && valor !== undefined) salida[columna] = datoDeTercero(String(valor));
      }
    }
    return salida;
  }

  /** The bureau's answer about him; unreadable under a lost key. */
  private exportInforme({ contenido, ...consulta }: ConsultaBuro): Valor {
    if (contenido === null) return null;
    try {
      return JSON.parse(this.cipher.open(contenido, PLACES.consultaBuro(consulta))) as object;
    } catch (error) {
      if (error instanceof CipherError) return propios.derechoLeeme.ilegible;
      throw error;
    }
  }

  private exportTercero(tabla: string, row: Row, tercero: Tercero): Record<string, Valor> {
    const columnas = ['id', ...columnasDe(tercero)];
    return Object.fromEntries(columnas.map((columna) => [columna, this.exportValue(tabla, columna, row)]));
  }

  /** In JSON: amounts in dollars, instants in UTC. */
  private exportValue(tabla: string, columna: string, row: Row): Valor {
    const valor = row[columna];
    if (valor === null || valor === undefined) return null;
    if (valor instanceof Date) return instanteDe(valor);
    const column = this.metadataFor(tabla).findColumnWithPropertyName(columna);
    return column?.transformer === centsTransformer ? Number(valor) / 100 : (valor as Valor);
  }

  private metadataFor(tabla: string): EntityMetadata {
    const metadata = this.metadata.get(tabla);
    if (metadata === undefined) throw new Error(`no table ${tabla}`);
    return metadata;
  }
}

/** Whether he held the plan on that day; for a row without a day, whether he holds it now. A month counts as a day of it. */
function heldPlan(tenencias: readonly PlanTitular[], planId: number, cuando: unknown): boolean {
  const dia = cuando instanceof Date ? hoyEn(cuando) : typeof cuando === 'string' ? cuando : null;
  return tenencias.some(({ planId: suyo, desde, hasta }) => {
    if (suyo !== planId) return false;
    if (dia === null) return hasta === null;
    return dia >= desde.slice(0, dia.length) && (hasta === null || dia <= hasta.slice(0, dia.length));
  });
}

const enOrden = (rows: Row[]): Row[] => rows.sort((a, b) => Number(a['id'] ?? 0) - Number(b['id'] ?? 0));

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}
