import { textoDeCuenta } from '../concesionario/cuenta';
import { deNumero, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { tiposDeIdentificacion } from '../identificacion';
import { propios } from '../mensajes';

/** Names of the beneficiary as an order keeps them. */
interface Nombrados {
  readonly nombreConcesionario: string | null;
  readonly atencionTercero: string | null;
}

/** PAG-517: the dealer, or the third party of an order without one. */
export const beneficiarioDe = ({ nombreConcesionario, atencionTercero }: Nombrados): string =>
  nombreConcesionario ?? atencionTercero ?? '';

/** Who is paid, and into which account. A private person has an identification, a dealer a RUC. */
export interface Beneficiario {
  readonly beneficiario: string;
  readonly rucBeneficiario: string | null;
  readonly esConcesionario: boolean;
  readonly tipoIdentificacionBeneficiario: string | null;
  readonly identificacionBeneficiario: string | null;
  readonly bancoBeneficiario: string | null;
  readonly tipoCuentaBeneficiario: string | null;
  readonly numeroCuentaBeneficiario: string | null;
}

/** 'RUC 1790012344001', 'Cédula 1712345675'; `null` = not known, as of orders that are older than the question. */
export function identificacionDeBeneficiario(de: Omit<Beneficiario, 'beneficiario'>): string | null {
  if (de.esConcesionario) return de.rucBeneficiario === null ? null : `RUC ${de.rucBeneficiario}`;
  const tipo = tiposDeIdentificacion.find(({ codigo }) => codigo === de.tipoIdentificacionBeneficiario);
  return tipo === undefined || de.identificacionBeneficiario === null
    ? null
    : `${tipo.nombre} ${de.identificacionBeneficiario}`;
}

export const cuentaDeBeneficiario = (de: Omit<Beneficiario, 'beneficiario'>): string | null =>
  textoDeCuenta({
    banco: de.bancoBeneficiario,
    tipoCuenta: de.tipoCuentaBeneficiario,
    numeroCuenta: de.numeroCuentaBeneficiario,
  });

/** The beneficiary, for the user who decides on the payment: what is not known of it is said. */
export const textoDeBeneficiario = (de: Beneficiario): string =>
  [
    de.beneficiario,
    identificacionDeBeneficiario(de) ??
      (de.esConcesionario ? propios.rucSinRegistrar : propios.identificacionSinRegistrar),
    cuentaDeBeneficiario(de) ?? propios.cuentaSinRegistrar,
  ].join(', ');

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
