import { type CampoDeReporte, fuentesDeReporte, type Organismo } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { FormatoReporte } from '../entities/reporte-control.entity';

/** What no row may lack. */
const OBLIGATORIOS: readonly string[] = [
  ...['contrato', 'grupo', 'identificacion', 'nombreCompleto', 'nacionalidad', 'bien', 'valorBien', 'cuotas'],
  ...['valorCuota', 'cuotasPagadas', 'monto', 'operaciones', 'direccion'],
];

/** Every fact that the product knows, each in the first format of its kind. */
const camposDe = (organismo: Organismo): CampoDeReporte[] =>
  fuentesDeReporte[organismo].map(({ codigo, nombre, tipo }) => ({
    titulo: nombre,
    fuente: codigo,
    formato: tipo,
    obligatorio: OBLIGATORIOS.includes(codigo),
    ancho: 255,
  }));

/** A layout in force for each body, to be replaced by what it asks for. */
export async function seedFormatosDeReporte(manager: EntityManager, ahora: Date): Promise<void> {
  const comun = {
    desde: '2020-01-01',
    archivo: 'xlsx',
    usadoEn: null,
    guardadaEn: ahora,
    guardadaPor: null,
    version: 1,
  } as const;
  await manager.insert(FormatoReporte, [
    {
      ...comun,
      organismo: 'SC',
      umbral: null,
      sustento: 'Archivo anual de contratos vigentes',
      campos: camposDe('SC'),
    },
    {
      ...comun,
      organismo: 'UAFE',
      umbral: 500_000,
      sustento: 'Reporte mensual de operaciones',
      campos: camposDe('UAFE'),
    },
  ]);
}
