import { tiposDeCuenta } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { PagoDeListaVista } from './solicitud-de-pago.dto';

export const libroDePagos: Libro<PagoDeListaVista> = libro('solicitud-de-pago', 'Órdenes de pago', {
  id: { tipo: 'numero' },
  nombreCliente: { ancho: 40 },
  cedula: {},
  planes: { ancho: 30, valor: ({ planes }) => planes.join(', ') },
  orden: { tipo: 'numero' },
  beneficiario: { ancho: 30 },
  rucBeneficiario: {},
  identificacionBeneficiario: {},
  bancoBeneficiario: { ancho: 24 },
  tipoCuentaBeneficiario: {
    valor: ({ tipoCuentaBeneficiario: tipo }) => tiposDeCuenta.find(({ codigo }) => codigo === tipo)?.nombre ?? null,
  },
  numeroCuentaBeneficiario: { ancho: 22 },
  valor: { tipo: 'dinero' },
  fecha: { tipo: 'instante' },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
  aprobadoEn: { tipo: 'instante' },
});
