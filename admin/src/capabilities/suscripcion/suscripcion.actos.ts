import {
  esquemaDescarteDeEnvio,
  esquemaNuevoSecreto,
  esquemaReenvioDeEnvio,
  esquemaReenvioDesde,
  HORAS_DE_TRASLAPE,
  propios,
} from '@adjudica/domain';
import { RadioField } from '../../ui/act/RadioField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';

const horas = { 0: 'Ninguna', 1: '1', [HORAS_DE_TRASLAPE.inicial]: '24', [HORAS_DE_TRASLAPE.maximo]: '168' };

export const nuevoSecreto: Act = {
  path: '/suscripcion/{id}/generar-secreto',
  titulo: propios.secretoGenerar,
  confirmar: 'Generar',
  campos: {
    horasDeTraslape: {
      etiqueta: propios.secretoTraslape,
      tipo: RadioField,
      props: { nombres: horas },
      inicial: String(HORAS_DE_TRASLAPE.inicial),
    },
  },
  cuerpo: ({ horasDeTraslape }) => ({ horasDeTraslape: Number(horasDeTraslape) }),
  esquema: esquemaNuevoSecreto,
};

export const reenvioDesde: Act = {
  path: '/suscripcion/{id}/reenviar',
  titulo: propios.suscripcionReenviar,
  confirmar: 'Reenviar',
  campos: {
    desde: { etiqueta: propios.reenvioDesde, tipo: DayInput, ancho: 3 },
    estados: {
      etiqueta: propios.reenvioEstados,
      tipo: RadioField,
      props: { nombres: propios.estadosDeReenvio },
      inicial: 'fallidos',
      conFoco: false,
    },
  },
  esquema: esquemaReenvioDesde,
};

export type AccionDeEnvioEnPantalla = 'reenviar' | 'descartar';

export const actosDeEnvio: Readonly<Record<AccionDeEnvioEnPantalla, Act & { readonly efecto: string }>> = {
  reenviar: {
    path: '/envio-evento/{id}/reenviar',
    titulo: propios.envioReenviar,
    confirmar: 'Reenviar',
    esquema: esquemaReenvioDeEnvio,
    efecto: propios.envioReenviarDescripcion,
    exito: propios.envioReenviado,
    enFila: true,
  },
  descartar: {
    path: '/envio-evento/{id}/descartar',
    titulo: propios.envioDescartar,
    confirmar: 'Descartar',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaDescarteDeEnvio,
    efecto: propios.envioDescartarDescripcion,
    exito: propios.envioDescartado,
    enFila: true,
  },
};
