import { propios } from '../mensajes';

export interface EstadoDeFormulario {
  /** The name of its tab. */
  readonly nombre: string;
  readonly cumple: boolean;
}

/** What a folder lacks, as a row of a list says it: forms that were not saved, then documents. */
export function loQueFalta(carpeta: {
  readonly estadoFormulario: readonly EstadoDeFormulario[];
  readonly documentosListos: number;
  readonly documentosTotal: number;
}): string[] {
  const { estadoFormulario, documentosListos, documentosTotal } = carpeta;
  const porSubir = documentosTotal - documentosListos;
  return [
    ...estadoFormulario.filter(({ cumple }) => !cumple).map(({ nombre }) => nombre),
    ...(documentosTotal === 0 ? [propios.listadoDeDocumentos] : []),
    ...(porSubir > 0 ? [propios.documentosQueFaltan(porSubir)] : []),
  ];
}
