import type { ActaGenerada as Generada, VersionDeActa as Version } from '../../generated/api';

/** One issue of an assembly's minutes; the number of an acta is its assembly's. `numeroVersion` 1 = first issue, `motivo` null for it. */
export type VersionDeActa = Pick<
  Version,
  'id' | 'asambleaId' | 'numeroVersion' | 'nombre' | 'motivo' | 'generadaPor' | 'generadaEn'
>;

/** Answer to generating and regenerating (ASA-053…055, ASA-058). `sinCorreo`: told to the assistant, no error. */
export type ActaGenerada = Pick<
  Generada,
  'id' | 'numeroAsamblea' | 'numeroVersion' | 'adjudicados' | 'notificados' | 'sinCorreo'
>;
