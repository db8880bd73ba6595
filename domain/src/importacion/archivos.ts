import { importacionDeAdjudicaciones, importacionDeAsambleas } from './asambleas';
import {
  importacionDeActividadesUafe,
  importacionDeFeriados,
  importacionDeNotarios,
  importacionDeParametrosDeRiesgo,
  importacionDeTiposDeDocumento,
} from './catalogos';
import {
  importacionDeConcesionarios,
  importacionDeDispositivos,
  importacionDeEjecutivosDeConcesionario,
} from './concesionarios';
import { importacionDeListasDeControl } from './listas';
import { importacionDeMovimientos } from './movimientos';
import { importacionDeGrupos, importacionDePersonas, importacionDePlanes } from './planes';
import { importacionDeTiposDeTarea } from './tareas';
import { importacionDeEjecutivosAsignados, importacionDeUsuarios } from './usuarios';
import { importacionDeMarcasYModelos, importacionDePreciosDeVehiculo } from './vehiculos';

/** Imports by the name used in `--tipo` and in the API, in the order in which an empty database is filled. */
export const importaciones = {
  grupos: importacionDeGrupos,
  personas: importacionDePersonas,
  planes: importacionDePlanes,
  notarios: importacionDeNotarios,
  usuarios: importacionDeUsuarios,
  asambleas: importacionDeAsambleas,
  adjudicaciones: importacionDeAdjudicaciones,
  'ejecutivos-asignados': importacionDeEjecutivosAsignados,
  movimientos: importacionDeMovimientos,
  'actividades-uafe': importacionDeActividadesUafe,
  feriados: importacionDeFeriados,
  'tipos-documento': importacionDeTiposDeDocumento,
  'parametros-riesgo': importacionDeParametrosDeRiesgo,
  'marcas-modelos': importacionDeMarcasYModelos,
  'precios-vehiculo': importacionDePreciosDeVehiculo,
  concesionarios: importacionDeConcesionarios,
  'ejecutivos-concesionario': importacionDeEjecutivosDeConcesionario,
  dispositivos: importacionDeDispositivos,
  'tipos-tarea': importacionDeTiposDeTarea,
  'listas-control': importacionDeListasDeControl,
} as const;

export type TipoDeImportacion = keyof typeof importaciones;

export function esTipoDeImportacion(valor: unknown): valor is TipoDeImportacion {
  return typeof valor === 'string' && Object.hasOwn(importaciones, valor);
}
