import { deNumero, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';

/** Names of the beneficiary as an order keeps them. */
interface Nombrados {
  readonly nombreConcesionario: string | null;
  readonly atencionTercero: string | null;
}

/** PAG-517: the dealer, or the third party of an order without one. */
export const beneficiarioDe = ({ nombreConcesionario, atencionTercero }: Nombrados): string =>
  nombreConcesionario ?? atencionTercero ?? '';

/** The beneficiary, for the user who decides on the payment. Of a private person only the name is kept. */
export const textoDeBeneficiario = (de: {
  readonly beneficiario: string;
  readonly rucBeneficiario: string | null;
  readonly esConcesionario: boolean;
}): string =>
  de.esConcesionario
    ? propios.beneficiarioConRuc(de.beneficiario, de.rucBeneficiario)
    : propios.beneficiarioParticular(de.beneficiario);

/** A plan of an order: its amount when the order was made, and its present one; dollars. */
export interface MontoDePlan {
  readonly idCodigo: string;
  readonly monto: number;
  readonly montoActual: number;
}

/** ORD-530: an order calculated from other amounts than the present ones is neither approved nor paid; `null` = they are the same. */
export function rechazoPorMontos(planes: readonly MontoDePlan[]): ErrorDeNegocio | null {
  const cambiado = planes.find(({ monto, montoActual }) => monto !== montoActual);
  if (cambiado === undefined) return null;
  const [antes, ahora] = [cambiado.monto, cambiado.montoActual].map((dolares) => formatearMonto(deNumero(dolares)));
  return new ErrorDeNegocio(
    'regla',
    'montos-cambiados',
    propios.pagoMontosDistintos(cambiado.idCodigo, antes as string, ahora as string),
  );
}
