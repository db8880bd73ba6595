import type { CatalogoVista } from '../catalogo';
import type { MarcaVehiculoVista, ModeloVehiculoVista, PrecioVehiculoVista } from './vehiculo.dto';

/** Examples of the OpenAPI document. The generator reads them from the source: only literals. */
export const marcaDeEjemplo: MarcaVehiculoVista = { id: 8, codigo: 'KIA', nombre: 'Kia' };
export const modeloDeEjemplo: ModeloVehiculoVista = {
  id: 39,
  codigo: 'SPORTAGE',
  nombre: 'Sportage',
  marca: 8,
  clase: 'SUV',
};
export const tipoDeEjemplo: CatalogoVista = { id: 'SUV', codigo: 'SUV', nombre: 'SUV' };
export const colorDeEjemplo: CatalogoVista = { id: 'BLANCO', codigo: 'BLANCO', nombre: 'Blanco' };
export const precioDeEjemplo: PrecioVehiculoVista = {
  id: 47,
  marca: 8,
  nombreMarca: 'Kia',
  modelo: 39,
  nombreModelo: 'Sportage',
  anio: 2026,
  estadoBien: 'Nuevo',
  precio: 32_990,
  concesionario: 'Sierra Motors',
  vigenteDesde: '2026-01-02',
};
