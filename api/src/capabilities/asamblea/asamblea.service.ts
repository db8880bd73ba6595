import {
  ErrorDeNegocio,
  esquemaNuevaAsamblea,
  fechaMinima,
  hoyEn,
  indicadoresDelMes,
  mensajes,
  type NuevaAsamblea,
  primerDiaDelMes,
  type Quorum,
  rechazoDeNuevaFecha,
  siguienteNumero,
  ultimaAsamblea,
  ultimoDiaDelMes,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/page';
import { type UnitOfWork, violatedUnique } from '../../db/unit-of-work';
import type { Grupo } from '../../entities/grupo.entity';
import { notFound } from '../../http/version';
import type { CatalogoStore } from '../catalogo';
import type { GrupoStore } from '../grupo';
import type {
  AsambleaDetalle,
  AsambleaNueva,
  AsambleaVista,
  IndicadoresVista,
  OpcionesDeAsamblea,
} from './asamblea.dto';
import type { AsambleaStore } from './asamblea.store';
import { contextoDeAsamblea, detalleDe, opcionesDe, type ResumenDeAsamblea, vistaDeAsamblea } from './asamblea.view';

/** Who is called to an assembly; `participante` keeps them. */
export interface ListaDeParticipantes {
  quorum(asambleaId: number): Promise<Quorum>;
  /** One for each plan of the group that has a holder; returns how many. */
  snapshot(manager: EntityManager, asambleaId: number, grupoId: number): Promise<number>;
}

/** Assemblies: lists, selectors, indicators and 'Nueva fecha'. Their minutes are the business of `acta`. */
export class AsambleaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: AsambleaStore,
    private readonly grupos: GrupoStore,
    private readonly participantes: ListaDeParticipantes,
    private readonly catalogos: CatalogoStore,
    private readonly clock: Clock,
  ) {}

  private hoy(): string {
    return hoyEn(this.clock.now());
  }

  async list(request: ListRequest): Promise<Page<AsambleaVista>> {
    const page = await this.store.list(request, this.hoy());
    return { ...page, rows: page.rows.map(vistaDeAsamblea) };
  }

  async *each(request: ListRequest): AsyncGenerator<AsambleaVista> {
    for await (const fila of this.store.each(request, this.hoy())) yield vistaDeAsamblea(fila);
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<AsambleaDetalle> {
    const fila = await this.store.byId(id);
    if (fila === null) throw notFound();
    const [grupo, quorum] = await Promise.all([this.store.ofGroup(fila.grupoId), this.participantes.quorum(id)]);
    return detalleDe({ asamblea: fila, grupo }, actor, quorum, this.hoy());
  }

  /** What the selectors of a group list, and what 'Nueva fecha' would create. @throws 404. */
  async opciones(grupoId: number): Promise<OpcionesDeAsamblea> {
    const [grupo, asambleas] = await Promise.all([this.grupos.byId(grupoId), this.store.ofGroup(grupoId)]);
    if (grupo === null) throw notFound();
    const numeroAsamblea = siguienteNumero(asambleas);
    return {
      grupoId,
      producto: grupo.productoCodigo,
      grupo: grupo.grupo,
      mesesPlan: grupo.mesesPlan,
      numeroProxima: contextoDeAsamblea({ role: 'Asistente Asamblea' }, asambleas).numeroProxima,
      advertencia: mensajes.ASA.crearFechaProxima,
      opciones: opcionesDe(asambleas, grupo.mesesPlan),
      nuevaFecha: {
        numeroAsamblea,
        fechaMinima: fechaMinima(ultimaFechaDe(asambleas), this.hoy()),
        permitida: numeroAsamblea <= grupo.mesesPlan,
      },
    };
  }

  /** ASA-002, ASA-003: counts of today and of this month in Ecuador. */
  async indicadores(producto?: string): Promise<IndicadoresVista> {
    const hoy = this.hoy();
    const mes = { desde: primerDiaDelMes(hoy), hasta: ultimoDiaDelMes(hoy), hoy };
    const { proximas, ...conteos } = await this.store.counts(mes, producto);
    return { hoy, asambleasDeHoy: conteos.delDia, proximas, mes: indicadoresDelMes(conteos) };
  }

  /**
   * 'Nueva fecha' (ASA-076…090): the assembly as number last + 1, and one participant for each plan with a holder.
   * @throws 422 wrong fields, early date, complete group; 404 no such group; 409 `asamblea-duplicada`, `numero-cambiado`.
   */
  async crear(actor: Actor, body: AsambleaNueva): Promise<AsambleaDetalle> {
    const nueva = validar(esquemaNuevaAsamblea, body);
    const grupo = await this.grupos.byCode(nueva.producto, nueva.grupo);
    if (grupo === null)
      throw new ErrorDeNegocio('noEncontrado', 'grupo-no-existe', mensajes.ASA.grupoNoExiste, {
        errors: { grupo: mensajes.ASA.grupoNoExiste },
      });
    const notarios = await this.catalogos.nombresDeNotarios('ASAMBLEA');
    const id = await this.unitOfWork
      .run(actor, async (tx) => {
        const numeroAsamblea = await this.numeroNuevo(tx.manager, grupo, nueva, notarios, hoyEn(tx.now));
        const { producto, grupo: _, numeroAsamblea: _eco, testigo1, testigo2, testigo3, ...resto } = nueva;
        const creada = await this.store.insert(tx.manager, {
          ...resto,
          grupoId: grupo.id,
          productoCodigo: producto,
          numeroAsamblea,
          testigo1: testigo1 ?? null,
          testigo2: testigo2 ?? null,
          testigo3: testigo3 ?? null,
        });
        const participantes = await this.participantes.snapshot(tx.manager, creada, grupo.id);
        await tx.audit({
          accion: 'crear',
          recurso: 'asamblea',
          recursoId: creada,
          despues: { ...nueva, numeroAsamblea, participantes },
        });
        return creada;
      })
      .catch((error: unknown) => {
        // two users at once on SQL Server: the number's unique key decides
        if (violatedUnique(error)?.toLowerCase().includes('asamblea')) throw duplicada();
        throw error;
      });
    return this.get(actor, id);
  }

  private async numeroNuevo(
    manager: EntityManager,
    grupo: Grupo,
    nueva: NuevaAsamblea,
    notarios: readonly string[],
    hoy: string,
  ): Promise<number> {
    const asambleas = await this.store.ofGroup(grupo.id, manager);
    const numero = siguienteNumero(asambleas);
    const rechazo = rechazoDeNuevaFecha(nueva, {
      hoy,
      mesesPlan: grupo.mesesPlan,
      ultimoNumero: numero - 1,
      ultimaFecha: ultimaFechaDe(asambleas),
      notarios,
      fechas: asambleas.map((a) => a.fecha),
    });
    if (rechazo !== null) throw rechazo;
    return numero;
  }
}

const ultimaFechaDe = (asambleas: readonly ResumenDeAsamblea[]): string | null =>
  ultimaAsamblea(asambleas)?.fecha ?? null;

/** ASA-087, ASA-088: the verbatim warning. */
const duplicada = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'asamblea-duplicada', mensajes.ASA.asambleaDuplicada, {
    errors: { fecha: mensajes.ASA.asambleaDuplicada },
  });
