/** Rules of award: eligibility and order of the offers. */
export const reglasDeAdjudicacionDescripcion =
  'Quién participa y en qué orden van las ofertas. Cada regla rige para las asambleas de su fecha en adelante; si no se define una, rige la predeterminada: ninguna cuota vencida, cesión aparte, ofertas por la secuencia escrita.';
export const sinReglasDeAdjudicacion =
  'No hay reglas definidas. Rige la predeterminada: ninguna cuota vencida, cesión aparte, ofertas por la secuencia escrita.';
export const reglaPredeterminada = 'Ninguna cuota vencida, cesión aparte, ofertas por la secuencia escrita';
export const reglaDe = (producto: string, desde: string): string => `Regla de ${producto} desde ${desde}`;
export const reglaYaExiste = 'Ya existe una regla de ese producto desde esa fecha';
export const reglaFueraDeRango = 'La fecha debe ser del año 2000 en adelante';
export const reglaVencidasAyuda = 'Con más que estas el plan entra como NO PARTICIPA.';
export const reglaDesdeAyuda = 'Primera fecha de asamblea a la que se aplica.';
export const reglaSustentoAyuda = 'Dónde lo dice el contrato o el reglamento.';
export const reglaOrdenAyuda = 'Lo que quede igual se decide por el código.';
export const criterioRepetido = 'Este criterio ya está antes';
export const criterioSinAnterior = 'Elija primero el criterio anterior';

export const criterioSecuencia = 'Secuencia escrita';
export const criterioValor = 'Valor de la oferta';
export const criterioCuotas = 'Cuotas ofertadas';
export const criterioVencidas = 'Menos cuotas vencidas';
export const criterioPuesto = 'Código';
export const cesionAparte = 'Se decide en la asamblea';
export const cesionParticipa = 'Participa';

export const ordenDeOfertas = (n: number): string => `Orden de las ofertas (${n})`;
export const ordenPor = (criterios: readonly string[]): string => `Por ${criterios.join(', luego ').toLowerCase()}`;
export const reglaDesde = (fecha: string | null, sustento: string | null): string =>
  fecha === null ? 'Regla predeterminada' : `Regla desde ${fecha}: ${sustento ?? ''}`;
export const unicaOferta = 'Única oferta';
export const antesQue = (criterio: string, valor: string, codigo: string, valorVecino: string): string =>
  `${criterio} ${valor}; sigue el código ${codigo} con ${valorVecino}`;
export const despuesDe = (criterio: string, valor: string, codigo: string, valorVecino: string): string =>
  `${criterio} ${valor}; antes, el código ${codigo} con ${valorVecino}`;
export const empateEn = (criterios: readonly string[]): string => `Empate en ${criterios.join(' y ').toLowerCase()}. `;
export const secuenciaDistinta = (escrita: number, lugar: number): string =>
  `Secuencia escrita ${escrita}, por la regla ${lugar}`;
export const secuenciasDistintas = (n: number): string =>
  n === 1 ? '1 oferta no sigue la regla' : `${n} ofertas no siguen la regla`;

export const grupoTerminado = (meses: number): string => `El grupo terminó con la asamblea ${meses}`;
export const yaAdjudicadoEn = (asamblea: number): string => `Ya adjudicado en la asamblea ${asamblea}`;
export const conVencidas = (n: number): string => (n === 1 ? '1 cuota vencida' : `${n} cuotas vencidas`);
export const conCesion = 'Cesión en curso';
export const excluidoDeLaAsamblea = 'No participa en esta asamblea';
export const admitidoEnLaAsamblea = (motivo: string): string => `Admitido en la asamblea: ${motivo.toLowerCase()}`;
