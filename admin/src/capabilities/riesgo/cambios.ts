import { propios } from '@adjudica/domain';
import type { ParametroDeRiesgoVista, RiesgoVista } from '../../generated/api';

/**
 * What happened between two readings of a plan's risk, a sentence an act, who did it first: the later one sees what the other analyst did instead of only that
 * somebody was faster. What a rule changed by a new calculation is told by its score.
 */
export function cambiosEntre(antes: RiesgoVista, ahora: RiesgoVista): string[] {
  const cambios: string[] = [];
  if (ahora.calculadoEn !== antes.calculadoEn && ahora.puntaje !== null)
    cambios.push(propios.riesgoCambioCalculo(nombre(ahora.calculadoPor), ahora.puntaje));
  for (const parametro of ahora.parametros) {
    const anterior = antes.parametros.find(({ codigo }) => codigo === parametro.codigo);
    if (anterior !== undefined && marcaDe(anterior) !== marcaDe(parametro)) cambios.push(marcaDicha(parametro));
  }
  if (ahora.excepcion !== null && antes.excepcion === null)
    cambios.push(propios.riesgoCambioExcepcion(ahora.excepcion.usuario));
  if (ahora.garantiasConfirmadas !== antes.garantiasConfirmadas)
    cambios.push(propios.riesgoCambioGarantias(nombre(ahora.garantiasPor), `'${ahora.etiquetaGarantias}'`));
  return cambios;
}

/** What risk said of a parameter; null = nothing. */
const marcaDe = ({ origen, cumple }: ParametroDeRiesgoVista): boolean | null => (origen === 'manual' ? cumple : null);

function marcaDicha({ origen, cumple, marcadoPor, parametro }: ParametroDeRiesgoVista): string {
  return origen === 'manual'
    ? propios.riesgoCambioMarca(nombre(marcadoPor), parametro.nombre, cumple)
    : propios.riesgoCambioSinMarca(parametro.nombre);
}

const nombre = (usuario: string | null): string => usuario ?? propios.sinUsuario;
