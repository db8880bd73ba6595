import {
  admiteConyuge,
  aNumero,
  type DatosDeSolicitud,
  esAjeno,
  estadosDeDocumentos,
  type HechosDeCarpeta,
  type HechosDePersonaDeCarpeta,
  hoyEn,
  mensajes,
  motivoDeNoEnviar,
  porHacer,
  puede,
  requisitosDe,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { type CarpetaStore, hechosDeEscritura } from '../carpeta';
import type { AnexosDePersona, HechosDeCarpetaStore } from '../carpeta/carpeta.hechos';
import { nombreDeCliente } from '../persona/persona.nombre';
import { datosDe, type FilaDeSolicitud, type SolicitudStore } from '../solicitud';
import type { CarpetaDePlan, DiferenciaDeCuenta, EstadoDePlan } from './plan.dto';
import type { FilaDePlan, PlanStore } from './plan.store';
import { cuentaDe, importadoDe, planDeCliente } from './plan.view';

/** What capabilities to come say of a plan: score, documents, note and contract. */
export interface AvanceDePlan {
  /** 0 = not scored. */
  readonly riesgo: number;
  readonly excepcion: boolean;
  /** Label of the documents. */
  readonly estado: string;
  readonly pagare: boolean;
  readonly contrato: boolean;
}
export type ConsultaDeAvance = (planId: number) => Promise<AvanceDePlan>;

/** Until risk, documents and legal exist: nothing scored, no list of documents, no note. */
export const SIN_AVANCE: AvanceDePlan = {
  riesgo: 0,
  excepcion: false,
  estado: estadosDeDocumentos.sinLista,
  pagare: false,
  contrato: false,
};

/** A plan on the client's status page. The rules are the domain's; this brings their facts together. */
export class PlanService {
  constructor(
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly hechos: HechosDeCarpetaStore,
    private readonly solicitudes: Pick<SolicitudStore, 'vigente'>,
    private readonly avanceDe: ConsultaDeAvance,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Four statements whatever the plan holds. Leaves an access row. @throws 404. */
  async get(actor: Actor, idCodigo: string): Promise<EstadoDePlan> {
    const fila = await this.planes.getConCuenta(idCodigo);
    const { planId } = fila;
    const [titular, garante, anexos, avance] = await Promise.all([
      this.solicitudes.vigente(planId, 'titular'),
      this.solicitudes.vigente(planId, 'garante'),
      this.hechos.anexos(planId),
      this.avanceDe(planId),
    ]);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'plan', recursoId: idCodigo });

    const hoy = hoyEn(this.clock.now());
    const cuenta = cuentaDe(fila, hoy);
    const carpeta = carpetaDe(fila, avance.estado);
    const datos = datosDe({ fila: titular, persona: fila });
    const { persona } = anexos.garante;
    const datosDelGarante = garante && (persona === null ? garante.datos : datosDe({ fila: garante, persona }));
    const estadoSol = titular?.estadoSol || null;
    const hechos: HechosDeCarpeta = {
      hoy,
      titular: personaDe(fila.identificacion, titular, datos, anexos.titular),
      garante:
        garante && datosDelGarante && personaDe(garante.identificacion, garante, datosDelGarante, anexos.garante),
      depositario: anexos.depositario,
      riesgo: avance.riesgo,
      excepcion: avance.excepcion,
    };
    const requisitos = requisitosDe(hechos);
    const motivoNoEditar = puede(actor.role, 'solicitud:escribir')
      ? (this.carpetas.rechazo(fila, actor)?.title ?? null)
      : mensajes.propios.sinPermiso;
    const motivoNoEnviar = motivoDeNoEnviar(
      { idDepartamento: carpeta?.idDepartamento, estadoSol, estado: avance.estado },
      actor.role,
    );
    return {
      id: idCodigo,
      ...planDeCliente(fila, cuenta),
      titular: { identificacion: fila.identificacion, nombreCompleto: nombreDeCliente(fila) },
      carpeta,
      numAprobacion: titular?.numAprobacion ?? garante?.numAprobacion ?? null,
      estadoSol,
      estadoCivil: datos.estadoCivil,
      separacionBienes: datos.separacionBienes,
      situacionLaboral: datos.situacionLaboral,
      garante: garante &&
        datosDelGarante && {
          identificacion: garante.identificacion,
          nombreCompleto: nombreDe(datosDelGarante),
          admiteConyuge: admiteConyuge(datosDelGarante),
        },
      riesgo: avance.riesgo,
      excepcion: avance.excepcion,
      porHacer: porHacer({ saldo: cuenta.saldo, pagare: avance.pagare, contrato: avance.contrato }),
      ejecutivo: fila.ejecutivoNombre === null ? null : `${fila.ejecutivoNombre} ${fila.ejecutivoApellido}`.trim(),
      ajeno: esAjeno(hechosDeEscritura(fila), actor),
      faltantes: requisitos.flatMap(({ cumple, ...faltante }) => (cumple ? [] : [faltante])),
      requisitos: requisitos.length,
      puedeEditar: motivoNoEditar === null,
      motivoNoEditar,
      puedeEnviar: motivoNoEnviar === null,
      motivoNoEnviar,
      diferencias: cuenta.diferencias.map((campo): DiferenciaDeCuenta => {
        const importado = importadoDe(fila);
        return campo === 'saldo'
          ? { campo, importado: aNumero(importado.saldo), segunMovimientos: aNumero(cuenta.saldo) }
          : { campo, importado: importado.cuotasPagadas, segunMovimientos: cuenta.cuotasPagadas };
      }),
    };
  }
}

const carpetaDe = (fila: FilaDePlan, estado: string): CarpetaDePlan | null =>
  fila.carpetaId === null
    ? null
    : {
        idDepartamento: fila.idDepartamento,
        departamento: fila.departamento,
        estado,
        version: fila.carpetaVersion as number,
      };

const personaDe = (
  identificacion: string,
  solicitud: FilaDeSolicitud | null,
  valores: DatosDeSolicitud,
  { conyuge, finanzas, referencias }: AnexosDePersona,
): HechosDePersonaDeCarpeta => ({
  identificacion,
  valores,
  guardada: solicitud !== null && solicitud.guardadaEn !== null,
  estadoSol: solicitud?.estadoSol ?? null,
  conyuge,
  finanzas,
  referencias,
});

/** As declared; before that, as the person is registered. */
function nombreDe({ nombres, apellidoPaterno, apellidoMaterno }: DatosDeSolicitud): string | null {
  return nombres === null
    ? null
    : nombreDeCliente({ nombres, apellidoPaterno: apellidoPaterno ?? '', apellidoMaterno: apellidoMaterno ?? '' });
}
