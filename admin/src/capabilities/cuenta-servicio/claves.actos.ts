import { DIAS_DE_CLAVE, esquemaNuevaClave, HORAS_DE_TRASLAPE, propios } from '@adjudica/domain';
import { RadioField } from '../../ui/act/RadioField';
import type { Act } from '../../ui/act/types';

const dias = { 30: '30', 90: '90', [DIAS_DE_CLAVE.inicial]: String(DIAS_DE_CLAVE.inicial), 365: '365' };
const horas = { 0: 'Ninguna', 1: '1', [HORAS_DE_TRASLAPE.inicial]: '24', [HORAS_DE_TRASLAPE.maximo]: '168' };

export const generacion: Act = {
  path: '/cuenta-servicio/{id}/generar-clave',
  titulo: propios.claveGenerar,
  confirmar: 'Generar',
  campos: {
    dias: {
      etiqueta: propios.claveDias,
      tipo: RadioField,
      props: { nombres: dias },
      inicial: String(DIAS_DE_CLAVE.inicial),
    },
    horasDeTraslape: {
      etiqueta: propios.claveTraslape,
      tipo: RadioField,
      props: { nombres: horas },
      inicial: String(HORAS_DE_TRASLAPE.inicial),
      conFoco: false,
    },
  },
  cuerpo: ({ dias: d, horasDeTraslape }) => ({ dias: Number(d), horasDeTraslape: Number(horasDeTraslape) }),
  esquema: esquemaNuevaClave,
};

export const revocacion: Act = {
  path: '/cuenta-servicio/{id}/revocar-clave',
  titulo: propios.claveRevocarTitulo,
  confirmar: propios.claveRevocar,
  peligro: true,
  exito: propios.claveFueRevocada,
};
