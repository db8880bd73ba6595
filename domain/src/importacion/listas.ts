import { normalizarIdentificacion } from '../identificacion';
import { claveDePersona, clavesDeNombre } from '../lista-control/reglas';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import { definirImportacion } from './definicion';

/** A control list as it is published: its file replaces what was loaded of it before. */
export const importacionDeListasDeControl = definirImportacion({
  tipo: 'listas-control',
  titulo: 'Lista de control (PEP o sanciones)',
  columnas: [
    { nombre: 'lista', requerida: true, tipo: 'texto', ejemplo: 'PEP Ecuador' },
    {
      nombre: 'tipo',
      requerida: true,
      tipo: 'opcion',
      opciones: { PEP: ['Persona expuesta políticamente'], SANCION: ['Sanciones', 'Sancionado'] },
      ejemplo: 'PEP',
    },
    {
      nombre: 'nombre',
      alias: ['nombres', 'nombreCompleto', 'apellidosYNombres'],
      requerida: true,
      tipo: 'texto',
      maximo: LIMITES.nombre,
      ejemplo: 'Andrade Mora Luis Alberto',
    },
    {
      nombre: 'identificacion',
      alias: ['cedula', 'numeroIdentificacion', 'documento'],
      requerida: false,
      tipo: 'texto',
      maximo: LIMITES.codigo,
      ejemplo: '1710034065',
    },
    {
      nombre: 'detalle',
      alias: ['cargo', 'motivo', 'programa'],
      requerida: false,
      tipo: 'texto',
      maximo: LIMITES.nombre,
      ejemplo: 'Asambleísta',
    },
  ],
  identifica: ['nombre', 'identificacion'],
  reglas: [
    {
      de: ['nombre', 'identificacion'],
      faltas: ({ nombre, identificacion }) =>
        identificacion === null && clavesDeNombre(nombre).length === 0
          ? [{ columna: 'nombre', mensaje: propios.listaSinNombre }]
          : [],
    },
  ],
  completar: (v) => {
    const identificacion = v.identificacion === null ? null : normalizarIdentificacion(v.identificacion);
    const persona = claveDePersona({ identificacion, nombre: v.nombre });
    return { ...v, identificacion, persona, claves: clavesDeNombre(v.nombre) };
  },
  clave: ({ persona }) => [persona],
});
