import type { FormatoDeReporteVista } from './formato-reporte.dto';
import type { EnsayoDeReporte, ReporteDeControlVista } from './reporte-control.dto';

/** Examples of the OpenAPI document. The generator reads them from the source: only literals. */
export const formatoDeEjemplo: FormatoDeReporteVista = {
  id: 1,
  version: 1,
  organismo: 'UAFE',
  desde: '2026-01-01',
  archivo: 'xlsx',
  umbral: 10000,
  sustento: 'Resolución UAFE-DG-2023-0001',
  campos: [
    { titulo: 'Identificación', fuente: 'identificacion', formato: 'texto', obligatorio: true, ancho: 13 },
    { titulo: 'Monto', fuente: 'monto', formato: 'monto', obligatorio: true, ancho: 14 },
  ],
  usado: false,
  guardadaPor: 'Andrea Salazar',
  guardadaEn: '2026-01-02T15:04:05.000Z',
};

export const reporteDeEjemplo: ReporteDeControlVista = {
  id: 1,
  organismo: 'UAFE',
  periodo: '2026-02',
  numeroVersion: 1,
  motivo: null,
  filas: 12,
  incompletas: 0,
  formatoDesde: '2026-01-01',
  nombre: 'reporte-uafe-2026-02-v1.xlsx',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  emitidoPor: 'Marco Ruiz',
  emitidoEn: '2026-03-02T15:04:05.000Z',
};

export const ensayoDeEjemplo: EnsayoDeReporte = {
  organismo: 'UAFE',
  periodo: '2026-02',
  formatoId: 1,
  formatoDesde: '2026-01-01',
  terminado: true,
  filas: 12,
  totales: [{ titulo: 'Monto', total: 145200.5 }],
  controles: [
    {
      nombre: 'Operaciones del mes, por persona y por cuenta',
      archivo: 240,
      tablero: 240,
      enDolares: false,
      cuadra: true,
    },
  ],
  incompletas: 1,
  faltantes: [{ titulo: 'Identificación', filas: 1 }],
  filasIncompletas: [
    { identificacion: '1710034065', nombre: 'Andrade Mora Luis Alberto', contrato: null, faltan: ['Nacionalidad'] },
  ],
  ultimaVersion: 0,
};
