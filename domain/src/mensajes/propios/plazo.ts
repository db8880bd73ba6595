/** Values in force while the company sets none. */
export const valoresPredeterminados = 'Valores predeterminados';
export const valorPredeterminado = 'Valor predeterminado';
export const cambiarValor = (nombre: string): string => `Cambiar ${nombre}`;
export const plazoDe = (producto: string, desde: string): string => `Plazo de ${producto} desde ${desde}`;
export const plazoYaExiste = 'Ya existe un plazo de ese producto desde esa fecha';
export const plazoFueraDeRango = 'La fecha debe ser del año 2000 en adelante';
export const plazosDescripcion = (dias: number): string =>
  `Lo que el contrato promete y exige. Cada plazo rige para las adjudicaciones de su fecha en adelante; si no se define uno, rige el predeterminado: ${dias} días hábiles para la entrega.`;
export const sinPlazos = (dias: number): string =>
  `No hay plazos definidos: rigen los predeterminados (${dias} días hábiles para la entrega).`;
export const plazoUnidad = 'En la unidad del plazo: días, días hábiles, horas o cuotas.';
export const plazoEntrega = 'Entrega del bien';
export const plazoModeloLegal = (horas: number): string => `Mínimo ${horas} horas: las pide el reglamento`;
export const plazoEntregaLegal = (habiles: number, calendario: number): string =>
  `Máximo ${habiles} días hábiles: la ley da ${calendario} días calendario desde la adjudicación`;
