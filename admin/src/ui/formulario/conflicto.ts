import { esInstante, type Instante, type Valor } from '@adjudica/domain';
import { falloDe } from '../../providers/problemas';
import type { AvisoDeCampo } from './contexto';
import { campoDe, type Tabla, textoDeValor, type Valores } from './tabla';

export type Eleccion = 'suyo' | 'guardado';

/** Somebody else saved first (412): who, when, and what is stored now in the fields that differ. */
export interface Conflicto {
  readonly quien: string | null;
  /** UTC ISO */
  readonly cuando: Instante | null;
  readonly version: number;
  readonly campos: readonly CampoEnConflicto[];
}

export interface CampoEnConflicto {
  readonly nombre: string;
  readonly suyo: Valor;
  readonly guardado: Valor;
  /** What is chosen before anybody looked: one's own where one wrote something, what is stored where only the other did. */
  readonly propuesta: Eleccion;
}

interface DetalleDeVersion {
  readonly versionActual?: unknown;
  readonly quien?: unknown;
  readonly cuando?: unknown;
  readonly actual?: unknown;
}

const textoO = (valor: unknown): string | null => (typeof valor === 'string' && valor !== '' ? valor : null);
const esValor = (valor: unknown): valor is Valor =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor);

/**
 * The conflict in a refusal, or `null` when the failure is none (or says too little to decide by field).
 * @param base the values from which the person started
 */
export function leerConflicto(error: unknown, tabla: Tabla, valores: Valores, base: Valores): Conflicto | null {
  const fallo = falloDe(error);
  const detalle = fallo.detalle.detalle as DetalleDeVersion | undefined;
  if (fallo.status !== 412 || typeof detalle?.versionActual !== 'number') return null;
  if (typeof detalle.actual !== 'object' || detalle.actual === null) return null;
  const actual = detalle.actual as Record<string, unknown>;
  const campos = tabla.nombres.flatMap((nombre): CampoEnConflicto[] => {
    const guardado = actual[nombre];
    const suyo = valores[nombre] ?? null;
    if (!Object.hasOwn(actual, nombre) || !esValor(guardado) || guardado === suyo) return [];
    return [{ nombre, suyo, guardado, propuesta: suyo === (base[nombre] ?? null) ? 'guardado' : 'suyo' }];
  });
  return {
    quien: textoO(detalle.quien),
    cuando: esInstante(detalle.cuando) ? detalle.cuando : null,
    version: detalle.versionActual,
    campos,
  };
}

/** A warning at each field that differs: what the other person stored there. A code of a catalogue says only that it differs. */
export function avisosDeConflicto(tabla: Tabla, conflicto: Conflicto | null): Record<string, AvisoDeCampo> {
  if (conflicto === null) return {};
  const quien = conflicto.quien ?? 'Otra persona';
  return Object.fromEntries(
    conflicto.campos.map(({ nombre, guardado }) => {
      const campo = campoDe(tabla, nombre);
      const aviso =
        campo.tipo === 'catalogo' ? `${quien} guardó otro valor` : `${quien} guardó: ${textoDeValor(campo, guardado)}`;
      return [nombre, (valor) => (valor === guardado ? null : aviso)];
    }),
  );
}
