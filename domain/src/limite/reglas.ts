import { type Centavos, deNumero, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import type { Fecha } from '../fechas';
import { propios } from '../mensajes';
import { TODOS_DEL_ROL } from './campos';

export interface Limite {
  readonly rol: string;
  /** `TODOS_DEL_ROL` = users of the role without a row of their own. */
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

/** Limit of a role without a row. */
export const LIMITE_PREDETERMINADO: Centavos = deNumero(100_000);

interface Aprobador {
  readonly usuario: string;
  readonly role: string;
}

/** The user's own limit, or the highest one that is delegated to him today. A delegated limit is not delegated further. */
export function limiteDe(
  limites: readonly Limite[],
  delegaciones: readonly Delegacion[],
  { usuario, role }: Aprobador,
  hoy: string,
): Centavos {
  const titulares = delegaciones
    .filter(({ delegado, desde, hasta }) => delegado === usuario && desde <= hoy && hoy <= hasta)
    .map(({ titular }) => titular);
  const montos = [usuario, ...titulares].map((titular) => limitePropio(limites, titular, role));
  return montos.reduce((mayor, monto) => (monto > mayor ? monto : mayor));
}

const limitePropio = (limites: readonly Limite[], usuario: string, role: string): Centavos => {
  const delRol = limites.filter(({ rol }) => rol === role);
  const limite =
    delRol.find((fila) => fila.usuario === usuario) ?? delRol.find((fila) => fila.usuario === TODOS_DEL_ROL);
  return limite?.monto ?? LIMITE_PREDETERMINADO;
};

/** Four eyes: why the author of an exception or of a mark can't approve the same folder; `null` = may. */
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
