import { mensajes } from '@adjudica/domain';
import { fecha, vacio } from '../../ui/format';
import type { TareaRecord, UsuarioDeTarea } from './tipos';

export const nombreDe = (usuario: UsuarioDeTarea | null): string =>
  usuario === null ? mensajes.TAR.sinAsignar : `${usuario.nombre} ${usuario.apellido}`.trim();

export interface Hecho {
  readonly label: string;
  readonly value: string;
}

/** What two people can change about a task, as words. */
export const hechosDeTarea = (tarea: TareaRecord): readonly Hecho[] => [
  { label: 'Estado', value: tarea.etiquetaEstado },
  { label: 'Resultado', value: tarea.nombreAccion ?? vacio },
  { label: 'Fecha de ejecución', value: fecha(tarea.fechaEjecucion) },
  { label: 'Usuario', value: nombreDe(tarea.usuario) },
  { label: 'Observaciones', value: tarea.observaciones || vacio },
];

/** What is stored now where it is not what the dialog began with. */
export const diferenciasDe = (antes: TareaRecord, ahora: TareaRecord): readonly Hecho[] => {
  const viejos = hechosDeTarea(antes);
  return hechosDeTarea(ahora).filter(({ value }, indice) => value !== viejos[indice]?.value);
};
