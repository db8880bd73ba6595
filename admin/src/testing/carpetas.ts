import type { CarpetaDeListaVista } from '../generated/api';

/** A complete folder that risk holds, and one that was sent with two things missing. */
export const completa: CarpetaDeListaVista = {
  id: '01-M001-12',
  cedula: '1710034065',
  nombreCliente: 'Zambrano Loor José Antonio',
  producto: '01',
  plan: 'MotorPlan $ 15.000,00',
  grupo: 'M001',
  fechaAdjudicacion: '2026-02-10',
  numeroAsamblea: 14,
  idDepartamento: '004',
  enviadaEn: '2026-03-09T14:00:00.000Z',
  enviadaPor: 'Luis Chicaiza',
  completa: true,
  faltantes: 0,
  estadoDocumentos: 'Documentación completa',
  puntaje: 785,
  puntajeDesactualizado: false,
  ejecutivo: 'Luis Chicaiza',
  diasEnEspera: 1,
  diasHabiles: { dias: 20, color: 'rojo' },
  version: 5,
  acciones: ['aprobar', 'devolver'],
};

export const incompleta: CarpetaDeListaVista = {
  ...completa,
  id: '01-M001-20',
  cedula: '0926687856',
  nombreCliente: 'Vera Mora Lucía',
  completa: false,
  faltantes: 2,
  estadoDocumentos: 'Documentación incompleta',
};
