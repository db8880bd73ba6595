import { type Emision, emitible } from '../documento-emitido';
import type { SolicitudImpresa } from './solicitud.impreso';
import { solicitudEnPapel } from './solicitud.impreso';
import type { SolicitudRow } from './solicitud.store';

/** Contents of form and annexes, in printed order. */
export type CuerpoDeSolicitud = Omit<SolicitudImpresa, keyof Emision['marca'] | 'emision'>;

export interface FuenteDeSolicitud {
  readonly clave: string;
  readonly fila: Pick<SolicitudRow, 'id' | 'version'>;
  readonly cuerpo: CuerpoDeSolicitud;
}

/** 'Solicitud de compra' (CLI-045, CLI-127). Its version is that of the form. */
export const solicitudDeCompra = emitible(solicitudEnPapel, {
  recurso: 'solicitud',
  columna: 'solicitudId',
  registro: ({ fila: { id, version } }: FuenteDeSolicitud) => ({ id, version }),
  folder: 'solicitudes',
  versiones: 'varias',
  nombre: ({ clave }) => `solicitud-${clave}`,
  hechos: ({ cuerpo }, { marca, hoy }) => ({ ...marca, ...cuerpo, emision: hoy }),
});
