import { z } from 'zod';
import { comentarioOpcional, entero, fecha, VERSION_MAXIMA } from '../esquemas';
import { type Fecha, sumarDias } from '../fechas';
import { propios, TAR } from '../mensajes';
import { LIMITES } from '../texto';
import { cierra } from './ciclo';
import type { AccionDeTarea, CambioDeTarea, NuevaTarea } from './tipos';

/** TAR-511, invariant 32: the first day on which a task may be scheduled; `hoy` in Ecuador. */
export const primerDiaDeEjecucion = (hoy: string): Fecha => sumarDias(hoy, 1);

const id = entero(1, VERSION_MAXIMA);

/** TAR-010, TAR-510: several lines, at most 500 characters; empty = `null`. */
const observaciones = comentarioOpcional.nullable().default(null).meta({ maxLength: LIMITES.comentario });

/** '' and `null` are no date. */
const fechaOpcional = z
  .union([z.literal('').transform(() => null), z.null(), fecha()], { error: propios.fechaInvalida })
  .optional();

export interface ContextoDeCambio {
  readonly hoy: string;
  /** Results of the task's type. */
  readonly acciones: readonly AccionDeTarea[];
  /** As stored. */
  readonly usuarioId: number | null;
  readonly fechaEjecucion: string | null;
  /** It ends with the decision that it asks for (`terminaConLaDecision`). */
  readonly conDecision?: boolean;
}

export interface CambioLeido {
  /** `null` = only the owner changes. */
  accion: AccionDeTarea | null;
  fechaEjecucion: string | null;
  observaciones: string | null;
  usuarioId: number;
}

/**
 * Body of 'Modificar tarea'. The task always has an owner afterwards (TAR-512); only a result that does not close it takes a date (TAR-508), from
 * tomorrow on unless it is unchanged.
 */
export const esquemaDeCambioDeTarea = (actual: ContextoDeCambio) =>
  z
    .strictObject({
      accion: id.nullable().optional(),
      fechaEjecucion: fechaOpcional,
      observaciones,
      usuario: id.nullable().optional(),
    } satisfies Record<keyof CambioDeTarea, z.ZodType>)
    .transform((cambio, contexto): CambioLeido => {
      const error = (campo: keyof CambioDeTarea, message: string) =>
        contexto.addIssue({ code: 'custom', path: [campo], message });
      const usuarioId = cambio.usuario === undefined ? actual.usuarioId : cambio.usuario;
      if (usuarioId === null) error('usuario', TAR.usuarioRequerido);
      const accion = actual.acciones.find((a) => a.id === cambio.accion) ?? null;
      if (accion === null && (cambio.accion ?? null) !== null) error('accion', propios.opcionInvalida);
      else if (accion === null && usuarioId === actual.usuarioId) error('accion', propios.resultadoRequerido);
      else if (actual.conDecision === true && accion !== null && cierra(accion))
        error('accion', propios.tareaConDecision);
      const fechaEjecucion =
        cambio.fechaEjecucion === undefined ? actual.fechaEjecucion : (cambio.fechaEjecucion as string | null);
      if (fechaEjecucion !== null && fechaEjecucion !== actual.fechaEjecucion) {
        if (accion !== null && cierra(accion)) error('fechaEjecucion', propios.cerradaNoSePrograma);
        else if (fechaEjecucion < primerDiaDeEjecucion(actual.hoy)) error('fechaEjecucion', propios.fechaDesdeManana);
      }
      return { accion, fechaEjecucion, observaciones: cambio.observaciones, usuarioId: usuarioId ?? 0 };
    });

/** Whether a change repeats the record as it was read, and names no result. A result that is sent again counts again. */
export const esTareaComoSeLeyo = (cambio: CambioDeTarea, actual: Omit<CambioDeTarea, 'accion'>): boolean =>
  cambio.accion === null &&
  cambio.usuario === actual.usuario &&
  cambio.fechaEjecucion === actual.fechaEjecucion &&
  cambio.observaciones === actual.observaciones;

export interface TareaNuevaLeida {
  plan: string;
  tipo: number;
  accion: AccionDeTarea;
  estado: 'P' | 'C';
  fechaEjecucion: string | null;
  observaciones: string | null;
  evento: number | null;
}

/** The registration dialog (TAR-006, TAR-009): its checkbox decides the state, whatever the result says (decisiones.md, "TAR"). */
export const esquemaDeTareaNueva = ({
  hoy,
  acciones,
}: {
  readonly hoy: string;
  /** Results of the chosen type. */
  readonly acciones: readonly AccionDeTarea[];
}) =>
  z
    .strictObject({
      plan: z.string({ error: propios.campoObligatorio }).min(1, propios.campoObligatorio),
      tipo: id,
      accion: id,
      programar: z.boolean({ error: propios.opcionInvalida }),
      fechaEjecucion: fechaOpcional,
      observaciones,
      evento: id.nullable().optional(),
    } satisfies Record<keyof NuevaTarea, z.ZodType>)
    .transform((nueva, contexto): TareaNuevaLeida => {
      const error = (campo: keyof NuevaTarea, message: string) =>
        contexto.addIssue({ code: 'custom', path: [campo], message });
      const accion = acciones.find((a) => a.id === nueva.accion);
      if (accion === undefined) error('accion', propios.opcionInvalida);
      const fechaEjecucion = (nueva.fechaEjecucion ?? null) as string | null;
      if (!nueva.programar && fechaEjecucion !== null) error('fechaEjecucion', propios.sinProgramarSinFecha);
      if (nueva.programar && fechaEjecucion === null) error('fechaEjecucion', propios.fechaDeEjecucionRequerida);
      if (nueva.programar && fechaEjecucion !== null && fechaEjecucion < primerDiaDeEjecucion(hoy))
        error('fechaEjecucion', propios.fechaDesdeManana);
      return {
        plan: nueva.plan,
        tipo: nueva.tipo,
        accion: accion as AccionDeTarea,
        estado: nueva.programar ? 'P' : 'C',
        fechaEjecucion,
        observaciones: nueva.observaciones,
        evento: nueva.evento ?? null,
      };
    });
