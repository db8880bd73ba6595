import { ana, beto, dario } from '../../testing/asambleas';
import { quorumEscrito, resumenDe } from './resumen';

const oferta = { adjudicadoPor: 'Oferta', asambleaAdjudica: 3 } as const;

test('ASA-044 an offer of 0 instalments stands against the minutes and names its row', () => {
  const { impedimentos, porFila } = resumenDe([{ ...ana, ...oferta, prioridadOferta: 1 }], 3);
  expect(impedimentos.map(({ code }) => code)).toEqual(['oferta-sin-cuotas']);
  expect(porFila).toEqual({ [ana.idCodigo]: 'La oferta de 1 Ana Mora no tiene cuotas ofertadas' });
});

test('ASA-043 two offers with one sequence stand against the minutes, both rows named', () => {
  const filas = [ana, beto].map((fila) => ({ ...fila, ...oferta, cantidadOferta: 5, prioridadOferta: 2 }));
  expect(Object.keys(resumenDe(filas, 3).porFila)).toEqual([ana.idCodigo, beto.idCodigo]);
});

test('ASA-040 what another assembly awarded is not counted', () => {
  expect(resumenDe([dario], 3)).toEqual({ ofertas: 0, sorteos: 0, adjudicados: [], impedimentos: [], porFila: {} });
});

test('ASA-029 the quorum as two numbers and a percentage', () => {
  expect(quorumEscrito({ participantes: 2, planes: 3, porcentaje: 66.67 })).toBe('2 de 3 (66,67 %)');
});
