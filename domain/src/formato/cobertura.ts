import type { BloqueDeContrato } from '../contrato/bloques';
import { sumarDias } from '../fechas';
import { propios } from '../mensajes';
import {
  type Condiciones,
  type CondicionesDeFormato,
  condicionesPosibles,
  cumple,
  describirCondiciones,
  resumirCombinaciones,
} from './condiciones';

/** A version of a format: for which contracts, and when. */
export interface FormatoVigente {
  readonly bloque: BloqueDeContrato;
  /** Code of the format, the same for all its versions. */
  readonly codigo: string;
  readonly condiciones: CondicionesDeFormato;
  /** 'YYYY-MM-DD', both included; `vigenteHasta` null = until another version follows. */
  readonly vigenteDesde: string;
  readonly vigenteHasta: string | null;
}

export const rigeEn = (
  { vigenteDesde, vigenteHasta }: Pick<FormatoVigente, 'vigenteDesde' | 'vigenteHasta'>,
  fecha: string,
) => vigenteDesde <= fecha && (vigenteHasta === null || fecha <= vigenteHasta);

/** Formats for these conditions on that day: one in each block, unless the coverage is wrong. */
export const formatosQueAplican = <F extends FormatoVigente>(
  formatos: readonly F[],
  condiciones: Condiciones,
  fecha: string,
): F[] => formatos.filter((formato) => rigeEn(formato, fecha) && cumple(formato.condiciones, condiciones));

/** Contracts of a block without a format (`codigos` empty), or with more than one. */
export interface ProblemaDeCobertura {
  readonly bloque: BloqueDeContrato;
  /** First day of the problem. */
  readonly fecha: string;
  readonly codigos: readonly string[];
  readonly combinaciones: readonly Condiciones[];
}

/** Combinations of one block without a format, or with several, on that day, grouped by formats. */
export function huecosYDobles(
  formatos: readonly FormatoVigente[],
  bloque: BloqueDeContrato,
  fecha: string,
): ProblemaDeCobertura[] {
  const delBloque = formatos.filter((formato) => formato.bloque === bloque && rigeEn(formato, fecha));
  const porCodigos = new Map<string, { codigos: string[]; combinaciones: Condiciones[] }>();
  for (const combinacion of condicionesPosibles()) {
    const codigos = delBloque.filter(({ condiciones }) => cumple(condiciones, combinacion)).map(({ codigo }) => codigo);
    if (codigos.length === 1) continue;
    const clave = codigos.join(' ');
    const problema = porCodigos.get(clave) ?? { codigos, combinaciones: [] };
    problema.combinaciones.push(combinacion);
    porCodigos.set(clave, problema);
  }
  return [...porCodigos.values()].map((problema) => ({ bloque, fecha, ...problema }));
}

/** The same from a day on: on that day, and on each later one on which a format starts or has ended. */
export function problemasDesde(
  formatos: readonly FormatoVigente[],
  bloque: BloqueDeContrato,
  desde: string,
): ProblemaDeCobertura[] {
  const cambios = formatos
    .filter((formato) => formato.bloque === bloque)
    .flatMap(({ vigenteDesde, vigenteHasta }) => [
      vigenteDesde,
      ...(vigenteHasta === null ? [] : [sumarDias(vigenteHasta, 1)]),
    ]);
  const fechas = [...new Set([desde, ...cambios.filter((fecha) => fecha > desde)])].sort();
  return fechas.flatMap((fecha) => huecosYDobles(formatos, bloque, fecha));
}

const MAXIMO_DE_CASOS = 3;
/** 'Ningún formato para: MotorPlan · Casado'; 'GARANTIA-2 y GARANTIA-3 a la vez para: …', the first cases of each. */
export function describirProblema({ codigos, combinaciones }: ProblemaDeCobertura): string {
  const casos: readonly CondicionesDeFormato[] = resumirCombinaciones(combinaciones);
  const nombrados = casos.slice(0, MAXIMO_DE_CASOS).map(describirCondiciones).join('; ');
  const resto = casos.length - MAXIMO_DE_CASOS;
  const cuales = resto > 0 ? `${nombrados}; ${propios.formatoYMasCasos(resto)}` : nombrados;
  return codigos.length === 0 ? propios.formatoHueco(cuales) : propios.formatoDoble(codigos.join(', '), cuales);
}
