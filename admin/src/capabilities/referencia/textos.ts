import { esFecha, formatearFecha, nombreDeCodigo, parentescos, tiposDeCuenta } from '@adjudica/domain';
import type { ReferenciaRecord } from './tipos';

/** What a row of the list says: who or what in the first line, the rest below; missing facts are left out. */
export interface TextosDeReferencia {
  readonly titulo: string;
  readonly detalles: readonly string[];
}

const presentes = (...textos: readonly (string | null)[]): string[] =>
  textos.filter((texto): texto is string => texto !== null && texto !== '');

export function textosDe(r: ReferenciaRecord): TextosDeReferencia {
  switch (r.tipo) {
    case 'R':
      return {
        titulo: r.nombre ?? '',
        detalles: presentes(
          r.parentesco === null ? null : nombreDeCodigo(parentescos, r.parentesco),
          r.identificacion,
          r.telefono,
          r.ciudad,
          r.direccion,
        ),
      };
    case 'C':
      return { titulo: r.nombreComercio ?? '', detalles: presentes(r.telefono, r.ciudad, r.direccion) };
    default:
      return {
        titulo: r.banco ?? r.bancoCodigo ?? '',
        detalles: presentes(
          r.tipoCuenta === null ? null : nombreDeCodigo(tiposDeCuenta, r.tipoCuenta),
          r.numeroCuenta === null ? null : `No. ${r.numeroCuenta}`,
          esFecha(r.fechaApertura) ? `Desde el ${formatearFecha(r.fechaApertura)}` : null,
        ),
      };
  }
}
