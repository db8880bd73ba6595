import type { CondicionesDeFormato, SituacionDeFormato, VersionDeFormato } from '@adjudica/domain';
import type { components } from '../../generated/api';

export type FormatoDeLista = components['schemas']['FormatoVista'];
export type FormatoDetalle = components['schemas']['FormatoDetalle'];
export type Cobertura = components['schemas']['CoberturaDeBloque'];
export type Llenado = components['schemas']['FormatoLlenado'];

/** As the rules ask; what the API answers are the same codes. */
export const condicionesDe = ({ condiciones }: Pick<FormatoDeLista, 'condiciones'>): CondicionesDeFormato =>
  condiciones as unknown as CondicionesDeFormato;

export const versionDe = (fila: FormatoDeLista): VersionDeFormato => ({
  id: fila.id,
  bloque: fila.bloque,
  codigo: fila.codigo,
  condiciones: condicionesDe(fila),
  vigenteDesde: fila.vigenteDesde,
  vigenteHasta: fila.vigenteHasta,
  estado: estadoDe(fila.situacion),
});

function estadoDe(situacion: SituacionDeFormato): VersionDeFormato['estado'] {
  return situacion === 'borrador' || situacion === 'descartado' ? situacion : 'aprobado';
}
