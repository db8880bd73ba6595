import { estaVacio } from '../formulario';
import { CON, propios } from '../mensajes';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { LIMITES } from '../texto';
import { camposDeCuenta } from './cuenta';

/** CON-512, of a dealer, its executives and its devices. */
export const estadosDeConcesionario = [
  { codigo: 'A', nombre: 'Activo' },
  { codigo: 'I', nombre: 'Inactivo' },
] as const;

/** CON-509: as stored, and as shown. */
export const departamentosDeConcesionario = [
  { codigo: 'Vendedor', nombre: 'Vendedor' },
  { codigo: 'Jefatura', nombre: 'Jefe de ventas' },
  { codigo: 'Financiero', nombre: 'Jefe Financiero' },
] as const;
export type DepartamentoDeConcesionario = (typeof departamentosDeConcesionario)[number]['codigo'];

const estado = (requerido: string) =>
  campo.opcion('Estado', estadosDeConcesionario, { requerido, columna: enCodigo(20) });

const siHayCuenta = {
  requerido: propios.cuentaIncompleta,
  requeridoSi: ({
    banco,
    tipoCuenta,
    numeroCuenta,
  }: Readonly<Record<'banco' | 'tipoCuenta' | 'numeroCuenta', string | null>>) =>
    [banco, tipoCuenta, numeroCuenta].some((parte) => !estaVacio(parte)),
} as const;

/** CON-503, CON-507, CON-513, CON-523. Data that an order needs may be added later; until then the dealer is 'incompleta'. */
export const formularioDeConcesionario = registro('concesionario', {
  nombreComercial: campo.texto('Nombre comercial', LIMITES.nombre, {
    requerido: CON.nombreRequerido,
    ejemplo: 'Sierra Motors',
  }),
  razonSocial: campo.texto('Razón social', LIMITES.nombre, {
    requerido: propios.campoObligatorio,
    ejemplo: 'Sierra Motors del Ecuador S.A.',
  }),
  ruc: campo.digitos('RUC', [13, 13], propios.rucFormato, { ejemplo: '1790012344001' }),
  /** IdAMTABLAS: its key in the company's accounting tables. */
  codigo: campo.codigo('Código contable', LIMITES.codigo, { ejemplo: 'C0012', clase: 'igual' }),
  correo: campo.correo('Correo electrónico', { ejemplo: 'ventas@sierra.example' }),
  telefono: campo.telefono('Teléfono', [7, 10], { ejemplo: '022345678' }),
  direccion: campo.texto('Dirección', LIMITES.direccion),
  negociacion: campo.monto('Comisión negociada (%)', 0, {
    maximo: 100,
    unidad: '%',
    ayuda: 'Lo que la orden de compra propone como porcentaje de comisión.',
  }),
  banco: { ...camposDeCuenta.banco, ...siHayCuenta },
  tipoCuenta: { ...camposDeCuenta.tipoCuenta, ...siHayCuenta },
  numeroCuenta: { ...camposDeCuenta.numeroCuenta, ...siHayCuenta },
  estado: estado(CON.estadoRequerido),
});
export type TablaDeConcesionario = typeof formularioDeConcesionario.tabla;

/** CON-508, CON-509, CON-514, CON-515 */
export const formularioDeEjecutivoDeConcesionario = registro('ejecutivo-concesionario', {
  nombre: campo.texto('Nombre', LIMITES.nombre, { requerido: CON.nombreRequerido, ejemplo: 'Íñigo Muñoz' }),
  correo: campo.correo('Correo electrónico', { requerido: CON.correoRequerido }),
  departamento: campo.opcion('Departamento', departamentosDeConcesionario, {
    requerido: CON.departamentoRequerido,
    columna: enCodigo(20),
  }),
  telefono: campo.telefono('Teléfono', [7, 10], { requerido: CON.telefonoRequerido, ejemplo: '0991234567' }),
  estado: estado(CON.estadoDeEjecutivoRequerido),
});
export type TablaDeEjecutivoDeConcesionario = typeof formularioDeEjecutivoDeConcesionario.tabla;
export type DatosDeEjecutivoDeConcesionario = DatosDe<TablaDeEjecutivoDeConcesionario>;

/** CON-510, CON-512, CON-516, CON-517: a tracking device and its price. */
export const formularioDeDispositivoDeConcesionario = registro('dispositivo-concesionario', {
  nombre: campo.texto('Nombre', LIMITES.nombre, {
    requerido: CON.nombreRequerido,
    ejemplo: 'Rastreo satelital básico',
  }),
  valor: campo.monto('Valor', 0, { requerido: CON.valorRequerido, ejemplo: 380 }),
  estado: estado(CON.estadoDeEjecutivoRequerido),
});
export type TablaDeDispositivoDeConcesionario = typeof formularioDeDispositivoDeConcesionario.tabla;
export type DatosDeDispositivoDeConcesionario = DatosDe<TablaDeDispositivoDeConcesionario>;
