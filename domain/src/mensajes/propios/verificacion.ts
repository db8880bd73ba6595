import type { EstadoVerificado } from '../../verificacion/tipos';

/** The public page of issued documents. `version`: of the one that replaced it. */
export const verificacionEn = (estado: EstadoVerificado, version: number): string =>
  ({
    vigente: 'Documento auténtico y vigente',
    firmado: 'Documento auténtico, vigente y firmado',
    reemplazado: `Documento auténtico, reemplazado por la versión ${version}`,
    anulado: 'Documento auténtico, pero anulado',
  })[estado];
export const verificacionNinguna = 'Ningún documento emitido tiene ese código o esa huella';
export const verificacionIncompleta = 'Escriba los 28 caracteres del código o los 64 de la huella';
export const verificacionSinTitulo = 'Documento emitido';
/** In the foot of a sealed one. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const selloAlPie = (quien: string, cuando: string): string => `Sello electrónico de ${quien}, ${cuando}`;
/** In the foot of each page of an issued document. `sitio`: host of the public page. */
export const verificacionAlPie = (codigo: string, sitio: string | null): string =>
  sitio === null ? `Código de verificación: ${codigo}` : `Verifique en ${sitio}/verificar · ${codigo}`;
