import { esquemaDeCodigo, esquemaDeContrasena, propios } from '@adjudica/domain';
import type { Act, ActField } from '../../ui/act/types';
import { CampoDeCodigo } from './CampoDeCodigo';
import { CampoDeContrasena } from './CampoDeContrasena';

const codigo: ActField = {
  etiqueta: propios.segundoFactorCodigo,
  tipo: CampoDeCodigo,
  ayuda: propios.segundoFactorCodigoAyuda,
};

export const inicio: Act = {
  path: '/auth/segundo-factor/iniciar',
  titulo: propios.segundoFactorTitulo,
  confirmar: propios.segundoFactorActivar,
  campos: { contrasena: { etiqueta: 'Contraseña actual', tipo: CampoDeContrasena } },
  esquema: esquemaDeContrasena,
};

export const confirmacion: Act = {
  path: '/auth/segundo-factor/confirmar',
  titulo: propios.segundoFactorTitulo,
  confirmar: propios.segundoFactorConfirmar,
  campos: { codigo: { ...codigo, ayuda: undefined } },
  esquema: esquemaDeCodigo,
  exito: `${propios.segundoFactorActivado}.`,
};

export const renovacion: Act = {
  path: '/auth/segundo-factor/renovar-codigos',
  titulo: propios.segundoFactorRenovar,
  confirmar: propios.segundoFactorRenovar,
  campos: { codigo },
  esquema: esquemaDeCodigo,
};

export const retiro: Act = {
  path: '/auth/segundo-factor/quitar',
  titulo: '¿Quitar el segundo factor?',
  confirmar: propios.segundoFactorQuitar,
  peligro: true,
  campos: { codigo },
  esquema: esquemaDeCodigo,
  exito: `${propios.segundoFactorQuitado}.`,
};

/** Before an act that asks for a code. */
export const comprobacion: Act = {
  path: '/auth/segundo-factor/comprobar',
  titulo: propios.segundoFactorPedido,
  confirmar: propios.segundoFactorContinuar,
  campos: { codigo },
  esquema: esquemaDeCodigo,
};
