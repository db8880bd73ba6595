import { ErrorDeNegocio, hoyEn, mensajes } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import { notFound, staleVersion } from '../../http/version';
import type { Platform } from '../../platform';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { type EventoStore, tiposDeEvento } from '../evento';
import { type FuenteDeSolicitud, solicitudDeCompra } from './solicitud.documento';
import type { SolicitudVista } from './solicitud.dto';
import type { Expedientes } from './solicitud.expediente';
import type { HechosDeSolicitud } from './solicitud.hechos';
import type { FilaDeSolicitud, SolicitudStore } from './solicitud.store';
import { contextoDeSolicitud, type Expediente, guardada, vistaDeSolicitud } from './solicitud.view';

/** decisiones.md, "CLI": what 'Generar Solicitud' makes of estado_sol. */
const GENERADA = 'GENERADA';

/** 'Generar Solicitud' and the document it makes (CLI-044, CLI-045, CLI-127). */
export class GeneracionDeSolicitud {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'clock'>,
    private readonly expedientes: Expedientes,
    private readonly store: SolicitudStore,
    private readonly hechos: HechosDeSolicitud,
    private readonly emision: EmisionDeDocumentos,
    private readonly eventos: EventoStore,
  ) {}

  /**
   * Prints what is saved now, stores the file, and then in one transaction names it, sets estado_sol and notes the act. Nothing is written
   * when the form, or what is printed with it, was saved while it was printed.
   * @throws 404; 403, 409, 422 as for writing; 422 'sin-solicitud' before the first save; 412 saved in the meantime.
   */
  async generar(actor: Actor, clave: string): Promise<SolicitudVista> {
    const expediente = await this.expedientes.leer(actor, clave);
    this.expedientes.exigirEscribible(actor, expediente.plan);
    const fila = filaGuardada(expediente);
    // The document is the same whoever asks for it: it shows what the department that writes all of it sees.
    const contexto = contextoDeSolicitud({ idDepartamento: '002' }, expediente, hoyEn(this.platform.clock.now()));
    const fuente = async (manager?: EntityManager): Promise<FuenteDeSolicitud> => ({
      clave,
      fila,
      cuerpo: await this.hechos.de(expediente, fila, contexto, manager),
    });
    return this.emision.emitir(actor, solicitudDeCompra, await fuente(), (preparado) =>
      this.platform.unitOfWork.run(actor, async (tx) => {
        const { plan, ajeno } = await this.expedientes.paraEscribir(tx, expediente.plan.idCodigo);
        if ((await this.store.marcarGenerada(tx, fila, GENERADA)) === 0) throw staleVersion(fila.version + 1);
        // the folder is ours now: what is printed with the form can't change any more
        if (!this.emision.muestra(preparado, await fuente(tx.manager))) throw staleVersion(fila.version, ['documento']);
        await this.emision.asentar(tx, preparado);
        const rol = expediente.rol === 'titular' ? 'Titular' : mensajes.EST.garante;
        await this.eventos.anotar(tx, [
          {
            tipo: tiposDeEvento.solicitudGenerada,
            planId: plan.planId,
            personaId: expediente.personaId,
            observacion: ajeno ? `${mensajes.propios.planDeOtroEjecutivo}. ${rol}` : rol,
          },
        ]);
        await tx.audit({
          accion: 'generar',
          recurso: 'solicitud',
          recursoId: clave,
          antes: { estadoSol: fila.estadoSol },
          despues: { estadoSol: GENERADA, version: fila.version, sha256: preparado.guardado.sha256 },
        });
        const generado = await this.expedientes.dePlan(plan, expediente.rol, true, tx.manager);
        return vistaDeSolicitud(actor, generado, contexto.hoy);
      }),
    );
  }

  /** The newest document, byte for byte. Leaves an access row. @throws 404 none was generated. */
  async documento(actor: Actor, clave: string): Promise<FileAnswer> {
    const { fila } = await this.expedientes.leer(actor, clave);
    if (fila === null) throw notFound();
    return this.emision.abrir(actor, solicitudDeCompra, fila.id, { recursoId: clave });
  }
}

function filaGuardada(expediente: Expediente): FilaDeSolicitud {
  if (expediente.fila === null || !guardada(expediente))
    throw new ErrorDeNegocio('regla', 'sin-solicitud', mensajes.propios.sinSolicitud);
  return expediente.fila;
}
