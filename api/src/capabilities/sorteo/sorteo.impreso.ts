import {
  ALGORITMO_DE_SORTEO,
  type ComparacionDeSorteo,
  comoFecha,
  diferenciaEscrita,
  formatearFecha,
  formatearInstante,
  fuenteDeAzar,
  mensajes,
  textoDeSemilla,
} from '@adjudica/domain';
import type { SorteoRow } from './sorteo.store';

/** A draw as printed in minutes and certificates, with everything needed to replay it. */
export interface SorteoImpreso {
  readonly algoritmo: string;
  readonly fuente: string;
  /** 'DD/MM/YYYY' */
  readonly fecha: string;
  readonly referencia: string | null;
  /** Reason of a change of the source. */
  readonly cambio: string | null;
  readonly publicado: string;
  /** null = number not confirmed: not drawn. */
  readonly resultado: {
    readonly numero: string;
    readonly escrito: string;
    readonly confirmado: string;
    readonly texto: string;
    readonly semilla: string;
    /** Winner first. */
    readonly orden: readonly { readonly lugar: number; readonly idCodigo: string }[];
    /** Plans earlier in the order that were awarded otherwise. */
    readonly pasados: readonly string[];
    readonly diferencia: { readonly texto: string; readonly motivo: string | null } | null;
  } | null;
}

const autoria = (quien: string | null, cuando: string | null): string =>
  `${quien ?? mensajes.propios.sinUsuario}, ${cuando === null ? '' : formatearInstante(new Date(cuando))}`;

/** Printed facts of a draw; `comparada` only in minutes, which know the marks. */
export function sorteoImpreso(
  row: SorteoRow,
  huella: string,
  comparada: { readonly comparacion: ComparacionDeSorteo; readonly motivo: string | null } | null = null,
): SorteoImpreso {
  const { fuente, fecha, numero, semilla, orden } = row;
  return {
    algoritmo: ALGORITMO_DE_SORTEO,
    fuente: fuenteDeAzar(fuente)?.nombre ?? fuente,
    fecha: formatearFecha(comoFecha(fecha)),
    referencia: row.referencia,
    cambio: row.motivo,
    publicado: autoria(row.publicadoPor, row.publicadoEn),
    resultado:
      numero === null || semilla === null || orden === null
        ? null
        : {
            numero,
            escrito: autoria(row.escritoPor, row.escritoEn),
            confirmado: autoria(row.confirmadoPor, row.confirmadoEn),
            texto: textoDeSemilla({ huella, fuente, fecha, numero }),
            semilla,
            orden: orden.map((idCodigo, i) => ({ lugar: i + 1, idCodigo })),
            pasados: comparada?.comparacion.pasados ?? [],
            diferencia:
              comparada?.comparacion.distinto === true
                ? { texto: diferenciaEscrita(comparada.comparacion), motivo: comparada.motivo }
                : null,
          },
  };
}
