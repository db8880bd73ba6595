import {
  ErrorDeNegocio,
  esquemaNuevaAsamblea,
  fechaMinima,
  fechaRepetida,
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
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Acts, MadeRecord } from '../../act';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Asamblea } from '../../entities/asamblea.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { notFound } from '../../request/version';
import type { CatalogoStore } from '../catalogo';
import type { GrupoStore } from '../grupo';
import type { AsambleaDetalle, AsambleaVista, IndicadoresVista, OpcionesDeAsamblea } from './asamblea.dto';
import { rechazoDeRepresentante } from './asamblea.representante';
import { type AsambleaStore, OPCIONALES } from './asamblea.store';
import {
  type AsambleaEnGrupo,
  contextoDeAsamblea,
  detalleDe,
  opcionesDe,
  type ResumenDeAsamblea,
  vistaDeAsamblea,
} from './asamblea.view';

/** Creates the participants of an assembly; implemented by `participante`. */
export interface ListaDeParticipantes {
  quorum(asambleaId: number, manager?: EntityManager): Promise<Quorum>;
  /** Inserts one for each plan of the group with a holder; returns how many. */
  snapshot(manager: EntityManager, asambleaId: number, grupoId: number): Promise<number>;
  /** Refreshes unmarked ones; marked ones stay unchanged. */
  renew(manager: EntityManager, asambleaId: number, grupoId: number): Promise<number>;
  removeAll(manager: EntityManager, asambleaId: number): Promise<void>;
}

/** Facts of a new assembly that no transaction changes. */
interface Fijo {
  readonly grupo: Grupo;
  readonly notarios: readonly string[];
}

/** Assemblies: lists, selectors, indicators and 'Nueva fecha'. Minutes: `acta`. */
export class AsambleaService {
  constructor(
    private readonly acts: Acts,
    private readonly store: AsambleaStore,
    private readonly grupos: GrupoStore,
    private readonly participantes: ListaDeParticipantes,
    private readonly catalogos: CatalogoStore,
    private readonly clock: Clock,
  ) {}

  private hoy(): string {
    return hoyEn(this.clock.now());
  }

  /** Closed ones: each has its minutes. */
  actas(request: ListRequest): Promise<Page<AsambleaVista>> {
    return this.list({ ...request, filter: { ...request.filter, estado: mensajes.ASA.cerrada } });
  }

  async list(request: ListRequest): Promise<Page<AsambleaVista>> {
    const page = await this.store.list(request, this.hoy());
    return { ...page, rows: page.rows.map(vistaDeAsamblea) };
  }

  async *each(request: ListRequest): AsyncGenerator<AsambleaVista> {
    for await (const row of this.store.each(request, this.hoy())) yield vistaDeAsamblea(row);
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<AsambleaDetalle> {
    const enGrupo = await this.store.inGroup(id);
    if (enGrupo === null) throw notFound();
    return this.detalle(enGrupo, actor);
  }

  async detalle(enGrupo: AsambleaEnGrupo, actor: Actor, manager?: EntityManager): Promise<AsambleaDetalle> {
    return detalleDe(enGrupo, actor, await this.participantes.quorum(enGrupo.asamblea.id, manager), this.hoy());
  }

  /** Choices of a group's selectors, and the assembly that 'Nueva fecha' would create. @throws 404. */
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
  readonly crear = this.acts.made(this.enLista())({
    schema: esquemaNuevaAsamblea,
    around: async ({ body: nueva }, transact: (fijo: Fijo) => Promise<AsambleaDetalle>) => {
      const grupo = await this.grupos.byCode(nueva.producto, nueva.grupo);
      if (grupo === null)
        throw new ErrorDeNegocio('noEncontrado', 'grupo-no-existe', mensajes.ASA.grupoNoExiste, {
          errors: { grupo: mensajes.ASA.grupoNoExiste },
        });
      const rechazo = await rechazoDeRepresentante(this.catalogos, nueva);
      if (rechazo !== null) throw rechazo;
      return transact({ grupo, notarios: await this.catalogos.listNombresDeNotarios('ASAMBLEA') });
    },
    load: async ({ tx, body }, { grupo, notarios }: Fijo) => ({
      grupo,
      numeroAsamblea: await this.numeroNuevo(tx.manager, grupo, body, notarios, hoyEn(tx.now)),
    }),
    insert: ({ tx, body, loaded: { grupo, numeroAsamblea } }) => {
      const { producto, grupo: _, numeroAsamblea: _eco, confirmaFechaPasada: _si, ...cabecera } = body;
      const opcionales = Object.fromEntries(OPCIONALES.map((campo) => [campo, cabecera[campo] ?? null]));
      return this.store.insert(tx.manager, {
        ...cabecera,
        ...(opcionales as Pick<Asamblea, (typeof OPCIONALES)[number]>),
        grupoId: grupo.id,
        productoCodigo: producto,
        numeroAsamblea,
      });
    },
    effects: ({ tx, key, loaded: { grupo } }) => this.participantes.snapshot(tx.manager, key, grupo.id),
    audit: ({ body, loaded: { numeroAsamblea }, made: participantes }) => ({
      despues: { ...body, numeroAsamblea, participantes },
    }),
    // two users at once on SQL Server: the number's unique key decides
    duplicates: { 'asamblea.grupoId': fechaRepetida },
  });

  private enLista(): MadeRecord<number, AsambleaEnGrupo, AsambleaDetalle> {
    return {
      resource: 'asamblea',
      read: ({ manager }, id) => this.store.inGroup(id, manager),
      idOf: ({ asamblea }) => asamblea.id,
      summaryOf: ({ asamblea }) => asamblea,
      view: (enGrupo, { actor, manager }) => this.detalle(enGrupo, actor, manager),
    };
  }

  private async numeroNuevo(
    manager: EntityManager,
    grupo: Grupo,
    nueva: NuevaAsamblea,
    notarios: readonly string[],
    hoy: string,
  ): Promise<number> {
    // no key makes dates unique: a concurrent correction must not take the same one
    await this.store.lock(manager, grupo.id);
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
