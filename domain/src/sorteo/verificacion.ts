import { planesDeLista } from '../constancia/reglas';
import { propios } from '../mensajes';
import { type Sha256, sortear, textoDeSemilla } from './algoritmo';
import { leerNumeroDeSorteo } from './fuentes';

/** Printed data of a draw; hash, seed and order are compared where they are given. */
export interface SorteoPorVerificar {
  readonly fuente: string;
  readonly fecha: string;
  readonly numero: string;
  readonly huella?: string | undefined;
  readonly semilla?: string | undefined;
  /** Codes of plans with any separators; numbering such as '1.' is ignored. */
  readonly orden?: string | undefined;
}

export interface SorteoRepetido {
  readonly huella: string;
  readonly texto: string;
  readonly semilla: string;
  readonly orden: readonly string[];
  /** Where the printed data differ from what list and number give; empty = nowhere. */
  readonly diferencias: readonly string[];
}

const PLAN = /\d{2}-\w+-\w+/g;
const hexadecimal = (texto: string): string => texto.replace(/\s/g, '').toLowerCase();

/** Repeats a draw from the frozen list and the printed data. @throws RangeError the file is no list. */
export function verificarSorteo(lista: string, impreso: SorteoPorVerificar, sha256: Sha256): SorteoRepetido {
  const huella = sha256(lista);
  const { fuente, fecha } = impreso;
  const leido = leerNumeroDeSorteo(fuente, impreso.numero);
  const datos = { huella, fuente, fecha, numero: leido ?? hexadecimal(impreso.numero) };
  const { semilla, orden } = sortear(planesDeLista(lista), datos, sha256);
  const planes = orden.map(({ idCodigo }) => idCodigo);
  const impresos = impreso.orden?.match(PLAN) ?? null;
  const lugar = impresos === null ? -1 : lugarDistinto(planes, impresos);
  return {
    huella,
    texto: textoDeSemilla(datos),
    semilla,
    orden: planes,
    diferencias: [
      ...(leido === null ? [propios.numeroNoEsDeFuente] : []),
      ...distinta(propios.huellaDeLista, impreso.huella, huella),
      ...distinta(propios.semilla, impreso.semilla, semilla),
      ...(lugar < 0 ? [] : [propios.ordenDistinto(lugar + 1, impresos?.[lugar] ?? '—', planes[lugar] ?? '—')]),
    ],
  };
}

const distinta = (nombre: string, impresa: string | undefined, calculada: string): string[] =>
  impresa === undefined || impresa === '' || hexadecimal(impresa) === calculada
    ? []
    : [propios.impresaDistinta(nombre, hexadecimal(impresa), calculada)];

/** First place in which two orders differ; -1 = none. */
function lugarDistinto(calculado: readonly string[], impreso: readonly string[]): number {
  const largo = Math.max(calculado.length, impreso.length);
  return Array.from({ length: largo }, (_, i) => i).findIndex((i) => calculado[i] !== impreso[i]);
}
