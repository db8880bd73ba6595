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
export const masAtrasado = (dias: string): string => `El mayor: ${dias}`;
export const verAtrasados = 'Ver los atrasados';
