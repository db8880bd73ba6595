import { ErrorDeNegocio, hoyEn, mensajes } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import type { Platform } from '../../platform';
import { notFound, staleVersion } from '../../request/version';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { type EventoStore, tiposDeEvento } from '../evento';
import { type FuenteDeSolicitud, solicitudDeCompra } from './solicitud.documento';
import type { SolicitudVista } from './solicitud.dto';
import type { Expedientes } from './solicitud.expediente';
import type { HechosDeSolicitud } from './solicitud.hechos';
import type { SolicitudRow, SolicitudStore } from './solicitud.store';
import { contextoDeSolicitud, type Expediente, guardada, vistaDeSolicitud } from './solicitud.view';

/** decisiones.md, "CLI": estado_sol after 'Generar Solicitud'. */
const GENERADA = 'GENERADA';

/** 'Generar Solicitud' and its document (CLI-044, CLI-045, CLI-127). */
export class GeneracionDeSolicitud {
  /** Generations in progress, by key of the form. */
  private readonly turnos = new Map<string, Promise<void>>();

  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'clock'>,
    private readonly expedientes: Expedientes,
    private readonly store: SolicitudStore,
    private readonly hechos: HechosDeSolicitud,
    private readonly emision: EmisionDeDocumentos,
    private readonly eventos: EventoStore,
  ) {}

  /**
   * Prints the saved form, stores the file, and then in one transaction inserts its row, sets estado_sol and records the event. Nothing is written
   * when the form, or an annex, was saved during printing. An unchanged form keeps its newest document. @throws 404; 403, 409, 422 as for writing;
   * 422 'sin-solicitud' before the first save; 412 saved in the meantime.
   */
  generar(actor: Actor, clave: string): Promise<SolicitudVista> {
    // one after the other: the next finds the document of the first
    const turno = (this.turnos.get(clave) ?? Promise.resolve()).then(() => this.generarUna(actor, clave));
    const terminado = turno.then(
      () => undefined,
      () => undefined,
    );
    this.turnos.set(clave, terminado);
    void terminado.then(() => this.turnos.get(clave) === terminado && this.turnos.delete(clave));
    return turno;
  }

  private async generarUna(actor: Actor, clave: string): Promise<SolicitudVista> {
    const expediente = await this.expedientes.leer(actor, clave);
    this.expedientes.exigirEscribible(actor, expediente);
    const row = filaGuardada(expediente);
    // The same document for every user: it shows what the form's own department sees.
    const contexto = contextoDeSolicitud({ idDepartamento: '002' }, expediente, hoyEn(this.platform.clock.now()));
    const fuente = async (manager?: EntityManager): Promise<FuenteDeSolicitud> => ({
      clave,
      fila: row,
      cuerpo: await this.hechos.de(expediente, row, contexto, manager),
    });
    if (await this.yaEsta(actor, expediente, await fuente())) return vistaDeSolicitud(actor, expediente, contexto.hoy);
    return this.emision.emitir(actor, solicitudDeCompra, await fuente(), (preparado) =>
      this.platform.unitOfWork.run(actor, async (tx) => {
        const abierto = await this.expedientes.paraEscribir(tx, expediente.plan.idCodigo, expediente.rol);
        const { plan, ajeno, expediente: ahora } = abierto;
        if (await this.yaEsta(actor, ahora, await fuente(tx.manager), tx.manager)) {
          tx.afterCommit(() => void this.emision.descartar(preparado));
          return vistaDeSolicitud(actor, ahora, contexto.hoy);
        }
        if ((await this.store.markGenerada(tx, row, GENERADA)) === 0) throw staleVersion(row.version + 1);
        // the folder is locked: printed data can't change any more
        if (!this.emision.muestra(preparado, await fuente(tx.manager))) throw staleVersion(row.version, ['documento']);
        await this.emision.asentar(tx, preparado);
        const rol = expediente.rol === 'titular' ? 'Titular' : mensajes.EST.garante;
        await this.eventos.record(tx, [
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
          antes: { estadoSol: row.estadoSol },
          despues: { estadoSol: GENERADA, version: row.version, sha256: preparado.guardado.sha256 },
        });
        const generado = await this.expedientes.dePlan(plan, expediente.rol, true, tx.manager);
        return vistaDeSolicitud(actor, generado, contexto.hoy);
      }),
    );
  }

  /** Whether the printed facts are unchanged and nothing was saved since: neither another document nor another event. */
  private async yaEsta(
    actor: Actor,
    { fila: row }: Expediente,
    fuente: FuenteDeSolicitud,
    manager?: EntityManager,
  ): Promise<boolean> {
    return (
      row?.estadoSol === GENERADA &&
      row.documentoVigente &&
      (await this.emision.vigente(actor, solicitudDeCompra, fuente, manager))
    );
  }

  /** The newest document, byte for byte. Leaves an access row. @throws 404 none was generated. */
  async documento(actor: Actor, clave: string): Promise<FileAnswer> {
    const { fila: row } = await this.expedientes.leer(actor, clave);
    if (row === null) throw notFound();
    return this.emision.abrir(actor, solicitudDeCompra, row.id, { recursoId: clave });
  }
}

function filaGuardada(expediente: Expediente): SolicitudRow {
  if (expediente.fila === null || !guardada(expediente))
    throw new ErrorDeNegocio('regla', 'sin-solicitud', mensajes.propios.sinSolicitud);
  return expediente.fila;
}
