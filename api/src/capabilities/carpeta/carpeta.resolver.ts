import {
  type AccionDeResolucion,
  cicloDeCarpeta,
  ErrorDeNegocio,
  esquemaAprobacion,
  esquemaDevolucion,
  type HechosDeResolucion,
  mensajes,
  resoluciones,
  tiposDeEvento,
  tiposDeGarantia,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { staleVersion } from '../../http/version';
import type { EventoStore } from '../evento';
import type { NotificacionService } from '../notificacion/notificacion.service';
import { nombreDeCliente } from '../persona/persona.nombre';
import type { FilaDePlan, PlanStore } from '../plan';
import type { Expedientes } from '../solicitud/solicitud.expediente';
import type { AprobacionDeCarpeta, CarpetaVista, DevolucionDeCarpeta } from './carpeta.dto';
import type { EnvioStore } from './carpeta.envios';
import type { CarpetaStore } from './carpeta.store';
import { vistaDeCarpeta } from './carpeta.view';

const { propios } = mensajes;

interface Resolucion {
  accion: AccionDeResolucion;
  tipoGarantia: 'F' | 'C' | null;
  comentario: string;
  version: number | undefined;
}

/** What risk decides of a folder that it holds: approved or returned, once for each sending (CAP). */
export class ResolucionDeCarpetas {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly carpetas: CarpetaStore,
    private readonly envios: EnvioStore,
    private readonly planes: PlanStore,
    private readonly expedientes: Pick<Expedientes, 'dePlan'>,
    private readonly eventos: EventoStore,
    private readonly notificaciones: Pick<NotificacionService, 'avisar'>,
  ) {}

  /**
   * CAP-501…510: to legal (003), with type of guarantee and comment; the plan's executive is told.
   * @throws 422 fields, no current purchase request, no award; 404; 409 risk does not hold it, or decided it (who, when, what); 412.
   */
  aprobar(actor: Actor, idCodigo: string, body: AprobacionDeCarpeta): Promise<CarpetaVista> {
    const { tipoGarantia, comentario, version } = validar(esquemaAprobacion, body);
    return this.resolver(actor, idCodigo, { accion: 'aprobar', tipoGarantia, comentario, version });
  }

  /**
   * CAP-500, CAP-502, CAP-506, CAP-511: back to adjudications (002); the executive's task and notice say why.
   * @throws 422 no reason, no award; 404; 409 risk does not hold it, or decided it (who, when, what); 412.
   */
  devolver(actor: Actor, idCodigo: string, body: DevolucionDeCarpeta): Promise<CarpetaVista> {
    const { motivo, version } = validar(esquemaDevolucion, body);
    return this.resolver(actor, idCodigo, { accion: 'devolver', tipoGarantia: null, comentario: motivo, version });
  }

  /** Folder first, so that two analysts come one after the other; then state, guard, version (model.md, Conflicts). */
  private resolver(actor: Actor, idCodigo: string, pedido: Resolucion): Promise<CarpetaVista> {
    const { accion, tipoGarantia, comentario, version } = pedido;
    const { idDepartamento, resultado } = resoluciones[accion];
    return this.unitOfWork.run(actor, async (tx) => {
      const { plan, carpeta } = await this.carpetas.paraActuar(tx, idCodigo);
      const hechos = await this.hechos(tx.manager, plan, accion);
      cicloDeCarpeta.transicion(accion, hechos, { actor: tx.actor });
      if (version !== undefined && version !== carpeta.version) throw staleVersion(carpeta.version, ['carpeta']);
      const movida = await this.carpetas.mover(tx.manager, carpeta, idDepartamento);
      const cerrados = await this.envios.resolver(tx, carpeta.id, { resultado, tipoGarantia, comentario });
      if (movida === 0 || cerrados === 0)
        throw new ErrorDeNegocio('conflicto', 'carpeta-fuera-de-riesgo', propios.carpetaNoEstaEnRiesgo);
      await this.anotar(tx, plan, pedido);
      await tx.audit({
        accion,
        recurso: 'carpeta',
        recursoId: carpeta.id,
        antes: { idCodigo, idDepartamento: carpeta.idDepartamento },
        despues: { idCodigo, idDepartamento, resultado, tipoGarantia, comentario },
      });
      return vistaDeCarpeta(await this.planes.get(idCodigo, tx.manager), await this.ultimo(tx.manager, plan));
    });
  }

  private async hechos(
    manager: EntityManager,
    plan: FilaDePlan,
    accion: AccionDeResolucion,
  ): Promise<HechosDeResolucion> {
    const hechos = {
      idDepartamento: plan.idDepartamento,
      resolucion: (await this.ultimo(manager, plan))?.resolucion ?? null,
    };
    if (accion === 'devolver') return hechos;
    const { documentoVigente } = await this.expedientes.dePlan(plan, 'titular', false, manager);
    return { ...hechos, proforma: documentoVigente };
  }

  private ultimo(manager: EntityManager, plan: FilaDePlan) {
    return this.envios.ultimo(manager, plan.carpetaId as number);
  }

  /** Tasks are born of the event; an approval gives the executive none, so it is told on its own. */
  private async anotar(tx: Tx, plan: FilaDePlan, { accion, tipoGarantia, comentario }: Resolucion): Promise<void> {
    const { planId, personaId, idCodigo, ejecutivoId } = plan;
    const observacion = tipoGarantia === null ? comentario : `${tiposDeGarantia[tipoGarantia]}. ${comentario}`;
    await this.eventos.anotar(tx, [
      {
        tipo: accion === 'aprobar' ? tiposDeEvento.carpetaAprobada : tiposDeEvento.carpetaDevuelta,
        planId,
        personaId,
        observacion,
      },
    ]);
    if (accion === 'devolver' || ejecutivoId === null) return;
    await this.notificaciones.avisar(tx, [ejecutivoId], {
      titulo: propios.avisoDeCarpetaAprobada,
      texto: propios.carpetaAprobadaPor(
        idCodigo,
        nombreDeCliente(plan),
        `${tx.actor.nombre} ${tx.actor.apellido}`.trim(),
      ),
      enlace: `/estado-cliente/${encodeURIComponent(plan.identificacion)}?plan=${encodeURIComponent(idCodigo)}`,
    });
  }
}
