import {
  adjudicacionReasignada,
  type CompromisosDelPlan,
  cicloDeAdjudicacion,
  ErrorDeNegocio,
  esquemaAsignacion,
  esquemaReasignacion,
  esquemaRetiro,
  type Fecha,
  hoyEn,
  mensajes,
  type ReasignacionDeAdjudicacion,
  rangoDelMes,
  rolesDeEjecutivo,
  sorteoDe,
  VIGENTE,
  validar,
  yaRetirada,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/page';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { violatedUnique } from '../../db/violated-unique';
import { notFound, staleVersion } from '../../http/version';
import type { AsambleaStore } from '../asamblea';
import type { CarpetaStore } from '../carpeta';
import type { FeriadosDelAjuste } from '../catalogo';
import { type EventoStore, type NuevoEvento, tiposDeEvento } from '../evento';
import type { ParticipanteStore } from '../participante';
import type { UsuarioStore } from '../usuario';
import type {
  AdjudicacionVista,
  Asignacion,
  CandidatoVista,
  EjecutivoVista,
  Reasignacion,
  Retiro,
} from './adjudicacion.dto';
import type { AdjudicacionStore, FilaDeAdjudicacion } from './adjudicacion.store';
import { type Calendario, hechosDe, nombreDeEjecutivo, vistaDe } from './adjudicacion.view';
import type { AsignacionStore } from './asignacion.store';

const { propios } = mensajes;

/** What holds a plan where it is; each later capability that can hold one (order, approval, note) is asked here. */
export type ConsultaDeCompromisos = (manager: EntityManager, planId: number) => Promise<CompromisosDelPlan>;

/** Awards after their minutes: withdrawn once, given on once (invariant 9). Issued rows keep what was issued (invariant 3). */
export class AdjudicacionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: AdjudicacionStore,
    private readonly asambleas: AsambleaStore,
    private readonly participantes: ParticipanteStore,
    private readonly carpetas: CarpetaStore,
    private readonly asignaciones: AsignacionStore,
    private readonly usuarios: UsuarioStore,
    private readonly eventos: EventoStore,
    private readonly compromisos: ConsultaDeCompromisos,
    private readonly accesos: AccessLog,
    private readonly feriados: FeriadosDelAjuste,
    private readonly clock: Clock,
  ) {}

  /** Two statements whatever the page. @throws 400 for a month before 2022 or to come, and for an executive that is no number. */
  async list(actor: Actor, request: ListRequest): Promise<Page<AdjudicacionVista>> {
    const hoy = hoyEn(this.clock.now());
    const page = await this.store.list({ ...request, filter: filtroDe(request.filter, actor, hoy) });
    this.accesos.record(actor, { operacion: 'listar', recurso: 'adjudicacion', recursoId: 'lista' });
    const calendario = await this.calendario(page.rows);
    return { ...page, rows: page.rows.map((fila) => vistaDe(fila, actor, calendario)) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<AdjudicacionVista> {
    const vista = await this.vista(actor, id);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'adjudicacion', recursoId: id });
    return vista;
  }

  /** Active executives, and the head, who may do what they may. */
  async ejecutivos(request: ListRequest): Promise<Page<EjecutivoVista>> {
    const page = await this.usuarios.list({
      ...request,
      filter: { ...request.filter, activo: true, roles: rolesDeEjecutivo },
    });
    return {
      ...page,
      rows: page.rows.map(({ id, usuario, nombre, apellido, role }) => ({
        id,
        idSaad: id,
        usuario,
        nombre: `${nombre} ${apellido}`.trim(),
        role,
      })),
    };
  }

  /** Plans that may take the award, withdrawn or about to be. @throws 404. */
  async candidatos(actor: Actor, id: number, q?: string): Promise<CandidatoVista[]> {
    const fila = await this.cargar(id);
    const candidatos = await this.participantes.candidates(fila.asambleaId, q);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'candidato', recursoId: id });
    return candidatos.map((candidato) => ({ ...candidato, valorCuota: Number(candidato.valorCuota) }));
  }

  /**
   * 'Retiro' (RADJ); with `reemplazo` the award is given on in the same act, or nothing happens.
   * @throws 404; 409 already withdrawn; 422 no reason, a live order, an accepted approval or a note, and what `reasignar` refuses.
   */
  async retirar(actor: Actor, id: number, body: Retiro): Promise<AdjudicacionVista> {
    const { motivo, reemplazo } = validar(esquemaRetiro, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const fila = await this.tomar(tx, id);
      cicloDeAdjudicacion.transicion('retirar', hechosDe(fila), await this.contexto(tx, fila));
      if ((await this.store.close(tx.manager, fila, { motivo, usuarioId: tx.actor.id || null, en: tx.now })) === 0)
        throw yaRetirada(hechosDe(await this.cargar(id, tx.manager)));
      await this.eventos.anotar(tx, [
        { tipo: tiposDeEvento.retiro, planId: fila.planId, personaId: fila.personaId, observacion: motivo },
      ]);
      await this.auditar(tx, 'retirar', fila, await this.cargar(id, tx.manager), { motivo });
      if (reemplazo !== undefined) await this.dar(tx, await this.cargar(id, tx.manager), reemplazo, 'reemplazo.');
      return this.vista(tx.actor, id, tx.manager);
    });
  }

  /**
   * The withdrawn award goes to another plan of the group as a new row of the same assembly and type, with its own folder and, when one is
   * named, its executive.
   * @throws 404; 409 not withdrawn, given on already; 422 another group, a free slot, not 'participa', a live award, no executive, another type.
   */
  async reasignar(actor: Actor, id: number, body: Reasignacion): Promise<AdjudicacionVista> {
    const reemplazo = validar(esquemaReasignacion, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const nueva = await this.dar(tx, await this.tomar(tx, id), reemplazo);
      return this.vista(tx.actor, nueva, tx.manager);
    });
  }

  /**
   * The plan is looked after by this executive from the present month on; who did before keeps the months before.
   * @throws 404; 409 withdrawn, or his already; 412 `version` is not the present one; 422 no active executive, another month.
   */
  async asignar(actor: Actor, id: number, body: Asignacion): Promise<AdjudicacionVista> {
    const { usuario, mes, version } = validar(esquemaAsignacion, body);
    return this.unitOfWork.run(actor, async (tx) => {
      if (mes !== undefined && mes !== hoyEn(tx.now).slice(0, 7)) throw campo('mes', propios.asignacionMesActual);
      await this.carpetas.bloquear(tx.manager, (await this.cargar(id, tx.manager)).idCodigo);
      const fila = await this.store.socio(id, tx.manager);
      if (fila === null) throw notFound();
      cicloDeAdjudicacion.transicion('asignar', hechosDe(fila), await this.contexto(tx, fila));
      if (fila.ejecutivoId === usuario)
        throw new ErrorDeNegocio('conflicto', 'ya-asignada', propios.yaAsignada(nombreDeEjecutivo(fila)));
      if (version !== undefined && version !== fila.version) throw staleVersion(fila.version, ['ejecutivo']);
      await this.eventos.anotar(tx, [await this.encargar(tx, fila, usuario, 'usuario')]);
      await tx.audit({
        accion: 'asignar',
        recurso: 'adjudicacion',
        recursoId: id,
        antes: { idCodigo: fila.idCodigo, ejecutivo: fila.ejecutivoId },
        despues: { idCodigo: fila.idCodigo, ejecutivo: usuario },
      });
      return this.vista(tx.actor, id, tx.manager);
    });
  }

  /** The step of `reasignar`, for a withdrawn award that is held already. Returns the new award's id. */
  private async dar(
    tx: Tx,
    fila: FilaDeAdjudicacion,
    { idCodigo, comentario, ejecutivo, sorteo }: ReasignacionDeAdjudicacion,
    ruta = '',
  ): Promise<number> {
    cicloDeAdjudicacion.transicion('reasignar', hechosDe(fila), await this.contexto(tx, fila));
    if (sorteo !== undefined && sorteo !== sorteoDe(fila.adjudicadoPor))
      throw campo(`${ruta}sorteo`, propios.sorteoNoCoincide);
    const candidato = await this.participantes.candidate(tx.manager, idCodigo, fila.asambleaId);
    if (candidato === null)
      throw new ErrorDeNegocio('regla', 'plan-desconocido', propios.noEncontrado, {
        errors: { [`${ruta}idCodigo`]: propios.noEncontrado },
      });
    const vigente = await this.store.live(tx.manager, [candidato.planId]);
    const nueva = adjudicacionReasignada(hechosDe(fila), {
      ...candidato,
      tieneAdjudicacionVigente: vigente.has(candidato.planId),
    });
    await this.store
      .insert(tx.manager, [
        {
          planId: candidato.planId,
          personaId: candidato.personaId,
          asambleaId: fila.asambleaId,
          productoCodigo: fila.producto,
          viaIngreso: 'REASIGNACION',
          adjudicadoPor: nueva.adjudicadoPor,
          prioridad: fila.prioridad,
          cuotasOfertadas: fila.cuotasOfertadas,
          valorCuota: Math.round(Number(candidato.valorCuota) * 100),
          fecha: fila.fecha,
          reemplazaA: fila.id,
        },
      ])
      .catch((error: unknown) => {
        // two at once on SQL Server: one successor per award and one live award per plan are unique keys
        if (violatedUnique(error) === null) throw error;
        throw new ErrorDeNegocio('conflicto', 'ya-reasignada', propios.adjudicacionYaReasignada);
      });
    const [abierta] = await this.store.withoutFolder(tx.manager, fila.asambleaId);
    if (abierta === undefined) throw new TypeError('the new award was not found');
    await this.carpetas.abrir(tx, [abierta]);
    await this.asignaciones.heredar(tx.manager, [fila.asambleaId], hoyEn(tx.now).slice(0, 7));
    const { planId, personaId } = candidato;
    const despues = await this.cargar(abierta.id, tx.manager);
    const eventos: NuevoEvento[] = [
      { tipo: tiposDeEvento.reasignacion, planId, personaId, observacion: comentario ?? null },
    ];
    // assigned before the events are noted: what they give birth to finds its owner
    if (ejecutivo !== undefined) eventos.push(await this.encargar(tx, despues, ejecutivo, `${ruta}ejecutivo`));
    await this.eventos.anotar(tx, eventos);
    await this.auditar(tx, 'reasignar', fila, despues, {
      comentario: comentario ?? null,
      ejecutivo: ejecutivo ?? null,
    });
    return abierta.id;
  }

  /** Returns the event, to be noted. @throws 422 under the body's own name of the field. */
  private async encargar(
    tx: Tx,
    fila: FilaDeAdjudicacion,
    usuarioId: number,
    nombreDelCampo: string,
  ): Promise<NuevoEvento> {
    const usuario = await this.usuarios.byId(usuarioId, tx.manager);
    if (usuario === null || !usuario.activo || !rolesDeEjecutivo.some((rol) => rol === usuario.role))
      throw campo(nombreDelCampo, propios.noEsEjecutivo);
    await this.asignaciones.asignar(tx, fila.planId, usuarioId);
    await this.store.raise(tx.manager, fila.id);
    return {
      tipo: tiposDeEvento.asignacion,
      planId: fila.planId,
      personaId: fila.personaId,
      observacion: `${usuario.nombre} ${usuario.apellido}`.trim(),
    };
  }

  /**
   * The award after its group's assemblies were raised and its folder was taken: what they may still award is about to change, so whoever
   * holds an older photo is late, and no act on the folder runs beside this one. Generation takes the same rows first, so the two never wait
   * for each other crosswise.
   */
  private async tomar(tx: Tx, id: number): Promise<FilaDeAdjudicacion> {
    const { grupoId, idCodigo } = await this.cargar(id, tx.manager);
    await this.asambleas.raiseParticipants(tx.manager, { grupoId });
    await this.carpetas.bloquear(tx.manager, idCodigo);
    return this.cargar(id, tx.manager);
  }

  private async cargar(id: number, manager?: EntityManager): Promise<FilaDeAdjudicacion> {
    const fila = await this.store.byId(id, manager);
    if (fila === null) throw notFound();
    return fila;
  }

  private async vista(actor: Actor, id: number, manager?: EntityManager): Promise<AdjudicacionVista> {
    const fila = await this.store.socio(id, manager);
    if (fila === null) throw notFound();
    return vistaDe(fila, actor, await this.calendario([fila]));
  }

  /** A statement more only where the setting discounts holidays. */
  private async calendario(filas: readonly { fecha: Fecha }[]): Promise<Calendario> {
    const hoy = hoyEn(this.clock.now());
    const desde = filas.reduce((primera, { fecha }) => (fecha < primera ? fecha : primera), hoy);
    return { hoy, feriados: await this.feriados.entre(desde, hoy) };
  }

  private async contexto(tx: Tx, fila: FilaDeAdjudicacion) {
    return { actor: tx.actor, compromisos: await this.compromisos(tx.manager, fila.planId) };
  }

  private async auditar(
    tx: Tx,
    accion: string,
    antes: FilaDeAdjudicacion,
    despues: FilaDeAdjudicacion,
    datos: object,
  ): Promise<void> {
    await tx.audit({
      accion,
      recurso: 'adjudicacion',
      recursoId: antes.id,
      antes: { idCodigo: antes.idCodigo, estado: antes.estado },
      despues: { id: despues.id, idCodigo: despues.idCodigo, estado: despues.estado, ...datos },
    });
  }
}

/**
 * The filter as the store reads it: 'yo' and texts of digits become an id, 'ninguno' null, a month its first and last day. What nobody looks
 * after is asked of live awards, unless the filter names a state.
 */
function filtroDe(
  { ejecutivo, mes, ...filtro }: ListRequest['filter'],
  actor: Actor,
  hoy: string,
): ListRequest['filter'] {
  const leido: Record<string, unknown> = { ...filtro };
  if (ejecutivo !== undefined) {
    if (ejecutivo !== 'yo' && ejecutivo !== 'ninguno' && !/^\d{1,9}$/.test(String(ejecutivo)))
      throw malformado('ejecutivo', propios.listaMalFormada('filter.ejecutivo'));
    if (ejecutivo === 'ninguno') Object.assign(leido, { ejecutivo: null, estado: filtro['estado'] ?? VIGENTE });
    else leido['ejecutivo'] = ejecutivo === 'yo' ? actor.id : Number(ejecutivo);
  }
  if (mes !== undefined) {
    const dias = rangoDelMes(String(mes), hoy);
    if (dias === null) throw malformado('mes', propios.mesFueraDeRango);
    // beside the two dates, if they are given too
    leido['fechaDesde'] = [dias.desde, filtro['fechaDesde']].filter(Boolean).sort().at(-1);
    leido['fechaHasta'] = [dias.hasta, filtro['fechaHasta']].filter(Boolean).sort()[0];
  }
  return leido;
}

const malformado = (nombre: string, texto: string): ErrorDeNegocio =>
  new ErrorDeNegocio('malformado', 'lista-mal-formada', texto, { errors: { [nombre]: texto } });

const campo = (nombre: string, texto: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'campos-incorrectos', mensajes.GEN.camposIncorrectos, { errors: { [nombre]: texto } });
