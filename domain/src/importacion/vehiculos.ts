import { LIMITES, normalizar } from '../texto';
import { codigoDeModelo, codigoDeVehiculo, MAXIMO_CODIGO_DE_VEHICULO } from '../vehiculo/codigos';
import { definirImportacion } from './definicion';
import { mensajesDeImportacion as m } from './mensajes';
import type { ColumnaDeImportacion } from './tipos';

/** Brand and model by name: the codes that follow from the names find them, whatever the spelling. */
const marca = {
  nombre: 'marca',
  alias: ['nombreMarcaVehiculo', 'nombreMarca', 'brand'],
  requerida: true,
  tipo: 'texto',
  maximo: 60,
  ejemplo: 'Kia',
} as const satisfies ColumnaDeImportacion;
const modelo = {
  nombre: 'modelo',
  alias: ['nombreModeloVehiculo', 'nombreModelo', 'model'],
  requerida: true,
  tipo: 'texto',
  maximo: 80,
  ejemplo: 'Sportage',
} as const satisfies ColumnaDeImportacion;

interface MarcaYModelo {
  readonly marca: string;
  readonly modelo: string;
}
const codigosDe = ({ marca: deMarca, modelo: deModelo }: MarcaYModelo) => ({
  marcaCodigo: codigoDeVehiculo(deMarca),
  modeloCodigo: codigoDeModelo(deMarca, deModelo),
});
const nombresSinCodigo = (fila: MarcaYModelo) => {
  const { marcaCodigo, modeloCodigo } = codigosDe(fila);
  return Object.entries({ marca: marcaCodigo, modelo: modeloCodigo })
    .filter(([, codigo]) => codigo === '' || codigo.length > MAXIMO_CODIGO_DE_VEHICULO)
    .map(([columna]) => ({ columna, mensaje: m.nombreSinCodigo(MAXIMO_CODIGO_DE_VEHICULO) }));
};

/** MED-530, MED-531: the company's brands and models. */
export const importacionDeMarcasYModelos = definirImportacion({
  tipo: 'marcas-modelos',
  titulo: 'Marcas y modelos',
  columnas: [
    marca,
    modelo,
    {
      nombre: 'clase',
      alias: ['tipo', 'claseVehiculo'],
      requerida: true,
      tipo: 'texto',
      maximo: 40,
      ejemplo: 'SUV',
    },
    { nombre: 'activo', requerida: false, tipo: 'siNo', ejemplo: 'SI' },
  ],
  reglas: [{ de: ['marca', 'modelo'], faltas: nombresSinCodigo }],
  completar: (v) => ({ ...v, ...codigosDe(v) }),
  clave: (v) => [v.marcaCodigo, v.modeloCodigo],
});

/** Price lists of dealers. They may hold older vehicles; an approval checks the year itself. */
export const importacionDePreciosDeVehiculo = definirImportacion({
  tipo: 'precios-vehiculo',
  titulo: 'Precios de vehículos',
  columnas: [
    marca,
    modelo,
    {
      nombre: 'anio',
      alias: ['año', 'anioModelo', 'year'],
      requerida: true,
      tipo: 'entero',
      minimo: 1980,
      maximo: 2100,
      ejemplo: '2026',
    },
    {
      nombre: 'estadoBien',
      alias: ['estado', 'condicion', 'vEstado'],
      requerida: true,
      tipo: 'opcion',
      opciones: { Nuevo: ['N', '0 km', 'Cero kilómetros'], Usado: ['U', 'Seminuevo', 'Seminueva'] },
      ejemplo: 'Nuevo',
    },
    {
      nombre: 'precio',
      alias: ['valor', 'pvp', 'precioVenta'],
      requerida: true,
      tipo: 'monto',
      minimo: 1,
      ejemplo: '29990,00',
    },
    {
      nombre: 'concesionario',
      alias: ['dealer'],
      requerida: false,
      tipo: 'texto',
      maximo: LIMITES.nombre,
      ejemplo: 'Sierra Motors',
    },
    { nombre: 'vigenteDesde', alias: ['desde', 'vigencia'], requerida: false, tipo: 'fecha', ejemplo: '02/01/2026' },
  ],
  identifica: ['marca', 'modelo', 'anio'],
  montos: ['precio'],
  reglas: [{ de: ['marca', 'modelo'], faltas: nombresSinCodigo }],
  completar: (v) => ({ ...v, ...codigosDe(v), concesionario: v.concesionario ?? '' }),
  clave: (v) => [v.marcaCodigo, v.modeloCodigo, v.anio, v.estadoBien, normalizar(v.concesionario)],
});
