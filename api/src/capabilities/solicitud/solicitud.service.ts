import {
  type ContextoDeSolicitud,
  camposDelBien,
  camposIncorrectos,
  type DatosDeSolicitud,
  dejaValores,
  ErrorDeNegocio,
  estaAprobada,
  formularioDeSolicitud,
  hoyEn,
  mensajes,
  rechazoDeCampos,
  textoDeCambios,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import { differingFields, staleRecord } from '../../request/version';
import type { BorradorStore } from '../borrador';
import type { PlanParaEscribir } from '../carpeta';
import type { CodigosDeCatalogo } from '../catalogo';
import { DECIDEN_DOCUMENTOS, type ListaDeDocumentos } from '../documento';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { PersonaStore } from '../persona';
import type { SolicitudCambio, SolicitudVista } from './solicitud.dto';
import { claveLeida, type Expedientes } from './solicitud.expediente';
import { actualizarPersona } from './solicitud.persona';
import type { SolicitudRow, SolicitudStore } from './solicitud.store';
import { contextoDeSolicitud, datosDe, type Expediente, guardada, visibles, vistaDeSolicitud } from './solicitud.view';

/** Series of approval numbers of plans: gap-free (invariant 40). */
export const SERIE_DE_APROBACION = 'aprobacion';

/** Effects of saving a form: its draft is discarded, an event recorded, the list of documents adapted. */
export interface AlGuardar {
  readonly borradores: BorradorStore;
  readonly documentos: Pick<ListaDeDocumentos, 'sincronizar'>;
  readonly eventos: EventoStore;
}

/** The application form of holder and guarantor: reading and 'Guardar'. Its document: `solicitud.generar`. */
export class SolicitudService {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'accessLog' | 'clock'>,
    private readonly expedientes: Expedientes,
    private readonly store: SolicitudStore,
    private readonly personas: PersonaStore,
    private readonly codigos: CodigosDeCatalogo,
    private readonly alGuardar: AlGuardar,
  ) {}

  /** Leaves an access row. @throws 404 no such plan, or no guarantor. */
  async get(actor: Actor, clave: string): Promise<SolicitudVista> {
    const expediente = await this.expedientes.leer(actor, clave);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'solicitud', recursoId: clave });
    return vistaDeSolicitud(actor, expediente, hoyEn(this.platform.clock.now()));
  }

  /**
   * 'Guardar' (CLI-043, CLI-120, CLI-121…125). The first one of a plan draws its approval number and creates its list of documents, which follows
   * labour situation and marital status. An unchanged form is no change. @throws 404; 403 goods changed without the right; 409 folder at risk; 412
   * stale version; 422 not awarded, wrong fields, or a requested correction would be undone.
   */
  guardar(actor: Actor, clave: string, version: number, cambio: SolicitudCambio): Promise<SolicitudVista> {
    const { idCodigo, rol } = claveLeida(clave);
    return this.platform.unitOfWork.run(actor, async (tx) => {
      const { expediente, ...abierto } = await this.expedientes.paraEscribir(tx, idCodigo, rol);
      const { plan } = abierto;
      const contexto = contextoDeSolicitud(actor, expediente, hoyEn(tx.now));
      const actuales = datosDe(expediente);
      const entrada = soloDatos(cambio);
      if (version !== (expediente.fila?.version ?? 0)) throw vieja(expediente, contexto, entrada);
      const datos = await this.revisar(tx.manager, contexto, actuales, entrada);
      const cambiados = guardada(expediente) ? differingFields(actuales, datos) : Object.keys(datos);
      const congelados = rechazoDeCampos(abierto.carpeta, cambiados);
      if (congelados !== null) throw congelados;
      if (cambiados.length > 0) await this.escribir(tx, clave, expediente, contexto, datos, cambiados, abierto);
      if (cambiados.some((campo) => DECIDEN_DOCUMENTOS.includes(campo)))
        await this.alGuardar.documentos.sincronizar(tx, abierto);
      await this.alGuardar.borradores.discard(tx, { formulario: 'solicitud', clave });
      const guardado = await this.expedientes.dePlan(plan, rol, true, tx.manager);
      return vistaDeSolicitud(actor, guardado, contexto.hoy);
    });
  }

  /** All errors at once, of rules and catalogues. Goods that this actor may not write stay as stored. */
  private async revisar(
    manager: EntityManager,
    contexto: ContextoDeSolicitud,
    actuales: DatosDeSolicitud,
    entrada: Partial<DatosDeSolicitud>,
  ): Promise<DatosDeSolicitud> {
    const bien = contexto.rol === 'titular' && contexto.idDepartamento !== '002' ? bienDe(actuales) : {};
    const tocado = Object.entries(bien).find(
      ([campo, valor]) => campo in entrada && (entrada[campo as keyof DatosDeSolicitud] ?? null) !== valor,
    );
    if (tocado !== undefined)
      throw new ErrorDeNegocio('prohibido', 'sin-permiso', mensajes.propios.sinPermiso, {
        errors: { [tocado[0]]: mensajes.propios.sinPermiso },
      });
    const datos = { ...validar(formularioDeSolicitud.esquema(contexto), { ...entrada, ...bien }), ...bien };
    const errors = await this.codigos.errores(formularioDeSolicitud.campos, datos, manager);
    if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
    return datos;
  }

  private async escribir(
    tx: Tx,
    clave: string,
    expediente: Expediente,
    contexto: ContextoDeSolicitud,
    datos: DatosDeSolicitud,
    cambiados: readonly string[],
    abierto: PlanParaEscribir,
  ): Promise<void> {
    const { plan, rol, personaId, persona, fila: row } = expediente;
    const numAprobacion = expediente.numAprobacion ?? (await tx.nextNumber(SERIE_DE_APROBACION));
    if (row === null) {
      // the form in force may be that of the holder before a cession
      await this.store.replace(tx, plan.planId, rol);
      const { planId } = plan;
      const { identificacion } = persona;
      await this.store.create(tx, { planId, rol, personaId, identificacion, numAprobacion }, datos);
    } else if ((await this.store.save(tx, row, numAprobacion, datos)) === 0) {
      throw vieja(expediente, contexto, datos);
    }
    const congelado = (campo: string): boolean => rechazoDeCampos(abierto.carpeta, [campo]) !== null;
    await actualizarPersona(tx, this.personas, personaId, datos, { cambiados, congelado });
    const primera = !guardada(expediente);
    await this.alGuardar.eventos.record(tx, [
      {
        tipo: tiposDeEvento.solicitudGuardada,
        planId: plan.planId,
        personaId,
        observacion: observacionDe(
          rol,
          primera ? null : textoDeCampos(tx, abierto, datosDe(expediente), datos, cambiados),
          abierto,
        ),
      },
    ]);
    await tx.audit({
      accion: 'guardar',
      recurso: 'solicitud',
      recursoId: clave,
      ...(primera ? {} : { antes: elegidos(datosDe(expediente), cambiados) }),
      despues: { ...elegidos(datos, cambiados), ...(expediente.numAprobacion === null ? { numAprobacion } : {}) },
    });
  }
}

/** The form's own fields of a body; others are read-only. */
const soloDatos = (cambio: SolicitudCambio): Partial<DatosDeSolicitud> =>
  Object.fromEntries(
    formularioDeSolicitud.nombres.flatMap((nombre) => (cambio[nombre] === undefined ? [] : [[nombre, cambio[nombre]]])),
  );

const bienDe = (datos: DatosDeSolicitud): Pick<DatosDeSolicitud, (typeof camposDelBien)[number]> =>
  elegidos(datos, camposDelBien) as never;

const elegidos = (datos: DatosDeSolicitud, campos: readonly string[]): Partial<DatosDeSolicitud> =>
  Object.fromEntries(campos.map((campo) => [campo, datos[campo as keyof DatosDeSolicitud]]));

/** 412 with the present values visible to this actor. */
function vieja(
  expediente: Expediente,
  contexto: ContextoDeSolicitud,
  entrada: Partial<DatosDeSolicitud>,
): ErrorDeNegocio {
  const row: Partial<SolicitudRow> = expediente.fila ?? {};
  return staleRecord(row.version ?? 0, visibles(datosDe(expediente), contexto), entrada, {
    quien: row.guardadaPor ?? null,
    cuando: row.guardadaEn ?? null,
  });
}

/** `cambios` null = the first save. */
function observacionDe(rol: string, cambios: string | null, { ajeno, carpeta }: PlanParaEscribir): string {
  const { despuesDeLaAprobacion, planDeOtroEjecutivo } = mensajes.propios;
  const de = rol === 'titular' ? 'Titular' : 'Garante';
  return [
    ...(ajeno ? [planDeOtroEjecutivo] : []),
    ...(estaAprobada(carpeta) ? [despuesDeLaAprobacion] : []),
    `${de}: ${cambios ?? 'primera vez'}`,
  ].join('. ');
}

/** Names of changed fields; values only where `dejaValores` allows, and never of the good, which not every reader of the history may see. */
function textoDeCampos(
  { actor }: Tx,
  { carpeta }: PlanParaEscribir,
  antes: DatosDeSolicitud,
  despues: DatosDeSolicitud,
  cambiados: readonly string[],
): string {
  const { campos } = formularioDeSolicitud;
  const valores = dejaValores(carpeta, actor);
  const delBien: readonly string[] = camposDelBien;
  return (cambiados as (keyof DatosDeSolicitud)[])
    .map((campo) =>
      valores && !delBien.includes(campo) ? textoDeCambios(campos, [campo], antes, despues) : campos[campo].etiqueta,
    )
    .join(valores ? '; ' : ', ');
}
