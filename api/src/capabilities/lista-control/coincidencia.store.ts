import type { Hallada, ListasDeDecision, Nombrado, SujetoDeLista } from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { EventTarget } from '../../act';
import { among, readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Concesionario, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { ClaveDeLista, Coincidencia, Cotejo, EntradaDeLista } from '../../entities/lista-control.entity';
import { Persona } from '../../entities/persona.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreDeCliente, nombreEnSql } from '../persona';

const PROPIAS = [
  ...(['id', 'version', 'sujeto', 'personaId', 'conyugeId', 'ejecutivoId', 'lista', 'tipo', 'nombreEnLista'] as const),
  ...(['identificacionEnLista', 'detalle', 'por', 'razon', 'halladaEn', 'estado', 'motivo', 'decididaEn'] as const),
] as const;

/** A match with the names of its person, of whose he is, and of who decided. */
export interface CoincidenciaRow extends Pick<Coincidencia, (typeof PROPIAS)[number]> {
  readonly nombreDePersona: string | null;
  readonly identificacionDePersona: string | null;
  readonly nombreDeConyuge: string | null;
  readonly identificacionDeConyuge: string | null;
  readonly conyugeDe: string | null;
  readonly nombreDeEjecutivo: string | null;
  readonly ejecutivoDe: string | null;
  readonly entradaId: number | null;
  readonly decisor: string | null;
  readonly decisorApellido: string | null;
}
export type CambioDeCoincidencia = Partial<
  Pick<Coincidencia, 'estado' | 'motivo' | 'decididaPor' | 'decididaEn' | 'por' | 'razon'>
>;
type Sujeto = Pick<Coincidencia, 'sujeto' | 'personaId' | 'conyugeId' | 'ejecutivoId'>;

/** Somebody to look for, under the version that is read. */
export interface PorCotejar extends Nombrado {
  readonly id: number;
  readonly version: number;
}
type Entrada = Pick<EntradaDeLista, 'lista' | 'tipo' | 'persona' | 'nombre' | 'identificacion' | 'detalle'>;
/** A row of a list that may be one of the persons asked for, with the text under which it was found. */
export interface Candidata extends Entrada {
  readonly id: number;
  readonly clave: string | null;
}
export interface NuevaCoincidencia extends Entrada, Hallada {
  readonly sujetoId: number;
}

interface NombreRow {
  id: number;
  version: number;
  identificacion: string | null;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
}

const columnaDe = { persona: 'personaId', conyuge: 'conyugeId', ejecutivo: 'ejecutivoId' } as const;

export class CoincidenciaStore {
  private readonly pages: CachedList<CoincidenciaRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'coincidencia',
      values: ['estado', 'tipo', 'sujeto'],
      build: (manager, { filter: { estado, tipo, sujeto } }) => {
        const rows = coincidencias(manager);
        const count = manager.createQueryBuilder().from(Coincidencia, 'coincidencia');
        for (const query of [rows, count]) {
          if (estado !== undefined) query.andWhere('coincidencia.estado = :estado', { estado });
          if (tipo !== undefined) query.andWhere('coincidencia.tipo = :tipo', { tipo });
          if (sujeto !== undefined) query.andWhere('coincidencia.sujeto = :sujeto', { sujeto });
        }
        return { rows, count };
      },
    });
  }

  list(request: ListRequest): Promise<Page<CoincidenciaRow>> {
    return this.pages.page(request, null);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<CoincidenciaRow | null> {
    return readOne<CoincidenciaRow>(coincidencias(manager).where('coincidencia.id = :id', { id }));
  }

  /** Guarded by the state and version read. */
  update(
    manager: EntityManager,
    { id, version, estado }: Pick<Coincidencia, 'id' | 'version' | 'estado'>,
    cambio: CambioDeCoincidencia,
  ): Promise<number> {
    return guardedUpdate(manager, Coincidencia, { id, version, estado }, cambio);
  }

  /** Plans on which somebody is holder or guarantor now, or spouse of one of them. */
  async listPlanes(manager: EntityManager, { personaId, conyugeId }: Sujeto): Promise<EventTarget[]> {
    if (conyugeId !== null)
      return readMany<EventTarget>(
        manager
          .createQueryBuilder()
          .from(Conyuge, 'conyuge')
          .innerJoin(Solicitud, 'solicitud', 'solicitud.id = conyuge.solicitudId AND solicitud.reemplazadaEn IS NULL')
          .innerJoin(PlanTitular, 'titular', 'titular.planId = solicitud.planId AND titular.hasta IS NULL')
          .select('titular.planId', 'planId')
          .addSelect('titular.personaId', 'personaId')
          .where('conyuge.id = :conyugeId', { conyugeId }),
      );
    if (personaId === null) return [];
    const garantizados = manager
      .createQueryBuilder()
      .subQuery()
      .select('solicitud.planId')
      .from(Solicitud, 'solicitud')
      .where("solicitud.personaId = :personaId AND solicitud.rol = 'garante' AND solicitud.reemplazadaEn IS NULL")
      .getQuery();
    return readMany<EventTarget>(
      manager
        .createQueryBuilder()
        .from(PlanTitular, 'titular')
        .select('titular.planId', 'planId')
        .addSelect('titular.personaId', 'personaId')
        .where(`titular.hasta IS NULL AND (titular.personaId = :personaId OR titular.planId IN ${garantizados})`, {
          personaId,
        })
        .orderBy('titular.planId', 'ASC'),
    );
  }

  /** Whether any list is loaded. */
  hayListas(manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.exists(EntradaDeLista);
  }

  /** At most so many who were added or changed since they were looked for. */
  async listPorCotejar(sujeto: SujetoDeLista, despuesDe: number, limite: number): Promise<PorCotejar[]> {
    const query = sinCotejar(this.dataSource.manager, sujeto)
      .andWhere('cotejado.id > :despuesDe', { despuesDe })
      .orderBy('cotejado.id', 'ASC')
      .limit(limite);
    const rows = await readMany<NombreRow>(query);
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      identificacion: row.identificacion,
      nombre: nombreDeCliente(row),
    }));
  }

  /** Rows of the lists with one of these numbers, or one of these texts. */
  async listCandidatas(
    manager: EntityManager,
    numeros: readonly string[],
    claves: readonly string[],
  ): Promise<Candidata[]> {
    const porNumero = await manager.find(EntradaDeLista, { where: { identificacion: among(numeros) } });
    const enClaves = await manager.find(ClaveDeLista, { where: { clave: among(claves) } });
    const ids = [...new Set(enClaves.map(({ entradaId }) => entradaId))];
    const porNombre = new Map(
      (ids.length === 0 ? [] : await manager.find(EntradaDeLista, { where: { id: among(ids) } })).map((entrada) => [
        entrada.id,
        entrada,
      ]),
    );
    return [
      ...porNumero.map((entrada) => ({ ...entrada, clave: null })),
      ...enClaves.flatMap(({ clave, entradaId }) => {
        const entrada = porNombre.get(entradaId);
        return entrada === undefined ? [] : [{ ...entrada, clave }];
      }),
    ];
  }

  /** What was found before of these. */
  listDe(manager: EntityManager, sujeto: SujetoDeLista, ids: readonly number[]): Promise<Coincidencia[]> {
    return manager.find(Coincidencia, { where: { [columnaDe[sujeto]]: among(ids) } });
  }

  /** Returns its id. */
  async insert(
    manager: EntityManager,
    sujeto: SujetoDeLista,
    { sujetoId, lista, tipo, persona, nombre, identificacion, detalle, por, razon }: NuevaCoincidencia,
    halladaEn: Date,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Coincidencia, {
      ...{ sujeto, personaId: null, conyugeId: null, ejecutivoId: null, [columnaDe[sujeto]]: sujetoId },
      ...{ lista, tipo, persona, nombreEnLista: nombre, identificacionEnLista: identificacion, detalle, por, razon },
      ...{ halladaEn, estado: 'por-revisar', motivo: null, decididaPor: null, decididaEn: null, version: 1 },
    });
    return identifiers[0]?.['id'] as number;
  }

  async markCotejados(
    manager: EntityManager,
    sujeto: SujetoDeLista,
    vistos: readonly Pick<PorCotejar, 'id' | 'version'>[],
  ): Promise<void> {
    await manager.delete(Cotejo, { sujeto, sujetoId: among(vistos.map(({ id }) => id)) });
    await insertMany(
      manager,
      Cotejo,
      vistos.map(({ id, version }) => ({ sujeto, sujetoId: id, visto: version })),
    );
  }

  /** Of holder, guarantor and their spouses; null = no list is loaded. Four statements. */
  async dePlan(planId: number, manager: EntityManager = this.dataSource.manager): Promise<ListasDeDecision | null> {
    if (!(await this.hayListas(manager))) return null;
    const solicitudes = await manager.find(Solicitud, {
      select: { id: true, personaId: true },
      where: { planId, reemplazadaEn: IsNull() },
    });
    const titulares = await manager.find(PlanTitular, {
      select: { personaId: true },
      where: { planId, hasta: IsNull() },
    });
    const personas = [...new Set([...titulares, ...solicitudes].flatMap(({ personaId }) => personaId ?? []))];
    const conyuges = (
      await manager.find(Conyuge, {
        select: { id: true },
        where: { solicitudId: among(solicitudes.map(({ id }) => id)) },
      })
    ).map(({ id }) => id);
    const estados = await manager.find(Coincidencia, {
      select: { id: true, estado: true },
      where: [{ personaId: among(personas) }, { conyugeId: among(conyuges) }],
    });
    const porCotejar = await Promise.all(
      [['persona', personas] as const, ['conyuge', conyuges] as const].map(async ([sujeto, ids]) =>
        ids.length === 0
          ? 0
          : (await sinCotejar(manager, sujeto).andWhere('cotejado.id IN (:...ids)', { ids }).getRawMany()).length,
      ),
    );
    const cuantas = (buscado: string): number => estados.filter(({ estado }) => estado === buscado).length;
    return {
      porRevisar: cuantas('por-revisar'),
      confirmadas: cuantas('confirmada'),
      porCotejar: porCotejar.reduce((suma, n) => suma + n, 0),
    };
  }
}

/** Those whose present version was not looked for, with the parts of their names. */
function sinCotejar(manager: EntityManager, sujeto: SujetoDeLista): SelectQueryBuilder<ObjectLiteral> {
  const query = of(manager.createQueryBuilder(), sujeto)
    .leftJoin(
      Cotejo,
      'cotejo',
      `cotejo.sujeto = '${sujeto}' AND cotejo.sujetoId = cotejado.id AND cotejo.visto = cotejado.version`,
    )
    .select('cotejado.id', 'id')
    .addSelect('cotejado.version', 'version')
    .where('cotejo.sujetoId IS NULL');
  if (sujeto === 'ejecutivo')
    return query
      .addSelect('NULL', 'identificacion')
      .addSelect('cotejado.nombre', 'nombres')
      .addSelect("''", 'apellidoPaterno')
      .addSelect("''", 'apellidoMaterno');
  for (const columna of ['identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    query.addSelect(`cotejado.${columna}`, columna);
  return query;
}

const coincidencias = (manager: EntityManager): SelectQueryBuilder<ObjectLiteral> =>
  manager
    .createQueryBuilder()
    .from(Coincidencia, 'coincidencia')
    .leftJoin(Persona, 'persona', 'persona.id = coincidencia.personaId')
    .leftJoin(Conyuge, 'conyuge', 'conyuge.id = coincidencia.conyugeId')
    .leftJoin(Solicitud, 'solicitud', 'solicitud.id = conyuge.solicitudId')
    .leftJoin(Persona, 'socio', 'socio.id = solicitud.personaId')
    .leftJoin(EjecutivoConcesionario, 'ejecutivo', 'ejecutivo.id = coincidencia.ejecutivoId')
    .leftJoin(Concesionario, 'concesionario', 'concesionario.id = ejecutivo.concesionarioId')
    .leftJoin(
      EntradaDeLista,
      'entrada',
      'entrada.lista = coincidencia.lista AND entrada.persona = coincidencia.persona',
    )
    .leftJoin(Usuario, 'usuario', 'usuario.id = coincidencia.decididaPor')
    .select(PROPIAS.map((columna) => `coincidencia.${columna} AS ${columna}`))
    .addSelect(nombreEnSql('persona'), 'nombreDePersona')
    .addSelect('persona.identificacion', 'identificacionDePersona')
    .addSelect(nombreEnSql('conyuge'), 'nombreDeConyuge')
    .addSelect('conyuge.identificacion', 'identificacionDeConyuge')
    .addSelect(nombreEnSql('socio'), 'conyugeDe')
    .addSelect('ejecutivo.nombre', 'nombreDeEjecutivo')
    .addSelect('concesionario.nombreComercial', 'ejecutivoDe')
    .addSelect('entrada.id', 'entradaId')
    .addSelect('usuario.nombre', 'decisor')
    .addSelect('usuario.apellido', 'decisorApellido');

/** The rows of one kind of person. */
function of(query: SelectQueryBuilder<ObjectLiteral>, sujeto: SujetoDeLista): SelectQueryBuilder<ObjectLiteral> {
  if (sujeto === 'persona') return query.from(Persona, 'cotejado');
  return sujeto === 'conyuge' ? query.from(Conyuge, 'cotejado') : query.from(EjecutivoConcesionario, 'cotejado');
}
