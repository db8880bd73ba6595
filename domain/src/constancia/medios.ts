import { propios } from '../mensajes';

/** How a copy was delivered. */
export const mediosDeCopia = [
  { codigo: 'fisica', nombre: propios.copiaFisica },
  { codigo: 'correo', nombre: propios.copiaPorCorreo },
] as const;
export type MedioDeCopia = (typeof mediosDeCopia)[number]['codigo'];

/** What is handed over; the extract hides what is of other members. */
export const documentosDeCopia = [
  { codigo: 'extracto', nombre: propios.copiaDeExtracto },
  { codigo: 'acta', nombre: propios.copiaDeActa },
  { codigo: 'constancia', nombre: propios.constancia },
] as const;
export type DocumentoDeCopia = (typeof documentosDeCopia)[number]['codigo'];

/** What he who asks is to the group. */
export const calidadesDeSolicitante = [
  { codigo: 'titular', nombre: propios.solicitanteTitular },
  { codigo: 'apoderado', nombre: propios.solicitanteApoderado },
  { codigo: 'entidad', nombre: propios.solicitanteEntidad },
  { codigo: 'otro', nombre: propios.solicitanteOtro },
] as const;
export type CalidadDeSolicitante = (typeof calidadesDeSolicitante)[number]['codigo'];

const nombreEn =
  (lista: readonly { readonly codigo: string; readonly nombre: string }[]) =>
  (codigo: string): string =>
    lista.find((uno) => uno.codigo === codigo)?.nombre ?? codigo;
export const nombreDeMedio = nombreEn(mediosDeCopia);
export const nombreDeCalidad = nombreEn(calidadesDeSolicitante);
/** 'Acta completa, versión 2'. */
export const nombreDeCopia = (documento: DocumentoDeCopia, version: number): string =>
  propios.copiaDe(nombreEn(documentosDeCopia)(documento), version);
