import {
  datosDeReferenciaVacios,
  finanzasEnCero,
  formularioDeConyuge,
  formularioDeDepositario,
  totalesDeFinanzas,
} from '@adjudica/domain';
import type { ConyugeVista, DepositarioVista, FinanzasVista, GaranteVista, ReferenciaVista } from '../generated/api';

/** What hangs on the application of plan 01-M001-12, as the API sends it. */
export const CLAVE = '01-M001-12-titular';
export const planEditable = {
  idCodigo: '01-M001-12',
  puedeEditar: true,
  titular: { identificacion: '1710034065' },
} as const;

const guardada = { version: 3, guardadaEn: '2026-11-18T15:30:00.000Z', guardadaPor: 'Lucía Andrade' } as const;
const nuncaGuardada = { version: 0, guardadaEn: null, guardadaPor: null } as const;

/** Assets 30 000,50 and debts 42 000, income 1 500 and expenses 900,25. */
export const finanzas: FinanzasVista = (() => {
  const valores = {
    ...finanzasEnCero(),
    cajaBanco: 5000.5,
    viviendaTerreno: 25000,
    prestamoMasAno: 42000,
    ingresoFijo: 1500,
    egresoAlimentacion: 900.25,
  };
  return { id: CLAVE, ...valores, ...totalesDeFinanzas(valores), ...guardada, acciones: ['guardar'] };
})();

export const depositario: DepositarioVista = {
  id: '01-M001-12',
  ...formularioDeDepositario.vacio(),
  ...nuncaGuardada,
  acciones: ['guardar'],
};

export const conyuge: ConyugeVista = {
  id: CLAVE,
  ...formularioDeConyuge.vacio(),
  fechaNacimiento: null,
  nombres: null,
  apellidoPaterno: null,
  apellidoMaterno: null,
  edad: null,
  ...nuncaGuardada,
  acciones: ['guardar'],
};

const referencia = (id: number, tipo: string, datos: Partial<ReferenciaVista>): ReferenciaVista => ({
  ...datosDeReferenciaVacios(),
  fechaApertura: null,
  id,
  clave: CLAVE,
  tipo,
  linea: id,
  estado: 'P',
  banco: null,
  usuario: 'Lucía Andrade',
  registradaEn: '2026-11-18T15:30:00.000Z',
  confirmadaPor: null,
  confirmadaEn: null,
  version: 2,
  acciones: ['editar', 'eliminar'],
  ...datos,
});

export const amiga = referencia(1, 'R', {
  nombre: 'Rosa Paredes',
  identificacion: '1710034065',
  parentesco: 'amigo',
  ciudad: 'Quito',
  direccion: 'Av. América N35',
  telefono: '022345678',
});

export const banco = referencia(2, 'B', {
  bancoCodigo: '0010',
  banco: 'Banco Pichincha C.A.',
  fechaApertura: '2015-03-01',
  tipoCuenta: 'AHORROS',
  numeroCuenta: '2200123456',
  estado: 'C',
  confirmadaPor: 'Pablo Ruiz',
  confirmadaEn: '2026-11-19T14:05:00.000Z',
  acciones: ['editar'],
});

export const sinGarante: GaranteVista = {
  id: '01-M001-12',
  identificacion: null,
  nombreCompleto: null,
  correo: null,
  celular: null,
  direccion: null,
  clave: '01-M001-12-garante',
  solicitudGuardada: false,
  otraSolicitud: null,
  version: 0,
  anteriores: [],
  acciones: ['asignar'],
};

export const conGarante: GaranteVista = {
  ...sinGarante,
  identificacion: '0926687856',
  nombreCompleto: 'Ñauñay Muñoz José Luis',
  celular: '0991112223',
  solicitudGuardada: true,
  version: 2,
  anteriores: [
    { identificacion: '1104680135', nombreCompleto: 'Zambrano Tipán Lucía', reemplazadoEn: '2026-10-01T20:00:00.000Z' },
  ],
  acciones: ['cambiar'],
};
