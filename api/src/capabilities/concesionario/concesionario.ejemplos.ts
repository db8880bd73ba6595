import type { Problema } from '../../http/problem';
import type {
  ConcesionarioElegible,
  ConcesionarioVista,
  DispositivoVista,
  EjecutivoConcesionarioVista,
} from './concesionario.dto';

/** Examples of the OpenAPI document. The generator reads them from the source: only literals. */
export const concesionarioDeEjemplo: ConcesionarioVista = {
  id: 1,
  nombreComercial: 'Sierra Motors',
  razonSocial: 'Sierra Motors del Ecuador S.A.',
  ruc: '1790012344001',
  codigo: 'C0012',
  correo: 'ventas@sierra.example',
  telefono: '022345678',
  direccion: 'Av. Galo Plaza N58-12, Quito',
  negociacion: 2.5,
  banco: 'Banco Pichincha',
  tipoCuenta: 'CORRIENTE',
  numeroCuenta: '3401234504',
  estado: 'A',
  incompleta: false,
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Gabriela Palacios',
};
export const elegibleDeEjemplo: ConcesionarioElegible = {
  id: 1,
  codigo: 'C0012',
  nombreComercial: 'Sierra Motors',
  razonSocial: 'Sierra Motors del Ecuador S.A.',
  direccion: 'Av. Galo Plaza N58-12, Quito',
  telefono: '022345678',
  negociacion: 2.5,
  incompleta: false,
  ejecutivos: [{ id: 1, nombre: 'Íñigo Muñoz', departamento: 'Vendedor' }],
};
export const ejecutivoDeEjemplo: EjecutivoConcesionarioVista = {
  id: 1,
  concesionarioId: 1,
  nombre: 'Íñigo Muñoz',
  correo: 'inigo.munoz@sierra.example',
  departamento: 'Vendedor',
  telefono: '0991234567',
  estado: 'A',
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Gabriela Palacios',
};
export const dispositivoDeEjemplo: DispositivoVista = {
  id: 1,
  concesionarioId: 1,
  concesionario: 'Sierra Motors',
  nombre: 'Rastreo satelital básico',
  valor: 380,
  estado: 'A',
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Gabriela Palacios',
};
export const noExiste: Problema = {
  type: 'urn:adjudica:problema:no-encontrado',
  title: 'El registro no existe',
  status: 404,
  code: 'no-encontrado',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a10',
};
export const yaExiste: Problema = {
  type: 'urn:adjudica:problema:ya-existe',
  title: 'Ya existe un concesionario con ese nombre',
  status: 409,
  code: 'ya-existe',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a10',
};
