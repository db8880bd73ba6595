import type { ColumnaDeImportacion } from './tipos';

/** Columns that several files share. */
export const producto = {
  nombre: 'producto',
  alias: ['codigoProducto', 'codProducto'],
  requerida: true,
  tipo: 'opcion',
  opciones: { '01': ['1', 'MotorPlan', 'Motor', 'Motor Plan'], '02': ['2', 'CasaPlan', 'Casa', 'Casa Plan'] },
  ejemplo: '01',
} as const satisfies ColumnaDeImportacion;
export const grupo = {
  nombre: 'grupo',
  alias: ['codigoReferencia', 'grupoRef'],
  requerida: true,
  tipo: 'codigo',
  ejemplo: 'M001',
} as const satisfies ColumnaDeImportacion;
export const numero = {
  nombre: 'numero',
  alias: ['numeroAsamblea', 'asamblea'],
  requerida: true,
  tipo: 'entero',
  minimo: 1,
  maximo: 999,
  ejemplo: '7',
} as const satisfies ColumnaDeImportacion;
export const idCodigo = {
  nombre: 'idCodigo',
  alias: ['plan', 'planId', 'idPlan'],
  requerida: true,
  tipo: 'idCodigo',
  ejemplo: '01-M001-12',
} as const satisfies ColumnaDeImportacion;
