import { LIMITES, normalizar } from '../texto';
import { definirImportacion } from './definicion';

/** Lists that the company keeps or receives from others: notaries, the activities of the UAFE, holidays. */
export const importacionDeNotarios = definirImportacion({
  tipo: 'notarios',
  titulo: 'Notarios',
  columnas: [
    {
      nombre: 'nombre',
      alias: ['notario'],
      requerida: true,
      tipo: 'texto',
      maximo: LIMITES.nombre,
      ejemplo: 'Dra. Paola Delgado Loor',
    },
    { nombre: 'tipo', requerida: false, tipo: 'codigo', ejemplo: 'ASAMBLEA' },
  ],
  clave: (v) => [normalizar(v.nombre)],
});

/** CLI-078: the official file of economic activities, in place of the sample that the demo brings. */
export const importacionDeActividadesUafe = definirImportacion({
  tipo: 'actividades-uafe',
  titulo: 'Actividades UAFE',
  columnas: [
    {
      nombre: 'codigo',
      alias: ['codigoActividad', 'ciiu'],
      requerida: true,
      tipo: 'codigo',
      maximo: 12,
      ejemplo: 'G4510.01',
    },
    {
      nombre: 'nombre',
      alias: ['actividad', 'descripcion', 'actividadEconomica'],
      requerida: true,
      tipo: 'texto',
      maximo: 300,
      ejemplo: 'Venta de vehículos nuevos y usados',
    },
  ],
  clave: (v) => [v.codigo],
});

/** GEN-513: the company's own days and those that a decree moves, besides the national ones that every installation has. */
export const importacionDeFeriados = definirImportacion({
  tipo: 'feriados',
  titulo: 'Feriados',
  columnas: [
    { nombre: 'fecha', alias: ['dia'], requerida: true, tipo: 'fecha', ejemplo: '06/12/2027' },
    {
      nombre: 'nombre',
      alias: ['feriado', 'descripcion'],
      requerida: true,
      tipo: 'texto',
      maximo: 80,
      ejemplo: 'Fundación de Quito',
    },
  ],
  clave: (v) => [v.fecha],
});
