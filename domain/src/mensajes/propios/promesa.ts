export const atrasados = 'Atrasados';
export const unidadDeAtrasados = (n: number): string => (n === 1 ? 'plan atrasado' : 'planes atrasados');
export const atrasadosDescripcion =
  'Planes adjudicados que no se entregaron dentro del plazo del contrato, por el departamento que los tiene.';
export const sinAtrasados = 'No hay planes atrasados.';
export const promesa = 'Promesa';
export const promesaTodas = 'Todas';
const habiles = (n: number): string => (n === 1 ? '1 día hábil' : `${n} días hábiles`);
export const atrasoDe = (n: number): string => `${habiles(n)} de atraso`;
export const atrasadoDesde = (mes: string): string => `Atrasado desde ${mes}`;
export const venceHoy = 'Vence hoy';
export const venceEn = (n: number): string => `${n === 1 ? 'Falta' : 'Faltan'} ${habiles(n)}`;
export const loTiene = 'Está en';
export const desdeCuando = (fecha: string, dias: number): string => `desde ${fecha}, ${habiles(dias)}`;
export const desdeElMes = (mes: string): string => `desde ${mes}`;
export const masAtrasado = (dias: string): string => `El mayor: ${dias}`;
export const verAtrasados = 'Ver los atrasados';
