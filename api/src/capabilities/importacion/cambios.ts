import {
  centavosDeDecimal,
  comoFecha,
  ErrorDeNegocio,
  formatearFecha,
  formatearMonto,
  importaciones,
  mensajesDeImportacion as m,
  type TipoDeCelda,
  type TipoDeImportacion,
} from '@adjudica/domain';
import type { CambioDesdeRevision } from './importacion.dto';
import { EXISTE, type ValorCambiado } from './visto';

/** Changes shown; all lines are counted. */
export const MAXIMO_CAMBIOS = 100;

/** Changes between the review of a file and its application. */
export interface CambiosDesdeRevision {
  filas: number;
  lista: CambioDesdeRevision[];
}

/** The file stays reviewed until somebody reads the changes and reviews it again. */
export class DatosCambiados extends ErrorDeNegocio {
  constructor(readonly cambios: CambiosDesdeRevision) {
    const [primero] = cambios.lista;
    super('conflicto', 'datos-cambiados', m.datosCambiados(cambios.filas, primero?.linea ?? 0), {
      detalle: { filas: cambios.filas, cambios: cambios.lista },
    });
  }
}

/** Displayed values: amounts, dates and yes or no as elsewhere. */
export function enPalabras(tipo: TipoDeImportacion, cambiado: ValorCambiado): CambioDesdeRevision {
  const { linea, columna } = cambiado;
  if (columna === EXISTE) return { linea, columna: null, ...existencia(cambiado) };
  const [revisado, actual] = [cambiado.revisado, cambiado.actual].map((valor) => legibleDe(tipo, columna, valor));
  return { linea, columna, revisado: revisado ?? null, actual: actual ?? null };
}

export function legibleDe(tipo: TipoDeImportacion, columna: string, valor: string | null): string | null {
  const celda = importaciones[tipo].columnas.find(({ nombre }) => nombre === columna)?.tipo;
  return legible(celda, valor);
}

function existencia({ revisado, actual }: ValorCambiado): Pick<CambioDesdeRevision, 'revisado' | 'actual'> {
  if (revisado === null && actual === null) return { revisado: m.sinRevisar, actual: null };
  const dicho = (existe: string | null): string => (existe === '1' ? m.existe : m.noExiste);
  return { revisado: dicho(revisado), actual: dicho(actual) };
}

function legible(celda: TipoDeCelda | undefined, valor: string | null): string | null {
  if (valor === null) return null;
  if (celda === 'monto') return formatearMonto(centavosDeDecimal(valor));
  if (celda === 'fecha') return formatearFecha(comoFecha(valor));
  if (celda === 'siNo') return valor === '1' ? m.si : m.no;
  return valor;
}
