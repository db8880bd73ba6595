import {
  esquemaNumeroDeSorteo,
  esquemaPublicacion,
  fuenteDeAzar,
  fuentesDeAzar,
  hoyEn,
  propios,
} from '@adjudica/domain';
import type { SorteoVista } from '../../generated/api';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';

export type AccionDeSorteo = SorteoVista['acciones'][number];

/** The steps of a draw, as their dialogs draw them. */
export function actosDeSorteo(sorteo: SorteoVista): Readonly<Record<AccionDeSorteo, Act>> {
  const otra = sorteo.fuente !== null;
  const numero = {
    etiqueta: 'Número',
    tipo: TextLineField,
    ayuda: fuenteDeAzar(sorteo.fuente ?? '')?.ayuda,
  };
  return {
    publicar: {
      path: '/sorteo/{id}/publicar',
      titulo: otra ? propios.cambiarFuente : propios.publicarFuente,
      confirmar: 'Publicar',
      campos: {
        fuente: {
          etiqueta: 'Fuente',
          tipo: SelectField,
          ancho: 3,
          inicial: sorteo.fuente ?? 'bombo',
          props: { opciones: fuentesDeAzar.map(({ codigo, nombre }) => ({ id: codigo, nombre })) },
        },
        fecha: {
          etiqueta: 'Fecha del resultado',
          tipo: DayInput,
          ancho: 3,
          requerido: propios.campoObligatorio,
          props: { min: hoyEn(new Date()) },
          visible: ({ fuente }) => fuenteDeAzar(fuente)?.conFecha === true,
        },
        referencia: {
          etiqueta: 'Referencia',
          tipo: TextLineField,
          ayuda: 'Opcional: qué sorteo de la lotería, qué pulso del faro',
          visible: ({ fuente }) => fuenteDeAzar(fuente)?.conFecha === true,
        },
        ...(otra && {
          motivo: { etiqueta: 'Motivo del cambio', tipo: CommentField, requerido: propios.campoObligatorio },
        }),
      },
      esquema: esquemaPublicacion,
      exito: propios.fuentePublicada,
    },
    escribir: {
      path: '/sorteo/{id}/escribir',
      titulo: sorteo.escritoEn === null ? propios.escribirNumero : propios.corregirNumero,
      confirmar: 'Guardar',
      campos: { numero },
      esquema: esquemaNumeroDeSorteo,
      exito: propios.numeroGuardado,
    },
    confirmar: {
      path: '/sorteo/{id}/confirmar',
      titulo: propios.confirmarNumero,
      confirmar: 'Sortear',
      peligro: true,
      campos: { numero },
      esquema: esquemaNumeroDeSorteo,
      exito: propios.sorteoHecho,
    },
  };
}
