/** The delivery clock and the terms of the contract: our own texts, where the specification gives none. */

export const plazosTitulo = 'Plazos del contrato';
export const plazoNuevo = 'Nuevo plazo';
export const plazoDe = (producto: string, desde: string): string => `Plazo de ${producto} desde ${desde}`;
export const plazoCreado = 'Plazo creado';
export const plazoEditado = 'Plazo actualizado';
export const plazoEliminado = 'Plazo eliminado';
export const plazoYaExiste = 'Ya existe un plazo de ese producto desde esa fecha';
export const plazoFueraDeRango = 'La fecha debe ser del año 2000 en adelante';
export const plazosDescripcion = (dias: number): string =>
  `Lo que el contrato promete y exige. Cada plazo rige para las adjudicaciones de su fecha en adelante; sin uno propio, el de fábrica: la entrega, ${dias} días hábiles.`;
export const sinPlazos = (dias: number): string =>
  `No hay plazos propios: rigen los de fábrica (la entrega, ${dias} días hábiles).`;
export const plazoUnidad = 'En la unidad del plazo: días, días hábiles, horas o cuotas.';
export const plazoEntrega = 'Entrega del bien';
export const atrasados = 'Atrasados';
export const unidadDeAtrasados = (n: number): string => (n === 1 ? 'plan atrasado' : 'planes atrasados');
export const atrasadosDescripcion =
  'Planes adjudicados que no se entregaron dentro del plazo del contrato, por el departamento que los tiene.';
export const sinAtrasados = 'No hay planes atrasados.';
export const promesa = 'Promesa';
export const promesaTodas = 'Todas';
export const atrasoDe = (n: number): string => (n === 1 ? '1 día de atraso' : `${n} días de atraso`);
export const venceHoy = 'Vence hoy';
export const venceEn = (n: number): string => (n === 1 ? 'Falta 1 día' : `Faltan ${n} días`);
export const loTiene = 'Lo tiene';
export const desdeCuando = (fecha: string, dias: number): string =>
  `desde ${fecha}, ${dias === 1 ? '1 día' : `${dias} días`}`;
export const departamentoDeAtrasados = 'Elija un departamento que tenga planes: 002, 003 o 004';
export const masAtrasado = (dias: string): string => `El mayor: ${dias}`;
export const verAtrasados = 'Ver los atrasados';
