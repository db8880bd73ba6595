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

/** A version of a format as far as it is asked which contracts it is for, and when. */
export interface FormatoVigente {
  readonly bloque: BloqueDeContrato;
  /** Of the format, whatever its version. */
  readonly codigo: string;
  readonly condiciones: CondicionesDeFormato;
  /** 'AAAA-MM-DD', both included; `null` = until another version is. */
  readonly vigenteDesde: string;
  readonly vigenteHasta: string | null;
}

export const rigeEn = (
  { vigenteDesde, vigenteHasta }: Pick<FormatoVigente, 'vigenteDesde' | 'vigenteHasta'>,
  fecha: string,
) => vigenteDesde <= fecha && (vigenteHasta === null || fecha <= vigenteHasta);

/** The formats that are for these conditions on that day: one in each block, unless somebody erred. */
export const encajes = <F extends FormatoVigente>(
  formatos: readonly F[],
  condiciones: Condiciones,
  fecha: string,
): F[] => formatos.filter((formato) => rigeEn(formato, fecha) && cumple(formato.condiciones, condiciones));

/** Contracts of a block that no format is for (`codigos` empty), or more than one. */
export interface ProblemaDeCobertura {
  readonly bloque: BloqueDeContrato;
  /** The first day on which it is so. */
  readonly fecha: string;
  readonly codigos: readonly string[];
  readonly combinaciones: readonly Condiciones[];
}

/** Combinations of one block that have no format, or two, on that day; those of the same formats together. */
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

/** The same from a day on: on it, and on each later day on which a format begins or has ended. */
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
