export { exigirSerialesUnicos } from './ficha-bien.seriales';
export { destinosDe } from './medio-aprobacion.en-acto';
export { PrecioDeMedios } from './medio-aprobacion.precio';
export { type MedioRow, MedioStore } from './medio-aprobacion.store';
export { hechosDeMedio, planesDe as planesDeMedio, vistaDeFicha } from './medio-aprobacion.view';
export { desdeMedioAprobado, type UnidadRow, UnidadStore } from './unidad.store';
