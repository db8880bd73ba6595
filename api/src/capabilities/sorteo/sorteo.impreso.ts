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
import type { SorteoImpreso } from '../../pdf';
import type { FilaDeSorteo } from './sorteo.store';

const autoria = (quien: string | null, cuando: string | null): string =>
  `${quien ?? mensajes.propios.sinUsuario}, ${cuando === null ? '' : formatearInstante(new Date(cuando))}`;

/** What of a draw is printed; `comparada` only in minutes, which know what was marked. */
export function sorteoImpreso(
  fila: FilaDeSorteo,
  huella: string,
  comparada: { readonly comparacion: ComparacionDeSorteo; readonly motivo: string | null } | null = null,
): SorteoImpreso {
  const { fuente, fecha, numero, semilla, orden } = fila;
  return {
    algoritmo: ALGORITMO_DE_SORTEO,
    fuente: fuenteDeAzar(fuente)?.nombre ?? fuente,
    fecha: formatearFecha(comoFecha(fecha)),
    referencia: fila.referencia,
    cambio: fila.motivo,
    publicado: autoria(fila.publicadoPor, fila.publicadoEn),
    resultado:
      numero === null || semilla === null || orden === null
        ? null
        : {
            numero,
            escrito: autoria(fila.escritoPor, fila.escritoEn),
            confirmado: autoria(fila.confirmadoPor, fila.confirmadoEn),
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
