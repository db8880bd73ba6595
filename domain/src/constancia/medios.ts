import { propios } from '../mensajes';

/** How a copy was delivered. */
export const mediosDeCopia = [
  { codigo: 'correo', nombre: propios.copiaPorCorreo },
  { codigo: 'fisica', nombre: propios.copiaFisica },
  { codigo: 'entidad', nombre: propios.copiaAEntidad },
] as const;
export type MedioDeCopia = (typeof mediosDeCopia)[number]['codigo'];
export const nombreDeMedio = (codigo: string): string =>
  mediosDeCopia.find((medio) => medio.codigo === codigo)?.nombre ?? codigo;
