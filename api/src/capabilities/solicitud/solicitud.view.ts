import {
  type CodigoDepartamento,
  type ContextoDeSolicitud,
  camposDelBien,
  claveDeSolicitud,
  type DatosDeSolicitud,
  formularioDeSolicitud,
  puede,
  type RolDeSolicitud,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { PlanRow } from '../plan';
import type { AccionDeSolicitud, SolicitudVista } from './solicitud.dto';
import type { PersonaDeSolicitud, SolicitudRow } from './solicitud.store';

/** Known data of an application. */
export interface Expediente {
  readonly plan: PlanRow;
  readonly rol: RolDeSolicitud;
  readonly personaId: number;
  readonly persona: PersonaDeSolicitud;
  /** null = no row yet. */
  readonly fila: SolicitudRow | null;
  /** Of the plan. */
  readonly numAprobacion: number | null;
  /** Whether the newest document shows the saved form, with spouse, finances and references. */
  readonly documentoVigente: boolean;
  /** Whether this actor may write the folder now. */
  readonly escribible: boolean;
}

export const guardada = ({ fila: row }: Pick<Expediente, 'fila'>): boolean => row !== null && row.guardadaEn !== null;

/** An unsaved form shows known data of the person. */
export const datosDe = (e: Pick<Expediente, 'fila' | 'persona'>): DatosDeSolicitud =>
  e.fila !== null && e.fila.guardadaEn !== null ? e.fila.datos : desdePersona(e.persona);

const texto = (valor: string | null): string | null => (valor === '' ? null : valor);

function desdePersona(persona: PersonaDeSolicitud): DatosDeSolicitud {
  return {
    ...formularioDeSolicitud.vacio(),
    nombres: texto(persona.nombres),
    apellidoPaterno: texto(persona.apellidoPaterno),
    apellidoMaterno: texto(persona.apellidoMaterno),
    correo: texto(persona.correo),
    celular: texto(persona.celular),
    telefonoDomicilio: texto(persona.telefono),
    direccion: texto(persona.direccion),
    provinciaCodigo: persona.provinciaCodigo,
    cantonCodigo: persona.cantonCodigo,
    parroquiaCodigo: persona.parroquiaCodigo,
    fechaNacimiento: persona.fechaNacimiento,
    estadoCivil: persona.estadoCivil,
  };
}

export const contextoDeSolicitud = (
  actor: Pick<Actor, 'idDepartamento'>,
  { rol, persona }: Pick<Expediente, 'rol' | 'persona'>,
  hoy: string,
): ContextoDeSolicitud => ({
  rol,
  hoy,
  idDepartamento: actor.idDepartamento as CodigoDepartamento | null,
  identificacion: persona.identificacion,
});

/** Fields hidden from this actor are left out of the answer (CLI-032, CLI-033). */
export function visibles<T extends object>(datos: T, contexto: ContextoDeSolicitud): Partial<T> {
  const vacio = formularioDeSolicitud.vacio();
  const ocultos: readonly string[] = camposDelBien.filter(
    (c) => !formularioDeSolicitud.estaVisible(c, vacio, contexto),
  );
  return Object.fromEntries(Object.entries(datos).filter(([campo]) => !ocultos.includes(campo))) as Partial<T>;
}

export function vistaDeSolicitud(actor: Actor, e: Expediente, hoy: string): SolicitudVista {
  const { plan, rol, fila: row } = e;
  return {
    ...visibles(datosDe(e), contextoDeSolicitud(actor, e, hoy)),
    id: claveDeSolicitud(plan.idCodigo, rol),
    idCodigo: plan.idCodigo,
    rol,
    identificacion: e.persona.identificacion,
    version: row?.version ?? 0,
    guardadaEn: row?.guardadaEn ?? null,
    guardadaPor: row?.guardadaPor ?? null,
    numAprobacion: e.numAprobacion,
    estadoSol: row?.estadoSol ?? null,
    generadaEn: row?.generadaEn ?? null,
    documentoVigente: e.documentoVigente,
    acciones: accionesDe(actor, e),
  };
}

function accionesDe(actor: Actor, e: Expediente): AccionDeSolicitud[] {
  if (!e.escribible || !puede(actor, 'solicitud:escribir')) return [];
  return guardada(e) ? ['guardar', 'generar'] : ['guardar'];
}
