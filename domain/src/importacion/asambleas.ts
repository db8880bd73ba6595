import { LIMITES, normalizar } from '../texto';
import { grupo, idCodigo, numero, producto } from './columnas';
import { definirImportacion } from './definicion';

export const importacionDeAsambleas = definirImportacion({
  tipo: 'asambleas',
  titulo: 'Asambleas',
  columnas: [
    producto,
    grupo,
    numero,
    { nombre: 'fecha', requerida: true, tipo: 'fecha', ejemplo: '05/02/2025' },
    { nombre: 'hora', requerida: true, tipo: 'hora', ejemplo: '18:30' },
    { nombre: 'lugar', requerida: true, tipo: 'texto', maximo: LIMITES.nombre, ejemplo: 'Virtual - Facebook Live' },
    { nombre: 'notario', requerida: true, tipo: 'texto', maximo: LIMITES.nombre, ejemplo: 'Dra. Paola Delgado Loor' },
    { nombre: 'testigo1', requerida: false, tipo: 'texto', maximo: LIMITES.testigo, ejemplo: 'Carlos Mena' },
    { nombre: 'testigo2', requerida: false, tipo: 'texto', maximo: LIMITES.testigo, ejemplo: '' },
    { nombre: 'testigo3', requerida: false, tipo: 'texto', maximo: LIMITES.testigo, ejemplo: '' },
    { nombre: 'estado', requerida: false, tipo: 'texto', maximo: LIMITES.codigo, ejemplo: 'C' },
  ],
  identifica: ['producto', 'grupo', 'numero'],
  completar: (v) => ({ ...v, estado: estadoImportado(v.estado) }),
  clave: (v) => [v.producto, v.grupo, v.numero],
});

/** Labels are read as their codes; any other value is kept, shown as open and never processed (ASA-022, ASA-024). */
function estadoImportado(estado: string | null): string {
  const plano = normalizar(estado ?? '');
  if (plano === '' || plano === 'abierta') return '';
  return plano === 'c' || plano === 'cerrada' ? 'C' : (estado ?? '');
}

export const importacionDeAdjudicaciones = definirImportacion({
  tipo: 'adjudicaciones',
  titulo: 'Adjudicaciones',
  columnas: [
    idCodigo,
    numero,
    {
      nombre: 'adjudicadoPor',
      alias: ['tipo', 'tipoAdj', 'tipoAdjudicacion'],
      requerida: true,
      tipo: 'opcion',
      opciones: { Oferta: [], Sorteo: [], Entrega: [] },
      ejemplo: 'Oferta',
    },
    {
      nombre: 'prioridad',
      alias: ['prioridadOferta', 'secuencia'],
      requerida: false,
      tipo: 'entero',
      minimo: 0,
      maximo: 9999,
      ejemplo: '1',
    },
    {
      nombre: 'cuotasOfertadas',
      alias: ['cantidadOferta'],
      requerida: false,
      tipo: 'entero',
      minimo: 0,
      maximo: 999,
      ejemplo: '12',
    },
    { nombre: 'fecha', requerida: false, tipo: 'fecha', ejemplo: '05/02/2025' },
    { nombre: 'ejecutivo', requerida: false, tipo: 'usuario', ejemplo: 'ejecutivo' },
  ],
  clave: (v) => [v.idCodigo, v.numero],
});
