import { formatearFecha, primerDiaDeEjecucion, propios, TAR } from '@adjudica/domain';
import type { FieldValues } from 'react-hook-form';
import { CheckboxField } from '../../ui/act/CheckboxField';
import type { ActField } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';

/** TAR-508, TAR-510, TAR-511: what both dialogs of a task ask below its result: a date from tomorrow on, observations with their count. */
export function camposDePrograma(
  hoy: string,
  inicial: { readonly fechaEjecucion: string; readonly observaciones: string },
  programable: (valores: FieldValues) => boolean = () => true,
): Readonly<Record<string, ActField>> {
  const desde = primerDiaDeEjecucion(hoy);
  return {
    programar: {
      etiqueta: TAR.programarTarea,
      tipo: CheckboxField,
      inicial: inicial.fechaEjecucion !== '',
      visible: programable,
      ancho: 3,
    },
    fechaEjecucion: {
      etiqueta: 'Fecha de ejecución',
      tipo: DayInput,
      props: { min: desde, fullWidth: true },
      inicial: inicial.fechaEjecucion,
      requerido: propios.fechaDeEjecucionRequerida,
      visible: (valores) => valores.programar === true && programable(valores),
      ayuda: `Desde el ${formatearFecha(desde)}`,
      ancho: 3,
    },
    observaciones: { etiqueta: 'Observaciones', tipo: CommentField, inicial: inicial.observaciones },
  };
}
