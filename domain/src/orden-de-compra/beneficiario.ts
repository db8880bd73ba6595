import { deNumero, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';

/** Names of whom an order pays, as it keeps them. */
interface Nombrados {
  readonly nombreConcesionario: string | null;
  readonly atencionTercero: string | null;
}

/** PAG-517: the dealer, or whom an order without one names. */
export const beneficiarioDe = ({ nombreConcesionario, atencionTercero }: Nombrados): string =>
  nombreConcesionario ?? atencionTercero ?? '';

/** Who gets the money, for who decides of it. Of a private person nothing but the name is kept. */
export const textoDeBeneficiario = (de: {
  readonly beneficiario: string;
  readonly rucBeneficiario: string | null;
  readonly esConcesionario: boolean;
}): string =>
  de.esConcesionario
    ? propios.beneficiarioConRuc(de.beneficiario, de.rucBeneficiario)
    : propios.beneficiarioParticular(de.beneficiario);

/** A plan of an order: its amount when the order was made, and now; dollars. */
export interface MontoDePlan {
  readonly idCodigo: string;
  readonly monto: number;
  readonly montoActual: number;
}

/** ORD-530: what was reckoned from other amounts than those of now is neither approved nor paid; `null` = they are the same. */
export function rechazoPorMontos(planes: readonly MontoDePlan[]): ErrorDeNegocio | null {
  const otro = planes.find(({ monto, montoActual }) => monto !== montoActual);
  if (otro === undefined) return null;
  const [antes, ahora] = [otro.monto, otro.montoActual].map((dolares) => formatearMonto(deNumero(dolares)));
  return new ErrorDeNegocio(
    'regla',
    'montos-cambiados',
    propios.pagoMontosDistintos(otro.idCodigo, antes as string, ahora as string),
  );
}
