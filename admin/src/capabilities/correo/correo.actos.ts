import { esquemaDescarteDeCorreo, esquemaReenvioDeCorreo, propios } from '@adjudica/domain';
import { TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';

export type AccionEnPantalla = 'reenviar' | 'descartar';

/** The address stands in the field as it is: whoever knows the right one writes it. */
export const actoDeCorreo = (accion: AccionEnPantalla, destinatario: string): Act =>
  accion === 'reenviar'
    ? {
        path: `/correo/{id}/${accion}`,
        titulo: propios.correoReenviar,
        confirmar: 'Reenviar',
        campos: { destinatario: { etiqueta: 'Dirección', tipo: TextLineField, inicial: destinatario } },
        esquema: esquemaReenvioDeCorreo,
        exito: propios.correoReenviado,
        enFila: true,
      }
    : {
        path: `/correo/{id}/${accion}`,
        titulo: propios.correoDescartar,
        confirmar: 'Descartar',
        peligro: true,
        campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
        esquema: esquemaDescarteDeCorreo,
        exito: propios.correoDescartado,
        enFila: true,
      };
