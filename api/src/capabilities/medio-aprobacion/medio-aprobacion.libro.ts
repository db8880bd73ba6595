import { type Libro, libro } from '../../http/list-file';
import type { MedioDeListaVista } from './medio-aprobacion.dto';

export const libroDeMedios: Libro<MedioDeListaVista> = libro('medio-aprobacion', 'Medios de aprobación', {
  nombreCliente: { ancho: 40 },
  cedula: {},
  planes: { ancho: 30, valor: ({ planes }) => planes.join(', ') },
  bien: { ancho: 34 },
  valor: { tipo: 'dinero' },
  total: { tipo: 'dinero' },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
  ejecutivo: { ancho: 30, valor: ({ ejecutivo }) => ejecutivo?.nombre ?? null },
  fecha: { tipo: 'instante' },
  enviadoEn: { tipo: 'instante' },
  decididoEn: { tipo: 'instante' },
});
