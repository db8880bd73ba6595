/** Codes of the specification with their Spanish labels: what selectors offer and what the API accepts. */
export interface Codigo<C extends string = string> {
  readonly codigo: C;
  readonly nombre: string;
}

/** GEN-004, GEN-502 */
export const EMPRESA = '01';
/** GEN-005 */
export const LOCALIDAD = '002';

/** GEN-002. Selectors show '{nombre} Plan' (ASA-015), toggles `etiqueta` (ASA-008). */
export const productos = [
  { codigo: '01', nombre: 'Motor', etiqueta: 'MotorPlan' },
  { codigo: '02', nombre: 'Casa', etiqueta: 'CasaPlan' },
] as const;

/** Product of vehicles; the other one is of property. */
export const PRODUCTO_DE_VEHICULOS = '01';

/** ASA-015: 'Motor Plan'. */
export function nombreDeProducto(producto: { readonly nombre: string }): string {
  return `${producto.nombre} Plan`;
}

/** GEN-008 */
export const situacionesLaborales = [
  { codigo: 'V', nombre: 'Empleado privado' },
  { codigo: 'B', nombre: 'Empleado público' },
  { codigo: 'I', nombre: 'Independiente (RUC o RIMPE)' },
  { codigo: 'A', nombre: 'Subsidio familiar o ama de casa' },
  { codigo: 'H', nombre: 'Jubilado' },
] as const satisfies readonly Codigo[];

/** GEN-009, labels by decisiones.md */
export const estadosCiviles = [
  { codigo: 'S', nombre: 'Soltero' },
  { codigo: 'C', nombre: 'Casado' },
  { codigo: 'D', nombre: 'Divorciado' },
  { codigo: 'V', nombre: 'Viudo' },
  { codigo: 'U', nombre: 'Unión de hecho' },
] as const satisfies readonly Codigo[];

/** GEN-010, labels by decisiones.md */
export const tiposDeVivienda = [
  { codigo: 'A', nombre: 'Propia no hipotecada' },
  { codigo: 'B', nombre: 'Propia hipotecada' },
  { codigo: 'C', nombre: 'Arrendada' },
  { codigo: 'D', nombre: 'Vive con familiares' },
] as const satisfies readonly Codigo[];

/** GEN-011 */
export const estadosDeVehiculo = [
  { codigo: 'Nuevo', nombre: 'Nuevo' },
  { codigo: 'Usado', nombre: 'Usado' },
] as const satisfies readonly Codigo[];

/** GEN-012 */
export const tiposDeJubilacion = [
  { codigo: 'vejez', nombre: 'Vejez' },
  { codigo: 'incapacidad', nombre: 'Incapacidad' },
  { codigo: 'montepio', nombre: 'Montepío' },
] as const satisfies readonly Codigo[];

/** GEN-013 */
export const institucionesDeJubilacion = [
  { codigo: 'iess', nombre: 'IESS' },
  { codigo: 'issfa', nombre: 'ISSFA' },
  { codigo: 'isspol', nombre: 'ISSPOL' },
  { codigo: 'otros', nombre: 'Otros' },
] as const satisfies readonly Codigo[];

/** GEN-014 */
export const separacionDeBienes = [
  { codigo: 'S', nombre: 'Sí' },
  { codigo: 'N', nombre: 'No' },
] as const satisfies readonly Codigo[];

/** GEN-015 */
export const generos = [
  { codigo: 'M', nombre: 'Masculino' },
  { codigo: 'F', nombre: 'Femenino' },
] as const satisfies readonly Codigo[];

/** GEN-016: index 0–5 is shown as R1–R6, any other as ''. */
export function etiquetaDeCuota(indice: number): string {
  return Number.isInteger(indice) && indice >= 0 && indice <= 5 ? `R${indice + 1}` : '';
}

/** ASA-081 */
export const lugaresDeAsamblea = ['Virtual - Facebook Live', 'Auditorio Oficina A. Borja'] as const;
/** ASA-083, ASA-084 */
export const TIPO_NOTARIO_ASAMBLEA = 'ASAMBLEA';

/** GEN-518; ASA-030 for the participants. */
export const paginacion = {
  general: { tamano: 10, opciones: [10, 25, 50] },
  participantes: { tamano: 25, opciones: [10, 25, 50] },
  /** CON-505 */
  detalleDeConcesionario: { tamano: 10, opciones: [5, 10, 25] },
} as const;

/** Label of a code, or the code itself when it is unknown (imported data). */
export function nombreDeCodigo(lista: readonly Codigo[], codigo: string): string {
  return lista.find((c) => c.codigo === codigo)?.nombre ?? codigo;
}

/** REF-009: one list for references, PEP and subsidy, stored exactly so ('Conyuge' is capitalised in the specification). */
export const parentescos = [
  { codigo: 'madre', nombre: 'Madre' },
  { codigo: 'padre', nombre: 'Padre' },
  { codigo: 'hijo', nombre: 'Hijo' },
  { codigo: 'abuelo', nombre: 'Abuelo' },
  { codigo: 'hermano', nombre: 'Hermano' },
  { codigo: 'tio', nombre: 'Tío' },
  { codigo: 'primo', nombre: 'Primo' },
  { codigo: 'sobrino', nombre: 'Sobrino' },
  { codigo: 'amigo', nombre: 'Amigo' },
  { codigo: 'yerno', nombre: 'Yerno' },
  { codigo: 'suegro', nombre: 'Suegro' },
  { codigo: 'cuñado', nombre: 'Cuñado' },
  { codigo: 'colaborador', nombre: 'Colaborador' },
  { codigo: 'Conyuge', nombre: 'Cónyuge' },
] as const satisfies readonly Codigo[];

/** REF-008, EST-554 */
export const tiposDeCuenta = [
  { codigo: 'AHORROS', nombre: 'Ahorros' },
  { codigo: 'CORRIENTE', nombre: 'Corriente' },
] as const satisfies readonly Codigo[];

/** CLI-106, CLI-107 */
export const respuestasSiNo = [
  { codigo: 'S', nombre: 'Sí' },
  { codigo: 'N', nombre: 'No' },
] as const satisfies readonly Codigo[];

/** CLI-107: how the client is linked to the exposed person. */
export const vinculosPep = [
  { codigo: 'titular', nombre: 'Es la persona expuesta' },
  { codigo: 'familiar', nombre: 'Familiar' },
  { codigo: 'asociado', nombre: 'Asociado cercano' },
] as const satisfies readonly Codigo[];

/** Nationality that hides the years of residence (CLI-098). */
export const ECUADOR = 'EC';

/** CLI-112: married or de facto union. */
export const admiteConyuge = (de: { readonly estadoCivil: string | null }): boolean =>
  de.estadoCivil === 'C' || de.estadoCivil === 'U';

export const tiposDeInmueble = [
  { codigo: 'CASA', nombre: 'Casa' },
  { codigo: 'DEPARTAMENTO', nombre: 'Departamento' },
  { codigo: 'TERRENO', nombre: 'Terreno' },
  { codigo: 'LOCAL', nombre: 'Local comercial' },
  { codigo: 'OFICINA', nombre: 'Oficina' },
] as const;
