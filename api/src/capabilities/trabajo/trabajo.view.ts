import {
  type ActoPendiente,
  asuntoDe,
  asuntoDePendiente,
  asuntoGuardado,
  asuntosDeTareas,
  type ClaseDePendiente,
  clasesDePendiente,
  decideOtro,
  diasEntre,
  type EnlaceDeAsunto,
  enlaceDeAsunto,
  esPedido,
  hoyEn,
  propios,
  puede,
  type Renglon,
  type Responsable,
  type Rol,
  responsables,
  type TareaAbierta,
  tareasDePendiente,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { instantOf } from '../../columns/columns';
import { avanceDeFila, type Calendario, promesaDeFila, type SocioRow } from '../adjudicacion';
import type { PendienteRow } from '../decision';
import { nombreDeCliente } from '../persona';
import type { TareaRow } from '../tarea';
import { nombreDeUsuario } from '../usuario';
import type { FilaDeTrabajo } from './trabajo.dto';

/** What an act and a task show of themselves. */
interface Mostrado {
  readonly id: string;
  readonly texto: string;
  readonly enlace: string | null;
  readonly nombreCliente: string;
  readonly cedula: string;
  /** The absent colleague whose it is; null = his own, or nobody's. */
  readonly colega: string | null;
}

export interface Acto extends ActoPendiente, Mostrado {
  readonly decision: ClaseDePendiente | null;
  readonly clave: number | null;
  readonly monto: number | null;
  readonly planesDelRegistro: number;
  /** The application is not saved yet. */
  readonly sinSolicitud: boolean;
}

export interface TareaDeTrabajo extends TareaAbierta, Mostrado {
  readonly tarea: number;
}

/** A pending decision. `esperaA`: who has it, if it is not this user's. */
export function actoDeDecision(row: PendienteRow, { role }: Actor, esperaA: string | null): Acto {
  const { clase, cedula, idCodigo, monto } = row;
  const clave = Number(row.clave);
  const asunto = asuntoDePendiente(clase, { clave, cedula, idCodigo });
  return {
    id: `${clase}-${clave}`,
    texto: clasesDePendiente[clase].acto,
    enlace: rutaDe(enlaceDeAsunto(role, asunto)),
    nombreCliente: nombreDeCliente(row),
    cedula,
    colega: null,
    idCodigo,
    asunto,
    tareas: tareasDePendiente(clase),
    vence: null,
    desde: hoyEn(instantOf(row.desde)),
    esperaA,
    decision: esperaA === null ? clase : null,
    clave,
    monto: monto === null ? null : Number(monto),
    planesDelRegistro: Number(row.planes),
    sinSolicitud: false,
  };
}

/** The next act of a plan; null = there is none. */
export function actoDePlan(row: SocioRow, actor: Actor, calendario: Calendario): Acto | null {
  const siguiente = avanceDeFila(row, { actor }, calendario);
  if (siguiente === null) return null;
  const { asunto, tareas, texto, enlace, leToca, de } = siguiente;
  return {
    ...{ asunto, tareas, texto, enlace },
    id: `adjudicacion-${row.id}`,
    nombreCliente: row.nombreCliente,
    cedula: row.cedula,
    colega: deColega(row.ejecutivoId, row.ejecutivoNombre, row.ejecutivoApellido, actor),
    idCodigo: row.idCodigo,
    vence: promesaDeFila(row, calendario)?.fecha ?? null,
    desde: siguiente.desde,
    esperaA: leToca ? null : responsables[de as Responsable],
    decision: null,
    clave: null,
    monto: null,
    planesDelRegistro: 1,
    sinSolicitud: row.solicitudGuardadaEn === null,
  };
}

export function tareaDeTrabajo(row: TareaRow, actor: Actor): TareaDeTrabajo {
  const { role } = actor;
  const asunto = asuntoGuardado(row.recurso, row.clave);
  // nobody's task of an executive is of a plan that nobody looks after
  const sinEjecutivo = row.usuarioId === null && row.rol === EJECUTIVO && puede(role, 'adjudicacion:asignar');
  const asuntoDelActo = sinEjecutivo ? asuntoDe('sin-ejecutivo', row.idCodigo) : asunto;
  return {
    id: `tarea-${row.id}`,
    tarea: row.id,
    texto: sinEjecutivo ? propios.asignarEjecutivo : row.tipo,
    // others, and what a colleague asked for, are done where they are noted
    enlace:
      Object.hasOwn(asuntosDeTareas, row.codigo) && !esPedido(row.codigo)
        ? rutaDe(enlaceDeAsunto(role, asuntoDelActo))
        : null,
    nombreCliente: row.nombreCompleto,
    cedula: row.cedula,
    colega: deColega(row.usuarioId, row.usuarioNombre, row.usuarioApellido, actor),
    idCodigo: row.idCodigo,
    codigo: row.codigo,
    asunto,
    fechaEjecucion: row.fechaEjecucion,
    desde: hoyEn(instantOf(row.creada)),
    esperaA: decideOtro(role, row.codigo),
  };
}

const deColega = (id: number | null, nombre: string | null, apellido: string | null, actor: Actor): string | null =>
  id === null || id === actor.id ? null : nombreDeUsuario(nombre, apellido);

const EJECUTIVO: Rol = 'Ejecutivo Adjudicaciones';

const rutaDe = (enlace: EnlaceDeAsunto | null): string | null => enlace?.enlace ?? null;

export function filaDeTrabajo(
  { acto, tareas, planes, ...renglon }: Renglon<Acto, TareaDeTrabajo>,
  { hoy, feriados }: Pick<Calendario, 'hoy' | 'feriados'>,
  telefonos: ReadonlyMap<string, string | null> | null,
): FilaDeTrabajo {
  const { id, texto, enlace, nombreCliente, cedula, colega, idCodigo } = (acto ?? tareas[0]) as Acto | TareaDeTrabajo;
  const { grupo, desde, vence, esperaA } = renglon;
  return {
    ...{ id, grupo, enlace, nombreCliente, cedula, colega, idCodigo, desde, vence, esperaA },
    telefono: telefonos?.get(cedula) ?? null,
    acto: texto,
    decision: acto?.decision ?? null,
    clave: acto?.clave ?? null,
    tarea: tareas[0]?.tarea ?? null,
    planes: Math.max(planes.length, acto?.planesDelRegistro ?? 1),
    monto: acto?.monto ?? null,
    dias: diasEntre(desde, hoy, feriados),
    atraso: diasEntre(vence, hoy, feriados),
  };
}
