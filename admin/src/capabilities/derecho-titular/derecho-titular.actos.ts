import {
  type AccionDeDerecho,
  datosRectificables,
  esquemaAtencionDeDerecho,
  esquemaDerecho,
  esquemaLevantamiento,
  esquemaNegacionDeDerecho,
  etiquetaDeDato,
  hoyEn,
  propios,
  type TipoDeDerecho,
} from '@adjudica/domain';
import type { FieldValues } from 'react-hook-form';
import { RadioField } from '../../ui/act/RadioField';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { CampoDeDato } from './CampoDeDato';

const seRectifica = ({ tipo }: FieldValues): boolean => tipo === 'rectificacion';

export const registro = (hoy: string): Act => ({
  path: '/derecho-titular',
  titulo: propios.derechoNuevo,
  confirmar: 'Registrar',
  campos: {
    tipo: {
      etiqueta: propios.derechoTipo,
      tipo: RadioField,
      props: { nombres: propios.tipoDeDerecho },
      inicial: 'acceso',
    },
    identificacion: { etiqueta: 'Cédula, RUC o pasaporte', tipo: TextLineField, ancho: 3 },
    ingreso: { etiqueta: propios.derechoIngreso, tipo: DayInput, props: { max: hoy }, inicial: hoy, ancho: 3 },
    dato: {
      etiqueta: propios.derechoDato,
      tipo: SelectField,
      props: { opciones: datosRectificables.map((dato) => ({ id: dato, nombre: etiquetaDeDato(dato) })) },
      ancho: 3,
      visible: seRectifica,
      requerido: propios.campoObligatorio,
      reinicia: ['valor'],
      conFoco: false,
    },
    valor: {
      etiqueta: propios.derechoValor,
      tipo: CampoDeDato,
      props: ({ dato }: FieldValues) => ({ dato }),
      ancho: 3,
      visible: seRectifica,
      requerido: propios.campoObligatorio,
      conFoco: false,
    },
    prueba: {
      etiqueta: propios.derechoPrueba,
      tipo: CommentField,
      visible: seRectifica,
      requerido: propios.campoObligatorio,
      conFoco: false,
    },
    pedido: { etiqueta: propios.derechoPedido, tipo: CommentField, conFoco: false },
    comprobacion: { etiqueta: propios.derechoComprobacion, tipo: CommentField, conFoco: false },
  },
  esquema: esquemaDerecho(hoy),
});

export const hoy = (): string => hoyEn(new Date());

type ActoDeDerecho = Act & { readonly efecto: string };

const actos: Readonly<Record<AccionDeDerecho, ActoDeDerecho>> = {
  atender: {
    path: '/derecho-titular/{id}/atender',
    titulo: propios.derechoAtender,
    confirmar: propios.derechoAtender,
    campos: { respuesta: { etiqueta: propios.derechoRespuesta, tipo: CommentField } },
    esquema: esquemaAtencionDeDerecho,
    efecto: propios.derechoAtenderDescripcion,
    exito: propios.derechoAtendido,
  },
  negar: {
    path: '/derecho-titular/{id}/negar',
    titulo: propios.derechoNegar,
    confirmar: 'Negar',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaNegacionDeDerecho,
    efecto: propios.derechoNegarDescripcion,
    exito: propios.derechoFueNegado,
  },
  levantar: {
    path: '/derecho-titular/{id}/levantar',
    titulo: propios.derechoLevantar,
    confirmar: propios.derechoLevantar,
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaLevantamiento,
    efecto: propios.derechoLevantarDescripcion,
    exito: propios.derechoLevantado,
  },
};

/** To attend one that asks to block data is to block them. */
const suspender: ActoDeDerecho = {
  ...actos.atender,
  titulo: propios.derechoSuspender,
  confirmar: propios.derechoSuspender,
  peligro: true,
  efecto: propios.derechoSuspenderDescripcion,
  exito: propios.derechoSuspendido,
};

/** To attend one that asks for a correction is to correct. */
const rectificar: ActoDeDerecho = {
  ...actos.atender,
  titulo: propios.derechoRectificar,
  confirmar: propios.derechoRectificar,
  efecto: propios.derechoRectificarDescripcion,
  exito: propios.derechoRectificado,
};

const alAtender = { acceso: actos.atender, rectificacion: rectificar, bloqueo: suspender };

export const actoDeDerecho = (accion: AccionDeDerecho, tipo: TipoDeDerecho): ActoDeDerecho =>
  accion === 'atender' ? alAtender[tipo] : actos[accion];
