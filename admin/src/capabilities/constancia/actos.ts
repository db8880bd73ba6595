import {
  esquemaCopia,
  esquemaEmisionDeConstancia,
  esquemaEnlace,
  esquemaInstalacion,
  hoyEn,
  mediosDeCopia,
  propios,
} from '@adjudica/domain';
import type { ConstanciaVista } from '../../generated/api';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';

export type AccionDeConstancia = ConstanciaVista['acciones'][number];

/** Acts on the evidence of an assembly, as their dialogs draw them. */
export const actosDeConstancia = (constancia: ConstanciaVista): Readonly<Record<AccionDeConstancia, Act>> => ({
  instalar: {
    path: '/constancia/{id}/instalar',
    titulo: propios.instalarAsamblea,
    confirmar: 'Instalar',
    campos: { enlace: { etiqueta: propios.enlaceDeTransmision, tipo: TextLineField, ayuda: 'Opcional' } },
    esquema: esquemaInstalacion,
    exito: propios.asambleaInstalada,
  },
  enlace: {
    path: '/constancia/{id}/enlace',
    titulo: propios.enlaceDeTransmision,
    confirmar: 'Guardar',
    campos: {
      enlace: { etiqueta: propios.enlaceDeTransmision, tipo: TextLineField, inicial: constancia.enlace ?? '' },
    },
    esquema: esquemaEnlace,
    // an empty field is left out of a body; here it takes the link away
    cuerpo: ({ enlace }) => ({ enlace: enlace ?? '' }),
    exito: propios.enlaceGuardado,
  },
  copia: {
    path: '/constancia/{id}/copia',
    titulo: propios.registrarCopia,
    confirmar: 'Registrar',
    campos: {
      entregadaA: { etiqueta: 'Entregada a', tipo: TextLineField },
      medio: {
        etiqueta: 'Medio',
        tipo: SelectField,
        ancho: 3,
        props: { opciones: mediosDeCopia.map(({ codigo, nombre }) => ({ id: codigo, nombre })) },
      },
      fecha: {
        etiqueta: 'Fecha',
        tipo: DayInput,
        ancho: 3,
        inicial: hoyEn(new Date()),
        props: { max: hoyEn(new Date()) },
      },
      nota: { etiqueta: 'Nota', tipo: TextLineField, ayuda: 'Opcional' },
    },
    esquema: esquemaCopia,
    exito: propios.copiaRegistrada,
  },
  emitir: {
    path: '/constancia/{id}/emitir',
    titulo: propios.emitirConstancia,
    confirmar: 'Emitir',
    ...(constancia.constancias.length > 0 && {
      campos: {
        motivo: {
          etiqueta: 'Motivo de la nueva versión',
          tipo: CommentField,
          requerido: propios.campoObligatorio,
        },
      },
    }),
    esquema: esquemaEmisionDeConstancia,
    exito: propios.constanciaEmitida,
  },
});
