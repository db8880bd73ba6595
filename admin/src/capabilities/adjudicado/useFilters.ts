import { esFecha } from '@adjudica/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Filter value: awards that nobody looks after yet. */
export const SIN_EJECUTIVO = 'ninguno';

/** What the list of awarded members is asked for, as its address says it; '' = not chosen. */
export interface Filtros {
  readonly q: string;
  /** '1' = the text was sent with Enter. */
  readonly enter: string;
  /** 'YYYY-MM-DD' */
  readonly desde: string;
  readonly hasta: string;
  /** 'ADJ' or 'RADJ' */
  readonly estado: string;
  /** Id of a user, or `SIN_EJECUTIVO`. */
  readonly ejecutivo: string;
  /** '1' = only those whose promise is over. */
  readonly atrasadas: string;
  /** Column and direction, 'fecha DESC'. */
  readonly orden: string;
}

const nombres = [
  'q',
  'enter',
  'desde',
  'hasta',
  'estado',
  'ejecutivo',
  'atrasadas',
  'orden',
] as const satisfies readonly (keyof Filtros)[];

const validos: Readonly<Record<keyof Filtros, (valor: string) => boolean>> = {
  q: () => true,
  enter: (valor) => valor === '1',
  desde: esFecha,
  hasta: esFecha,
  estado: (valor) => valor === 'ADJ' || valor === 'RADJ',
  ejecutivo: (valor) => valor === SIN_EJECUTIVO || /^[1-9]\d{0,8}$/.test(valor),
  atrasadas: (valor) => valor === '1',
  orden: (valor) => /^(?:nombreCliente|idCodigo|fecha|monto) (?:ASC|DESC)$/.test(valor),
};

/** Reads and writes the address; another filter begins at the first page. What an old or mistyped link says wrongly is not said at all. */
export function useFilters(): [Filtros, (cambios: Partial<Filtros>) => void] {
  const [params, setParams] = useSearchParams();
  const filtros = useMemo(() => {
    const leer = (nombre: keyof Filtros): string => {
      const valor = params.get(nombre) ?? '';
      return valor !== '' && validos[nombre](valor) ? valor : '';
    };
    return Object.fromEntries(nombres.map((nombre) => [nombre, leer(nombre)])) as unknown as Filtros;
  }, [params]);
  const cambiar = useCallback(
    (cambios: Partial<Filtros>) =>
      setParams(
        (antes) => {
          const nuevos = new URLSearchParams(antes);
          for (const [nombre, valor] of Object.entries(cambios)) {
            if (valor === '') nuevos.delete(nombre);
            else nuevos.set(nombre, valor);
          }
          nuevos.delete('pagina');
          return nuevos;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [filtros, cambiar];
}
