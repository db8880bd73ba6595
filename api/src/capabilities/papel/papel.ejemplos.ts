import type { PapelVista } from './papel.dto';

/**
 * Examples of the OpenAPI document: an issued paper. The generator reads these constants from the source: only literals and other constants, no
 * spread, shorthand or call.
 */
export const papelFirmado: PapelVista = {
  id: 12,
  tipo: 'pagare',
  nombre: 'Pagaré No. 12',
  registro: '12',
  idCodigo: '01-M001-12',
  emitidoEn: '2026-03-10T15:00:00.000Z',
  emitidoPor: 'Gabriela Muñoz',
  estado: 'firmado',
  etiquetaEstado: 'Firmado',
  modeloEntregadoEn: null,
  firmableDesde: null,
  copias: [
    {
      numero: 1,
      fecha: '2026-03-11',
      ciudad: 'Quito',
      nombreArchivo: 'pagare-firmado.pdf',
      motivo: null,
      subidaPor: 'Verónica Salazar',
      subidaEn: '2026-03-11T16:00:00.000Z',
      firmas: [
        {
          nombre: 'ANA LUCÍA PEÑA LOOR',
          identificacion: '1712345675',
          calidad: 'DEUDORA',
          emisor: 'Entidad de Certificación',
          firmadaEn: '2026-03-11T15:30:00.000Z',
          conSello: false,
          raiz: 'Entidad de Certificación Raíz',
          revocacionComprobada: true,
        },
      ],
      faltan: [],
    },
  ],
  version: 1,
  acciones: ['reemplazar'],
  motivoSuspension: null,
};
