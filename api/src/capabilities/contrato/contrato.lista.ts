import { productos } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { ContratoDeListaVista } from './contrato.dto';

export const libroDeContratos: Libro<ContratoDeListaVista> = libro('contrato', 'Contratos', {
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  producto: { valor: ({ producto }) => productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? producto },
  numero: { tipo: 'numero' },
  fecha: { tipo: 'instante' },
  creadoPor: { ancho: 30 },
  generados: { tipo: 'numero' },
  rechazados: { tipo: 'numero' },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
  motivo: { ancho: 40 },
  enviadoEn: { tipo: 'instante' },
  aprobadoEn: { tipo: 'instante' },
  aprobadoPor: { ancho: 30 },
});
