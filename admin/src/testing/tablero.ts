import type { FilaDelTableroVista, TableroVista } from '../generated/api';

const rangos = ['01-17', '18-23', '24-29', '30-35', '36-40', '41+'];
const etiquetas = ['0-17', '18-24', '25-30', '31-35', '36-40', '+41'];

export const tableroVacio: TableroVista = {
  producto: '01',
  anio: 2026,
  mes: 3,
  tarjetas: ['entregados', 'sinBien', 'adjudicados'].map((cifra) => ({ cifra, valor: 0, anterior: 0 })),
  retiradas: 0,
  rangos: rangos.map((codigo, i) => ({ codigo, etiqueta: etiquetas[i] ?? '', tono: 'tarde', cantidad: 0 })),
  bienes: [
    { codigo: 'Nuevo', nombre: 'Nuevo', cantidad: 0 },
    { codigo: 'Usado', nombre: 'Usado', cantidad: 0 },
    { codigo: 'sin-dato', nombre: 'Sin registrar', cantidad: 0 },
  ],
  media: { dias: null, tono: null, entregas: 0, anterior: null },
  players: [
    { idDepartamento: '002', nombre: 'Adjudicaciones', dias: null, pasos: 0, anterior: null },
    { idDepartamento: '004', nombre: 'Riesgos', dias: null, pasos: 0, anterior: null },
    { idDepartamento: '003', nombre: 'Legal', dias: null, pasos: 0, anterior: null },
  ],
  linea: [],
};

/** Ten deliveries of March, one of them late. */
export const tableroDePrueba: TableroVista = {
  ...tableroVacio,
  tarjetas: [
    { cifra: 'entregados', valor: 10, anterior: 7 },
    { cifra: 'sinBien', valor: 1204, anterior: 1204 },
    { cifra: 'adjudicados', valor: 1210, anterior: 1300 },
  ],
  retiradas: 2,
  rangos: tableroVacio.rangos.map((rango, i) => ({ ...rango, cantidad: [9, 0, 0, 0, 0, 1][i] ?? 0 })),
  bienes: tableroVacio.bienes.map((bien, i) => ({ ...bien, cantidad: [8, 2, 0][i] ?? 0 })),
  media: { dias: 17.5, tono: 'intermedio', entregas: 10, anterior: 16 },
  players: tableroVacio.players.map((player, i) => ({
    ...player,
    dias: [1.5, 3, null][i] ?? null,
    pasos: [40, 12, 0][i] ?? 0,
    anterior: 3,
  })),
  linea: [{ mes: '2026-03', entregados: 10, adjudicados: 1210, mediaEnDias: 17.5 }],
};

export const filaDelTablero: FilaDelTableroVista = {
  id: '31',
  codigo: '01-M001-12',
  nombreCliente: 'Zambrano Loor José',
  cedula: '1712345678',
  grupo: 'M001',
  puesto: '12',
  fecha: '2026-03-09',
  fechaAdjudicacion: '2026-02-10',
  numeroAsamblea: 3,
  adjudicadoPor: 'Sorteo',
  ejecutivo: 'Luis Chicaiza',
  etapa: 'Adjudicaciones',
  hito: 'Entrega',
  eventos: ['Entrega (09/03/2026)'],
  diasHabiles: 19,
  diasCalendario: 27,
  bien: 'Nuevo',
  monto: 20_000,
  valorInscripcion: null,
  valorCuota: 380.5,
  valorOferta: null,
  pagoOferta: null,
  vendedor: null,
  supervisor: null,
  ciudad: 'Quito',
  cambio: 'Corregida por acta el 12/02/2026',
};
