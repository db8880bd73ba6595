import {
  ACCION_DE_ENVIO,
  ErrorDeNegocio,
  esquemaEnvio,
  exigeConfirmar,
  llegoTarde,
  mensajes,
  RECIBE_CARPETAS,
  rechazoDeEnvio,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import { staleVersion } from '../../http/version';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { FilaDePlan, PlanStore } from '../plan';
import type { ExpedienteDePlan } from '../plan/plan.expediente';
import type { CarpetaVista, EnvioDeCarpeta } from './carpeta.dto';
import type { EnvioStore } from './carpeta.envios';
import type { CarpetaStore } from './carpeta.store';
import { vistaDeCarpeta } from './carpeta.view';

const { propios } = mensajes;

/** The folder as a whole: what moves it from a department to another. What hangs on it belongs to its own capabilities. */
export class CarpetaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly carpetas: CarpetaStore,
    private readonly envios: EnvioStore,
    private readonly planes: PlanStore,
    private readonly expedientes: Pick<ExpedienteDePlan, 'de'>,
    private readonly eventos: EventoStore,
  ) {}

  /**
   * 'Enviar a Riesgo' (CLI-051…054, DOC-015): department 004, one 'Recibir' event for each send (invariant 26), one outcome (invariant 28).
   * @throws 404; 403 of another executive (SOLO_PROPIOS); 409 in 004 already, by whom and when; 412; 422 no award, no application, no document,
   * or something missing without `aceptaIncompleta`.
   */
  async enviar(actor: Actor, idCodigo: string, body: EnvioDeCarpeta): Promise<CarpetaVista> {
    const { version, aceptaIncompleta = false } = validar(esquemaEnvio, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const { plan, carpeta, ajeno } = await this.carpetas.paraActuar(tx, idCodigo);
      const expediente = await this.expedientes.de(plan, tx.manager);
      const rechazo = rechazoDeEnvio(
        { idDepartamento: carpeta.idDepartamento, estadoSol: expediente.estadoSol, estado: expediente.estado },
        tx.actor.role,
      );
      if (rechazo?.code === 'ya-enviada') throw await this.yaEnviada(tx.manager, plan);
      if (rechazo !== null) throw rechazo;
      if (version !== undefined && version !== carpeta.version) throw staleVersion(carpeta.version, ['carpeta']);
      exigeConfirmar(expediente.faltantes, aceptaIncompleta);
      if ((await this.carpetas.mover(tx.manager, carpeta, RECIBE_CARPETAS)) === 0)
        throw await this.yaEnviada(tx.manager, plan);
      await this.envios.abrir(tx, carpeta.id, expediente.faltantes.length);
      await this.eventos.anotar(tx, [
        {
          tipo: tiposDeEvento.carpetaEnviada,
          planId: plan.planId,
          personaId: plan.personaId,
          observacion: ajeno ? `${ACCION_DE_ENVIO}. ${propios.planDeOtroEjecutivo}` : ACCION_DE_ENVIO,
        },
      ]);
      await tx.audit({
        accion: 'enviar',
        recurso: 'carpeta',
        recursoId: carpeta.id,
        antes: { idCodigo, idDepartamento: carpeta.idDepartamento },
        despues: { idCodigo, idDepartamento: RECIBE_CARPETAS, faltantes: expediente.faltantes.length },
      });
      return vistaDeCarpeta(
        await this.planes.get(idCodigo, tx.manager),
        await this.envios.ultimo(tx.manager, carpeta.id),
      );
    });
  }

  /** Who was faster, and when. */
  private async yaEnviada(manager: EntityManager, plan: FilaDePlan): Promise<ErrorDeNegocio> {
    const envio = await this.envios.ultimo(manager, plan.carpetaId as number);
    const detalle = { estado: RECIBE_CARPETAS, versionActual: plan.carpetaVersion };
    return llegoTarde(
      'ya-enviada',
      { con: propios.carpetaYaEnviada, sin: propios.carpetaYaEnRiesgo },
      envio && { quien: envio.enviadaPor, cuando: envio.enviadaEn },
      detalle,
    );
  }
}
