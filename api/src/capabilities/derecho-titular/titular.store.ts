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

/** Keys of one statement. */
const CHUNK = 500;
/** Readings of which two in a row must be equal. */
const MAX_READINGS = 6;

type Fila = Record<string, unknown>;
type Valor = string | number | boolean | null | object;
export type Filas = Readonly<Record<string, readonly Readonly<Record<string, Valor>>[]>>;

/** A person, under whatever number and however often he was entered. */
export interface Titular {
  readonly identificaciones: readonly string[];
  readonly personas: readonly Persona[];
  readonly nombre: string;
}

interface Lectura {
  readonly titular: Titular;
  /** Rows that are his own, as they stand. */
  readonly propias: Map<string, Fila[]>;
  readonly tenencias: readonly PlanTitular[];
  readonly planes: ReadonlyMap<number, string>;
}

/** The rows of two readings in a row are equal: then they all stood so at once, in between. */
export async function leerEstable<T>(leer: () => Promise<T>): Promise<T | null> {
  let antes = '';
  for (let i = 0; i < MAX_READINGS; i++) {
    const leido = await leer();
    const huella = createHash('sha256').update(JSON.stringify(leido)).digest('hex');
    if (huella === antes) return leido;
    antes = huella;
  }
  return null;
}

/** Reads what is held about a person, by the table of `titular.clases.ts`. Writes nothing. */
export class TitularStore {
  private readonly metadata: ReadonlyMap<string, EntityMetadata>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: Pick<Cipher, 'open'>,
  ) {
    this.metadata = new Map(dataSource.entityMetadatas.map((metadata) => [metadata.tableName, metadata]));
  }

  /** Whoever has this number, in whatever table; `null` = nobody. */
  async buscar(identificacion: string, manager: EntityManager = this.dataSource.manager): Promise<Titular | null> {
    const identificaciones = identificacionesDe(identificacion);
    const personas = await manager.find(Persona, {
      where: { identificacion: In([...identificaciones]) },
      order: { id: 'ASC' },
    });
    const escrita = personas.find((persona) => persona.identificacion === identificacion) ?? personas[0];
    if (escrita !== undefined) return { identificaciones, personas, nombre: nombreDeCliente(escrita) };
    const nombre = await this.nombreDeclarado(identificaciones, manager);
    return nombre === null ? null : { identificaciones, personas: [], nombre };
  }

  /** Of a spouse, a keeper, a reference, who signs a note: as they were declared. */
  private async nombreDeclarado(identificaciones: readonly string[], manager: EntityManager): Promise<string | null> {
    for (const [tabla, { terceros = [] }] of Object.entries(exportadas))
      for (const tercero of terceros) {
        if (tercero.identificacion === undefined) continue;
        const [fila] = await this.donde(manager, tabla, tercero.identificacion, identificaciones);
        if (fila !== undefined)
          return nombreDe(tercero)
            .map((columna) => fila[columna])
            .filter(Boolean)
            .join(' ');
      }
    return null;
  }

  /** All of it, as it stood at one moment. `null` = it does not stop changing. */
  leer(titular: Titular): Promise<Filas | null> {
    return leerEstable(() => this.unaVez(titular));
  }

  /** Roles of who looked and acted, by the key that the rows name. */
  async roles(ids: readonly number[]): Promise<Record<number, string>> {
    const roles: Record<number, string> = {};
    for (const some of chunks(ids))
      for (const { id, role } of await this.dataSource.manager.findBy(Usuario, { id: In(some) })) roles[id] = role;
    return roles;
  }

  private async unaVez(titular: Titular): Promise<Filas> {
    const { manager } = this.dataSource;
    const tenencias =
      titular.personas.length === 0
        ? []
        : await manager.findBy(PlanTitular, { personaId: In(titular.personas.map(({ id }) => id)) });
    const planes = new Map<number, string>();
    for (const ids of chunks([...new Set(tenencias.map(({ planId }) => planId))]))
      for (const { id, idCodigo } of await manager.findBy(Plan, { id: In(ids) })) planes.set(id, idCodigo);
    const lectura: Lectura = { titular, propias: new Map(), tenencias, planes };
    const filas: Record<string, Readonly<Record<string, Valor>>[]> = {};
    for (const [tabla, exportada] of Object.entries(exportadas)) {
      const suyas = new Map<unknown, Fila>();
      for (const origen of exportada.de)
        for (const fila of await this.deOrigen(lectura, tabla, origen)) suyas.set(fila['id'] ?? fila, fila);
      const propias = enOrden([...suyas.values()]);
      lectura.propias.set(tabla, propias);
      const salen = propias.map((fila) => this.salida(tabla, exportada, fila, titular));
      // rows of others that name him
      for (const tercero of exportada.terceros ?? [])
        for (const fila of await this.dondeEsTercero(manager, tabla, tercero, titular))
          if (!suyas.has(fila['id'])) salen.push(this.soloLoSuyo(tabla, fila, tercero));
      filas[tabla] = salen;
    }
    return filas;
  }

  private deOrigen(lectura: Lectura, tabla: string, origen: Origen): Promise<Fila[]> | Fila[] {
    const { manager } = this.dataSource;
    const { titular, propias } = lectura;
    const ids = (of: string, columna: string): number[] => [
      ...new Set((propias.get(of) ?? []).map((fila) => fila[columna]).filter((id): id is number => id !== null)),
    ];
    if ('persona' in origen)
      return this.donde(
        manager,
        tabla,
        origen.persona,
        titular.personas.map(({ id }) => id),
      );
    if ('identificacion' in origen) return this.donde(manager, tabla, origen.identificacion, titular.identificaciones);
    if ('correo' in origen)
      return this.donde(manager, tabla, origen.correo, [
        ...new Set(titular.personas.flatMap(({ correo }) => (correo === null ? [] : [correo]))),
      ]);
    if ('de' in origen) return this.donde(manager, tabla, origen.columna, ids(origen.de, 'id'));
    if ('nombradaEn' in origen) return this.donde(manager, tabla, 'id', ids(origen.nombradaEn, origen.columna));
    if ('plan' in origen) return this.deSusPlanes(lectura, tabla, origen);
    return this.deSusAsuntos(lectura, tabla);
  }

  private async deSusPlanes(lectura: Lectura, tabla: string, { plan, fecha }: { plan: string; fecha: string }) {
    const filas = await this.donde(this.dataSource.manager, tabla, plan, [...lectura.planes.keys()]);
    return filas.filter((fila) => tenia(lectura.tenencias, fila[plan] as number, fila[fecha]));
  }

  /** Who looked at him and what was done with him: by the keys of his records, and of plans only for as long as he held them. */
  private async deSusAsuntos(lectura: Lectura, tabla: string): Promise<Fila[]> {
    const { manager } = this.dataSource;
    const { target } = this.de(tabla);
    const filas: Fila[] = [];
    for (const [recurso, de] of Object.entries(asuntoDe)) {
      const claves = (lectura.propias.get(de) ?? []).map(({ id }) => String(id));
      for (const some of chunks(claves))
        filas.push(...((await manager.findBy(target, { recurso, recursoId: In(some) } as never)) as unknown as Fila[]));
    }
    for (const [planId, idCodigo] of lectura.planes) {
      const suyas = (await manager
        .createQueryBuilder(target, 'a')
        .where('a.recurso IN (:...recursos)', { recursos: asuntosDePlan })
        .andWhere(`(a.recursoId = :idCodigo OR a.recursoId LIKE :suyo)`, {
          idCodigo,
          suyo: likePrefix(`${idCodigo}-`),
        })
        .getMany()) as unknown as Fila[];
      filas.push(...suyas.filter(({ instante }) => tenia(lectura.tenencias, planId, instante)));
    }
    return filas;
  }

  private async donde(
    manager: EntityManager,
    tabla: string,
    columna: string,
    valores: readonly (string | number)[],
  ): Promise<Fila[]> {
    const target = this.de(tabla).target;
    const filas: Fila[] = [];
    for (const some of chunks(valores))
      filas.push(...((await manager.find(target, { where: { [columna]: In(some) } as never })) as Fila[]));
    return filas;
  }

  private dondeEsTercero(manager: EntityManager, tabla: string, { identificacion }: Tercero, titular: Titular) {
    return identificacion === undefined ? [] : this.donde(manager, tabla, identificacion, titular.identificaciones);
  }

  /** A row of his, as he is given it: others whom it names are masked. */
  private salida(tabla: string, exportada: Exportada, fila: Fila, titular: Titular): Record<string, Valor> {
    const sin = omitidas(exportada);
    const salida: Record<string, Valor> = {};
    for (const column of this.de(tabla).columns)
      if (!sin.has(column.propertyName)) salida[column.propertyName] = this.valor(tabla, column.propertyName, fila);
    if (tabla === 'consulta_buro') salida['informe'] = this.informe(fila as unknown as ConsultaBuro);
    for (const tercero of exportada.terceros ?? []) {
      const numero = tercero.identificacion === undefined ? undefined : fila[tercero.identificacion];
      if (typeof numero === 'string' && titular.identificaciones.includes(numero)) continue;
      for (const columna of columnasDe(tercero)) {
        const valor = salida[columna];
        if (valor !== null && valor !== undefined) salida[columna] = datoDeTercero(String(valor));
      }
    }
    return salida;
  }

  /** What the bureau said of him. One under a key that is lost can be read by nobody. */
  private informe({ contenido, ...consulta }: ConsultaBuro): Valor {
    if (contenido === null) return null;
    try {
      return JSON.parse(this.cipher.open(contenido, PLACES.consultaBuro(consulta))) as object;
    } catch (error) {
      if (error instanceof CipherError) return propios.derechoLeeme.ilegible;
      throw error;
    }
  }

  private soloLoSuyo(tabla: string, fila: Fila, tercero: Tercero): Record<string, Valor> {
    const columnas = ['id', ...columnasDe(tercero)];
    return Object.fromEntries(columnas.map((columna) => [columna, this.valor(tabla, columna, fila)]));
  }

  /** As JSON says it: amounts in dollars, instants in UTC. */
  private valor(tabla: string, columna: string, fila: Fila): Valor {
    const valor = fila[columna];
    if (valor === null || valor === undefined) return null;
    if (valor instanceof Date) return instanteDe(valor);
    const column = this.de(tabla).findColumnWithPropertyName(columna);
    return column?.transformer === centsTransformer ? Number(valor) / 100 : (valor as Valor);
  }

  private de(tabla: string): EntityMetadata {
    const metadata = this.metadata.get(tabla);
    if (metadata === undefined) throw new Error(`no table ${tabla}`);
    return metadata;
  }
}

/** Whether he held the plan on that day; of a row without a day, whether he holds it now. A month is a day of it. */
function tenia(tenencias: readonly PlanTitular[], planId: number, cuando: unknown): boolean {
  const dia = cuando instanceof Date ? hoyEn(cuando) : typeof cuando === 'string' ? cuando : null;
  return tenencias.some(({ planId: suyo, desde, hasta }) => {
    if (suyo !== planId) return false;
    if (dia === null) return hasta === null;
    return dia >= desde.slice(0, dia.length) && (hasta === null || dia <= hasta.slice(0, dia.length));
  });
}

const enOrden = (filas: Fila[]): Fila[] => filas.sort((a, b) => Number(a['id'] ?? 0) - Number(b['id'] ?? 0));

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}
