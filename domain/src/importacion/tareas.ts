import { permisos, type Rol } from '../roles';
import { definirImportacion } from './definicion';
import { mensajesDeImportacion as m } from './mensajes';

/** Roles that work on tasks of plans, and the call centre, which promises to call again. */
const opcionesDeRol = Object.fromEntries(
  [...permisos['tarea:registrar'], 'Servicio al cliente'].map((rol) => [rol, [] as string[]]),
) as unknown as Readonly<Record<Rol, readonly string[]>>;

const CODIGO = /^[A-Z][A-Z0-9-]*$/;

/** Kinds of task with their results, one row for each result. What the file leaves out stays. */
export const importacionDeTiposDeTarea = definirImportacion({
  tipo: 'tipos-tarea',
  titulo: 'Tipos de tarea',
  columnas: [
    { nombre: 'codigo', alias: ['tipo'], requerida: true, tipo: 'texto', maximo: 30, ejemplo: 'CONTACTAR-CLIENTE' },
    {
      nombre: 'nombre',
      alias: ['tarea'],
      requerida: true,
      tipo: 'texto',
      maximo: 80,
      ejemplo: 'Contactar al cliente',
    },
    {
      nombre: 'role',
      alias: ['rol'],
      requerida: true,
      tipo: 'opcion',
      opciones: opcionesDeRol,
      ejemplo: 'Ejecutivo Adjudicaciones',
    },
    { nombre: 'activo', requerida: false, tipo: 'siNo', ejemplo: 'SI' },
    { nombre: 'orden', requerida: true, tipo: 'entero', minimo: 1, maximo: 999, ejemplo: '1' },
    {
      nombre: 'accion',
      alias: ['resultado'],
      requerida: true,
      tipo: 'texto',
      maximo: 80,
      ejemplo: 'Contactado',
    },
    {
      nombre: 'cierre',
      alias: ['cierra'],
      requerida: true,
      tipo: 'opcion',
      opciones: { S: ['SI'], N: ['NO'] },
      ejemplo: 'S',
    },
  ],
  reglas: [
    {
      de: ['codigo'],
      faltas: ({ codigo }) =>
        CODIGO.test(codigo.toUpperCase()) ? [] : [{ columna: 'codigo', mensaje: m.codigoDeTarea }],
    },
  ],
  completar: (v) => ({ ...v, codigo: v.codigo.toUpperCase() }),
  clave: (v) => [v.codigo, v.orden],
});
