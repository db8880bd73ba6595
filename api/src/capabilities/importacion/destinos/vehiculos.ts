import { mensajesDeImportacion as m } from '@adjudica/domain';
import { MarcaVehiculo, ModeloVehiculo, PrecioVehiculo } from '../../../entities/vehiculo.entity';
import type { Destino } from '../destino';
import { conDefecto, entero, monto, texto } from '../sql';
import { propia } from './propia';

const suMarca = { alias: 'marca', entity: MarcaVehiculo, en: `marca.codigo = ${texto('marcaCodigo')}` } as const;
const suModelo = {
  alias: 'modelo',
  entity: ModeloVehiculo,
  en: `modelo.marcaId = marca.id AND modelo.codigo = ${texto('modeloCodigo')}`,
} as const;

/** Models missing in the file stay, because sheets and prices reference them; activo NO deactivates one. */
export const marcasYModelos: Destino = {
  tipo: 'marcas-modelos',
  entity: ModeloVehiculo,
  celdas: {
    marcaCodigo: [MarcaVehiculo, 'codigo'],
    marca: [MarcaVehiculo, 'nombre'],
    modeloCodigo: [ModeloVehiculo, 'codigo'],
    modelo: [ModeloVehiculo, 'nombre'],
    claseCodigo: [ModeloVehiculo, 'claseCodigo'],
  },
  conVersion: false,
  padre: {
    ...suMarca,
    clave: { columna: 'codigo', expresion: texto('marcaCodigo') },
    columnas: [{ columna: 'nombre', de: ['marca'], expresion: texto('marca') }],
    contradiccion: m.marcaDeDosFormas,
  },
  cruces: [],
  llave: `t.marcaId = marca.id AND t.codigo = ${texto('modeloCodigo')}`,
  columnas: [
    { columna: 'marcaId', expresion: 'marca.id' },
    { columna: 'codigo', expresion: texto('modeloCodigo') },
    { columna: 'nombre', de: ['modelo'], expresion: texto('modelo') },
    { columna: 'claseCodigo', de: ['clase'], expresion: texto('claseCodigo') },
    propia('activo', conDefecto(entero('activo'), '1')),
  ],
};

/** A newer list replaces its own prices; those of other years, states and dealers stay. */
export const preciosDeVehiculo: Destino = {
  tipo: 'precios-vehiculo',
  entity: PrecioVehiculo,
  celdas: { marcaCodigo: [MarcaVehiculo, 'codigo'], modeloCodigo: [ModeloVehiculo, 'codigo'] },
  conVersion: false,
  cruces: [
    { ...suMarca, exigido: { columna: 'marca', mensaje: m.marcaNoExiste } },
    { ...suModelo, exigido: { columna: 'modelo', mensaje: m.modeloNoExiste, si: 'marca.id IS NOT NULL' } },
  ],
  llave: `t.modeloId = modelo.id AND t.anio = ${entero('anio')} AND t.estadoBien = ${texto('estadoBien')} AND t.concesionario = ${texto('concesionario')}`,
  columnas: [
    { columna: 'modeloId', expresion: 'modelo.id' },
    { columna: 'anio', expresion: entero('anio') },
    { columna: 'estadoBien', expresion: texto('estadoBien') },
    propia('precio', monto('precio')),
    { columna: 'concesionario', expresion: texto('concesionario') },
    propia('vigenteDesde'),
  ],
};
