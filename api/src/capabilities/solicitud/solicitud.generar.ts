import { ErrorDeNegocio, hoyEn, mensajes } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/unit-of-work';
import { TIPO_PDF } from '../../http/send-file';
import { notFound, staleVersion } from '../../http/version';
import { hashDeHechos, type Renderer } from '../../pdf';
import type { ArchivoService } from '../archivo';
import type { CarpetaStore } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { SolicitudVista } from './solicitud.dto';
import type { Expedientes } from './solicitud.expediente';
import type { HechosDeSolicitud } from './solicitud.hechos';
import type { FilaDeSolicitud, SolicitudStore } from './solicitud.store';
import { contextoDe, type Expediente, guardada, vistaDe } from './solicitud.view';

/** Folder of the printed requests in the store. */
export const CARPETA_DE_SOLICITUDES = 'solicitudes';
/** decisions.md, CLI: what 'Generar Solicitud' makes of estado_sol. */
const GENERADA = 'GENERADA';

type Archivado = Awaited<ReturnType<ArchivoService['abrir']>>;

/** 'Generar Solicitud' and the document it makes (CLI-044, CLI-045, CLI-127). */
export class GeneracionDeSolicitud {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly expedientes: Expedientes,
    private readonly store: SolicitudStore,
    private readonly carpetas: CarpetaStore,
    private readonly hechos: HechosDeSolicitud,
    private readonly archivos: ArchivoService,
    private readonly impresora: Pick<Renderer, 'render'>,
    private readonly eventos: EventoStore,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Prints what is saved now, stores the file, and then in one transaction names it, sets estado_sol and notes the act. Nothing is written
   * when the form, or what is printed with it, was saved while it was printed.
   * @throws 404; 403, 409, 422 as for writing; 422 'sin-solicitud' before the first save; 412 saved in the meantime.
   */
  async generar(actor: Actor, clave: string): Promise<SolicitudVista> {
    const expediente = await this.expedientes.leer(actor, clave);
    const rechazo = this.carpetas.rechazo(expediente.plan, actor);
    if (rechazo !== null) throw rechazo;
    const fila = filaGuardada(expediente);
    // The document is the same whoever asks for it: it shows what the department that writes all of it sees.
    const contexto = contextoDe({ idDepartamento: '002' }, expediente, hoyEn(this.clock.now()));
    const hechos = await this.hechos.de(expediente, fila, contexto);
    const impreso = await this.impresora.render('solicitud', hechos);
    const guardado = await this.archivos.guardar(impreso.bytes, { tipo: TIPO_PDF, carpeta: CARPETA_DE_SOLICITUDES });
    return this.archivos.conservarSalvoRechazo(guardado, () =>
      this.unitOfWork.run(actor, async (tx) => {
        const { plan, ajeno } = await this.carpetas.paraEscribir(tx, expediente.plan.idCodigo);
        if ((await this.store.marcarGenerada(tx, fila, GENERADA)) === 0) throw staleVersion(fila.version + 1);
        // the folder is ours now: what is printed with the form can't change any more
        const ahora = await this.hechos.de(expediente, fila, contexto, tx.manager);
        if (hashDeHechos('solicitud', ahora) !== impreso.hashHechos) throw staleVersion(fila.version, ['documento']);
        const archivoId = await this.archivos.registrar(tx, guardado, {
          nombre: nombreDeArchivo(clave, fila.version),
          tipo: TIPO_PDF,
        });
        const documento = { solicitudId: fila.id, solicitudVersion: fila.version, archivoId };
        await this.store.registrarDocumento(tx, { ...documento, huella: impreso.hashHechos });
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
          despues: { estadoSol: GENERADA, version: fila.version, sha256: guardado.sha256 },
        });
        const generado = await this.expedientes.dePlan(plan, expediente.rol, true, tx.manager);
        return vistaDe(actor, generado, contexto.hoy);
      }),
    );
  }

  /** The newest document, byte for byte. Leaves an access row. @throws 404 none was generated. */
  async documento(actor: Actor, clave: string): Promise<Archivado> {
    const { fila } = await this.expedientes.leer(actor, clave);
    const documento = fila === null ? null : await this.store.ultimoDocumento(fila.id);
    if (documento === null) throw notFound();
    const archivo = await this.archivos.abrir(documento.archivoId);
    this.accesos.record(actor, { operacion: 'descargar', recurso: 'solicitud', recursoId: clave });
    return archivo;
  }
}

function filaGuardada(expediente: Expediente): FilaDeSolicitud {
  if (expediente.fila === null || !guardada(expediente))
    throw new ErrorDeNegocio('regla', 'sin-solicitud', mensajes.propios.sinSolicitud);
  return expediente.fila;
}

/** 'solicitud-01-M001-12-titular-v3.pdf' */
const nombreDeArchivo = (clave: string, version: number): string => `solicitud-${clave}-v${version}.pdf`;
