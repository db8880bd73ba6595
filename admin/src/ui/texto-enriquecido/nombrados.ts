import { camposDeFormato, esCampoDeFormato, escaparTexto } from '@adjudica/domain';

const ESCRITO = /\[\[([a-zA-Z.]+)\]\]/g;

/** A text with merge fields for who reads it: '«Nombre del cliente»'. */
export const conCamposNombrados = (html: string): string =>
  html.replace(ESCRITO, (entero, nombre: string) =>
    esCampoDeFormato(nombre) ? `«${escaparTexto(camposDeFormato[nombre].etiqueta)}»` : entero,
  );
