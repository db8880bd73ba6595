import type { SorteoVista } from './sorteo.dto';

/** Example of the OpenAPI document, that of docs/sorteo.md. The generator reads it from the source: only literals. */
export const sorteoDeEjemplo: SorteoVista = {
  id: 17,
  numeroAsamblea: 5,
  estado: 'sorteado',
  acciones: [],
  listaSha256: '99e2d0d23a1fbc6b8dc39338fb2d3f5a64faa7e636c5483a5dbda49873c4b3e2',
  elegibles: 5,
  fuente: 'loteria',
  fuenteNombre: 'Lotería Nacional',
  fecha: '2026-03-10',
  referencia: 'Sorteo 7012',
  motivo: null,
  publicadoEn: '2026-03-09T15:04:05.000Z',
  publicadoPor: 'Andrea Salazar',
  escritoEn: '2026-03-11T14:00:00.000Z',
  escritoPor: 'Andrea Salazar',
  confirmadoEn: '2026-03-11T14:05:00.000Z',
  confirmadoPor: 'Luis Paz',
  numero: '04821',
  algoritmo: 'adjudica-sorteo-1',
  textoDeSemilla:
    'adjudica-sorteo-1|99e2d0d23a1fbc6b8dc39338fb2d3f5a64faa7e636c5483a5dbda49873c4b3e2|loteria|2026-03-10|04821',
  semilla: '856307e7d2456768f8712305097ec6bfbcb6acf6ef1d27c76c944492c6eb3ccf',
  orden: [
    { lugar: 1, idCodigo: '01-M001-2', codigo: '2', nombreCliente: 'Íñigo Ñauta' },
    { lugar: 2, idCodigo: '01-M001-1', codigo: '1', nombreCliente: 'Ana Mora' },
  ],
  diferencia: null,
  version: 3,
};
