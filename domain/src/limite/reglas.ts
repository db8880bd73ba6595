import { type Centavos, deNumero, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import type { Fecha } from '../fechas';
import { propios } from '../mensajes';
import { TODOS_DEL_ROL } from './campos';

export interface Limite {
  readonly rol: string;
  /** `TODOS_DEL_ROL` = of whoever has none of his own. */
  readonly usuario: string;
  readonly monto: Centavos;
}

export interface Delegacion {
  readonly titular: string;
  readonly delegado: string;
  /** Both days included. */
  readonly desde: Fecha;
  readonly hasta: Fecha;
}

/** What holds for a role that has no row. */
export const LIMITE_PREDETERMINADO: Centavos = deNumero(100_000);

interface Aprobador {
  readonly usuario: string;
  readonly role: string;
}

/** His own limit, or the highest of those that are lent to him today. What was lent is not lent on. */
export function limiteDe(
  limites: readonly Limite[],
  delegaciones: readonly Delegacion[],
  { usuario, role }: Aprobador,
  hoy: string,
): Centavos {
  const titulares = delegaciones
    .filter(({ delegado, desde, hasta }) => delegado === usuario && desde <= hoy && hoy <= hasta)
    .map(({ titular }) => titular);
  const montos = [usuario, ...titulares].map((de) => propio(limites, de, role));
  return montos.reduce((mayor, monto) => (monto > mayor ? monto : mayor));
}

const propio = (limites: readonly Limite[], usuario: string, role: string): Centavos => {
  const delRol = limites.filter(({ rol }) => rol === role);
  const suyo =
    delRol.find((uno) => uno.usuario === usuario) ?? delRol.find((uno) => uno.usuario === TODOS_DEL_ROL) ?? null;
  return suyo?.monto ?? LIMITE_PREDETERMINADO;
};

/** Four eyes: why who wrote an exception or a mark does not approve the same folder; `null` = may. */
export const rechazoPorLimite = ({
  autores,
  actor,
  monto,
  limite,
  cuatroOjos,
}: {
  /** Users who gave the exception or marked a parameter as it stands. */
  readonly autores: readonly number[];
  readonly actor: { readonly id: number };
  readonly monto: Centavos;
  readonly limite: Centavos;
  readonly cuatroOjos: boolean;
}): ErrorDeNegocio | null =>
  cuatroOjos && autores.includes(actor.id) && monto > limite
    ? new ErrorDeNegocio(
        'prohibido',
        'limite-excedido',
        propios.limiteExcedido(formatearMonto(monto), formatearMonto(limite)),
      )
    : null;
