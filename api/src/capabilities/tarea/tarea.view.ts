import { asuntoDe, asuntoGuardado, cicloDeTarea, etiquetaDeTarea, type HechosDeTarea, senalDe } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import type { Autor } from '../../request/version';
import { nombreDeUsuario } from '../usuario';
import type { AccionDeTareaVista, TareaVista } from './tarea.dto';
import type { FilaDeTarea } from './tarea.store';

/** What the lifecycle asks of a row. */
export const hechosDeTarea = (fila: FilaDeTarea): HechosDeTarea => ({
  estado: fila.estado,
  usuarioId: fila.usuarioId,
  rol: fila.rol,
  cierre: cierreDe(fila),
});

function cierreDe({ cerradaEn, cierraNombre, cierraApellido }: FilaDeTarea): HechosDeTarea['cierre'] {
  const cuando = isoOf(cerradaEn);
  return cuando === null ? null : { quien: nombreDeUsuario(cierraNombre, cierraApellido), cuando };
}

/** Who changed it last, and when. */
export const ultimoCambio = ({ cambiaNombre, cambiaApellido, actualizada }: FilaDeTarea): Autor => ({
  quien: nombreDeUsuario(cambiaNombre, cambiaApellido),
  cuando: isoOf(actualizada),
});

export const tareaEnCiclo = lifecycleOf(cicloDeTarea, {
  factsOf: hechosDeTarea,
  contextOf: (_, { actor }) => ({ actor }),
  dataSubjects: (fila) => [fila],
});

export function vistaDeTarea(fila: FilaDeTarea, context: ViewContext): TareaVista {
  const posibles = tareaEnCiclo.accionesFor(fila, context);
  return {
    id: fila.id,
    tarea: { id: fila.tipoId, nombre: fila.tipo, rol: fila.rol },
    usuario:
      fila.usuarioId === null
        ? null
        : {
            idSaad: fila.usuarioId,
            idDepartamento: fila.usuarioDepartamento,
            nombre: fila.usuarioNombre ?? '',
            apellido: fila.usuarioApellido ?? '',
          },
    estado: fila.estado,
    etiquetaEstado: etiquetaDeTarea(fila.estado),
    creada: isoOf(fila.creada) as string,
    actualizada: isoOf(fila.actualizada) as string,
    nombreCliente: fila.nombreCompleto,
    cedula: fila.cedula,
    idCodigo: fila.idCodigo,
    fechaEjecucion: fila.fechaEjecucion,
    accion: fila.accionId,
    nombreAccion: fila.accion,
    observaciones: fila.observaciones,
    evento: fila.eventoId,
    asunto: senalDe(
      context.actor.role,
      asuntoGuardado(fila.recurso, fila.clave),
      asuntoDe('plan', fila.cedula, fila.idCodigo),
    ),
    cerradaPor: nombreDeUsuario(fila.cierraNombre, fila.cierraApellido),
    cerradaEn: isoOf(fila.cerradaEn),
    version: fila.version,
    acciones: posibles.filter((accion): accion is AccionDeTareaVista => accion !== 'cerrar'),
  };
}
