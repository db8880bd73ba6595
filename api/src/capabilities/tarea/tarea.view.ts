import {
  asuntoDe,
  asuntoGuardado,
  cicloDeTarea,
  enlaceDeAsunto,
  etiquetaDeTarea,
  type HechosDeTarea,
  identificacionOculta,
  puede,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import type { Autor } from '../../request/version';
import { nombreDeUsuario } from '../usuario';
import type { AccionDeTareaVista, TareaVista } from './tarea.dto';
import type { TareaRow } from './tarea.store';

/** Facts for the lifecycle. */
export const hechosDeTarea = (row: TareaRow): HechosDeTarea => ({
  estado: row.estado,
  usuarioId: row.usuarioId,
  rol: row.rol,
  cierre: cierreDe(row),
});

function cierreDe({ cerradaEn, cierraNombre, cierraApellido }: TareaRow): HechosDeTarea['cierre'] {
  const cuando = isoOf(cerradaEn);
  return cuando === null ? null : { quien: nombreDeUsuario(cierraNombre, cierraApellido), cuando };
}

/** Author and instant of the last change. */
export const ultimoCambio = ({ cambiaNombre, cambiaApellido, actualizada }: TareaRow): Autor => ({
  quien: nombreDeUsuario(cambiaNombre, cambiaApellido),
  cuando: isoOf(actualizada),
});

export const tareaEnCiclo = lifecycleOf(cicloDeTarea, {
  factsOf: hechosDeTarea,
  contextOf: (_, { actor }) => ({ actor }),
  dataSubjects: (row) => [row],
});

export function vistaDeTarea(row: TareaRow, context: ViewContext): TareaVista {
  const posibles = tareaEnCiclo.accionesFor(row, context);
  const lee = puede(context.actor, 'cliente:leer');
  return {
    id: row.id,
    tarea: { id: row.tipoId, nombre: row.tipo, rol: row.rol },
    usuario:
      row.usuarioId === null
        ? null
        : {
            idSaad: row.usuarioId,
            idDepartamento: row.usuarioDepartamento,
            nombre: row.usuarioNombre ?? '',
            apellido: row.usuarioApellido ?? '',
          },
    estado: row.estado,
    etiquetaEstado: etiquetaDeTarea(row.estado),
    creada: isoOf(row.creada) as string,
    actualizada: isoOf(row.actualizada) as string,
    nombreCliente: row.nombreCompleto,
    cedula: lee ? row.cedula : identificacionOculta(row.cedula),
    telefono: lee ? (row.celular ?? row.telefono) : null,
    idCodigo: row.idCodigo,
    fechaEjecucion: row.fechaEjecucion,
    accion: row.accionId,
    nombreAccion: row.accion,
    observaciones: row.observaciones,
    evento: row.eventoId,
    asunto: enlaceDeAsunto(
      context.actor.role,
      asuntoGuardado(row.recurso, row.clave),
      asuntoDe('plan', row.cedula, row.idCodigo),
      asuntoDe('consulta-cliente', row.personaId),
    ),
    cerradaPor: nombreDeUsuario(row.cierraNombre, row.cierraApellido),
    cerradaEn: isoOf(row.cerradaEn),
    version: row.version,
    acciones: posibles.filter((accion): accion is AccionDeTareaVista => accion !== 'cerrar'),
  };
}
