import { hoyEn, type Periodo, PRIMER_ANIO_DEL_TABLERO, partesDe, productoDelTablero } from '@adjudica/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { CodigoProducto } from '../../ui/ProductToggle';

export interface Pedido extends Periodo {
  readonly producto: CodigoProducto;
  /** Whose plans; null = everybody's. */
  readonly ejecutivo: number | null;
}

/** 'mes' of an address that asks for the whole year. */
const TODO = 'todo';

/**
 * TAB-501, TAB-504: product, year, month and executive as the address says them, so that a link or a reload shows the same figures. Without them it is
 * Motorplan and the present month; what an old or mistyped link says wrongly is not said at all.
 */
export function usePeriodo(): [Pedido, (cambio: Partial<Pedido>) => void] {
  const [params, setParams] = useSearchParams();
  const pedido = useMemo(() => leer(params), [params]);
  const cambiar = useCallback(
    (cambio: Partial<Pedido>) =>
      setParams(
        (antes) => {
          const { producto, anio, mes, ejecutivo } = acotado({ ...leer(antes), ...cambio });
          const nuevos = new URLSearchParams(antes);
          nuevos.set('producto', producto);
          nuevos.set('anio', String(anio));
          nuevos.set('mes', mes === null ? TODO : String(mes));
          if (ejecutivo === null) nuevos.delete('ejecutivo');
          else nuevos.set('ejecutivo', String(ejecutivo));
          return nuevos;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [pedido, cambiar];
}

function leer(params: URLSearchParams): Pedido {
  const hoy = partesDe(hoyEn(new Date()));
  const anio = Number(params.get('anio'));
  const producto = productoDelTablero(params.get('producto') ?? undefined) as CodigoProducto;
  const dicho = params.get('ejecutivo') ?? '';
  const comun = { producto, ejecutivo: /^[1-9]\d{0,8}$/.test(dicho) ? Number(dicho) : null };
  if (!Number.isInteger(anio) || anio < PRIMER_ANIO_DEL_TABLERO || anio > hoy.anio)
    return { ...comun, anio: hoy.anio, mes: hoy.mes };
  const escrito = params.get('mes');
  const mes = Number(escrito);
  const conMes = escrito !== TODO && Number.isInteger(mes) && mes >= 1 && mes <= 12;
  return acotado({ ...comun, anio, mes: conMes ? mes : null });
}

/** A month that has not begun is the present one. */
function acotado(pedido: Pedido): Pedido {
  const hoy = partesDe(hoyEn(new Date()));
  const futuro = pedido.anio === hoy.anio && pedido.mes !== null && pedido.mes > hoy.mes;
  return futuro ? { ...pedido, mes: hoy.mes } : pedido;
}
