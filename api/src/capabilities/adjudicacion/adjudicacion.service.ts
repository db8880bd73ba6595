import {
  adjudicacionReasignada,
  type CompromisosDelPlan,
  cicloDeAdjudicacion,
  ErrorDeNegocio,
  esquemaReasignacion,
  esquemaRetiro,
  mensajes,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/page';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { violatedUnique } from '../../db/violated-unique';
import { notFound } from '../../http/version';
import type { AsambleaStore } from '../asamblea/asamblea.store';
import type { CarpetaStore } from '../carpeta/carpeta.store';
import type { EventoStore } from '../evento/evento.store';
import { tiposDeEvento } from '../evento/evento.tipos';
import type { ParticipanteStore } from '../participante/participante.store';
import type { AdjudicacionVista, Reasignacion, Retiro } from './adjudicacion.dto';
import type { AdjudicacionStore, FilaDeAdjudicacion } from './adjudicacion.store';
import { hechosDe, vistaDe } from './adjudicacion.view';

/** What holds a plan where it is; each later capability that can hold one (order, means, note) is asked here. */
export type ConsultaDeCompromisos = (manager: EntityManager, planId: number) => Promise<CompromisosDelPlan>;

/** Awards after their minutes: withdrawn once, given on once (invariant 9). Issued rows keep what was issued (invariant 3). */
export class AdjudicacionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: AdjudicacionStore,
    private readonly asambleas: AsambleaStore,
    private readonly participantes: ParticipanteStore,
    private readonly carpetas: CarpetaStore,
    private readonly eventos: EventoStore,
    private readonly compromisos: ConsultaDeCompromisos,
    private readonly accesos: AccessLog,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<AdjudicacionVista>> {
    const page = await this.store.list(request);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'adjudicacion', recursoId: 'lista' });
    return { ...page, rows: page.rows.map((fila) => vistaDe(fila, actor)) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<AdjudicacionVista> {
    const fila = await this.store.byId(id);
    if (fila === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'adjudicacion', recursoId: id });
    return vistaDe(fila, actor);
  }

  /** 'Retiro' (RADJ). @throws 404; 409 already withdrawn; 422 no reason, a live order, an accepted means or a note. */
  async retirar(actor: Actor, id: number, body: Retiro): Promise<AdjudicacionVista> {
    const { motivo } = validar(esquemaRetiro, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const fila = await this.tomar(tx, id);
      cicloDeAdjudicacion.transicion('retirar', hechosDe(fila), await this.contexto(tx, fila));
      if ((await this.store.close(tx.manager, fila, { motivo, usuarioId: tx.actor.id || null, en: tx.now })) === 0)
        throw ganado(await this.cargar(tx, id));
      await this.eventos.anotar(tx, [
        { tipo: tiposDeEvento.retiro, planId: fila.planId, personaId: fila.personaId, observacion: motivo },
      ]);
      return this.terminar(tx, 'retirar', fila, id, { motivo });
    });
  }

  /**
   * The withdrawn award goes to another plan of the group as a new row of the same assembly and type, with its own folder.
   * @throws 404; 409 not withdrawn, given on already; 422 another group, a free slot, not 'participa', a live award.
   */
  async reasignar(actor: Actor, id: number, body: Reasignacion): Promise<AdjudicacionVista> {
    const { idCodigo, comentario } = validar(esquemaReasignacion, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const fila = await this.tomar(tx, id);
      cicloDeAdjudicacion.transicion('reasignar', hechosDe(fila), await this.contexto(tx, fila));
      const candidato = await this.participantes.candidate(tx.manager, idCodigo, fila.asambleaId);
      if (candidato === null)
        throw new ErrorDeNegocio('regla', 'plan-desconocido', mensajes.propios.noEncontrado, {
          errors: { idCodigo: mensajes.propios.noEncontrado },
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
          throw new ErrorDeNegocio('conflicto', 'ya-reasignada', mensajes.propios.adjudicacionYaReasignada);
        });
      const [abierta] = await this.store.withoutFolder(tx.manager, fila.asambleaId);
      if (abierta === undefined) throw new TypeError('the new award was not found');
      await this.carpetas.abrir(tx, [abierta]);
      const { planId, personaId } = candidato;
      await this.eventos.anotar(tx, [
        { tipo: tiposDeEvento.reasignacion, planId, personaId, observacion: comentario ?? null },
      ]);
      return this.terminar(tx, 'reasignar', fila, abierta.id, { idCodigo, comentario: comentario ?? null });
    });
  }

  /**
   * The award after its group's assemblies were raised: what they may still award is about to change, so whoever holds an older photo is
   * late. Generation takes the same rows first, so the two never wait for each other crosswise.
   */
  private async tomar(tx: Tx, id: number): Promise<FilaDeAdjudicacion> {
    const { grupoId } = await this.cargar(tx, id);
    await this.asambleas.raiseParticipants(tx.manager, { grupoId });
    return this.cargar(tx, id);
  }

  private async cargar(tx: Tx, id: number): Promise<FilaDeAdjudicacion> {
    const fila = await this.store.byId(id, tx.manager);
    if (fila === null) throw notFound();
    return fila;
  }

  private async contexto(tx: Tx, fila: FilaDeAdjudicacion) {
    return { actor: tx.actor, compromisos: await this.compromisos(tx.manager, fila.planId) };
  }

  private async terminar(
    tx: Tx,
    accion: string,
    antes: FilaDeAdjudicacion,
    id: number,
    datos: object,
  ): Promise<AdjudicacionVista> {
    const despues = await this.cargar(tx, id);
    await tx.audit({
      accion,
      recurso: 'adjudicacion',
      recursoId: antes.id,
      antes: { idCodigo: antes.idCodigo, estado: antes.estado },
      despues: { id: despues.id, idCodigo: despues.idCodigo, estado: despues.estado, ...datos },
    });
    return vistaDe(despues, tx.actor);
  }
}

const ganado = (fila: FilaDeAdjudicacion): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ya-retirada', mensajes.propios.adjudicacionYaRetirada, {
    detalle: { idCodigo: fila.idCodigo },
  });
