import { type Libro, libro } from '../../http/list-file';
import type { DecisionVista, SalvedadVista } from './decision.dto';

export const libroDeDecisiones: Libro<DecisionVista> = libro('decision', 'Por decidir', {
  clase: { ancho: 24, valor: ({ etiquetaClase }) => etiquetaClase },
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  monto: { tipo: 'dinero' },
  desde: { tipo: 'instante' },
  diasDeEspera: { tipo: 'numero' },
  solicitante: { ancho: 30 },
  decide: { ancho: 26 },
  nota: { ancho: 40 },
});

export const libroDeSalvedades: Libro<SalvedadVista> = libro('salvedad', 'Excepciones', {
  fecha: { tipo: 'instante' },
  tipo: { ancho: 34, valor: ({ etiquetaTipo }) => etiquetaTipo },
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  monto: { tipo: 'dinero' },
  quien: { ancho: 30 },
  motivo: { ancho: 60 },
});
