import {
  formularioDeConcesionario,
  formularioDeDispositivoDeConcesionario,
  formularioDeEjecutivoDeConcesionario,
} from '../concesionario/campos';
import { formatoDeIdentificacion } from '../identificacion';
import { mensajes } from '../mensajes';
import { LIMITES, normalizar } from '../texto';
import { definirImportacion } from './definicion';
import { juiciosDe } from './juicios';
import type { ColumnaDeImportacion } from './tipos';

const concesionario = {
  nombre: 'concesionario',
  alias: ['nombreComercial', 'dealer'],
  tipo: 'texto',
  maximo: LIMITES.nombre,
  ejemplo: 'Sierra Motors',
} as const satisfies Omit<ColumnaDeImportacion, 'requerida'>;
const nombre = { nombre: 'nombre', requerida: true, tipo: 'texto', maximo: LIMITES.nombre } as const;
const estado = {
  nombre: 'estado',
  requerida: false,
  tipo: 'opcion',
  opciones: { A: ['Activo'], I: ['Inactivo'] },
  ejemplo: 'A',
} as const satisfies ColumnaDeImportacion;

/** CON-507: dealers, by their commercial name. */
export const importacionDeConcesionarios = definirImportacion({
  tipo: 'concesionarios',
  titulo: 'Concesionarios',
  columnas: [
    { ...concesionario, nombre: 'nombreComercial', alias: ['concesionario', 'dealer', 'nombre'], requerida: true },
    {
      nombre: 'razonSocial',
      requerida: true,
      tipo: 'texto',
      maximo: LIMITES.nombre,
      ejemplo: 'Sierra Motors del Ecuador S.A.',
    },
    { nombre: 'ruc', requerida: false, tipo: 'identificacion', ejemplo: '1790012344001' },
    { nombre: 'codigo', alias: ['IdAMTABLAS', 'codigoContable'], requerida: false, tipo: 'codigo', ejemplo: 'C0012' },
    { nombre: 'correo', alias: ['email'], requerida: false, tipo: 'correo', ejemplo: 'ventas@sierra.example' },
    { nombre: 'telefono', requerida: false, tipo: 'telefono', ejemplo: '022345678' },
    {
      nombre: 'direccion',
      requerida: false,
      tipo: 'texto',
      maximo: LIMITES.direccion,
      ejemplo: 'Av. Galo Plaza N58-12, Quito',
    },
    {
      nombre: 'negociacion',
      alias: ['comision', 'porcentajeComision'],
      requerida: false,
      tipo: 'monto',
      minimo: 0,
      maximo: 100,
      ejemplo: '2,50',
    },
    estado,
  ],
  juicios: {
    ...juiciosDe(
      formularioDeConcesionario,
      'nombreComercial',
      'razonSocial',
      'codigo',
      'correo',
      'telefono',
      'direccion',
    ),
    ruc: (valor) => (formatoDeIdentificacion('R', String(valor)) ? null : mensajes.propios.rucFormato),
  },
  clave: (v) => [normalizar(v.nombreComercial)],
});

/** CON-508, CON-509 */
export const importacionDeEjecutivosDeConcesionario = definirImportacion({
  tipo: 'ejecutivos-concesionario',
  titulo: 'Ejecutivos de concesionarios',
  columnas: [
    { ...concesionario, requerida: true },
    { ...nombre, ejemplo: 'Íñigo Muñoz' },
    { nombre: 'correo', alias: ['email'], requerida: true, tipo: 'correo', ejemplo: 'inigo@sierra.example' },
    {
      nombre: 'departamento',
      requerida: true,
      tipo: 'opcion',
      opciones: { Vendedor: [], Jefatura: ['Jefe de ventas'], Financiero: ['Jefe Financiero'] },
      ejemplo: 'Vendedor',
    },
    { nombre: 'telefono', requerida: true, tipo: 'telefono', ejemplo: '0991234567' },
    estado,
  ],
  juicios: juiciosDe(formularioDeEjecutivoDeConcesionario, 'nombre', 'correo', 'departamento', 'telefono'),
  clave: (v) => [normalizar(v.concesionario), normalizar(v.nombre), v.departamento],
});

/** CON-510, MED-535: tracking devices and their price, by dealer; without a dealer, for all of them. */
export const importacionDeDispositivos = definirImportacion({
  tipo: 'dispositivos',
  titulo: 'Dispositivos',
  columnas: [
    { ...nombre, alias: ['dispositivo'], ejemplo: 'Rastreo satelital básico' },
    { nombre: 'valor', alias: ['precio'], requerida: true, tipo: 'monto', minimo: 0, ejemplo: '380,00' },
    estado,
    { ...concesionario, requerida: false },
  ],
  montos: ['valor'],
  juicios: juiciosDe(formularioDeDispositivoDeConcesionario, 'nombre'),
  clave: (v) => [normalizar(v.concesionario ?? ''), normalizar(v.nombre)],
});
