import { aNumero, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { type CuentaDePagare, montoDePagare } from './cuotas';

/** The schedule of a note, and what its plan owes now. */
export interface CuentasDePagare {
  readonly numero: number;
  readonly cuenta: CuentaDePagare;
  readonly debe: CuentaDePagare;
}

/** The schedule is the one that would be made of the plan today. */
export const concuerda = ({ cuenta, debe }: Pick<CuentasDePagare, 'cuenta' | 'debe'>): boolean =>
  cuenta.plazo === debe.plazo && cuenta.valorDividendo === debe.valorDividendo;

const enCifras = (cuenta: CuentaDePagare) => ({
  plazo: cuenta.plazo,
  valorDividendo: aNumero(cuenta.valorDividendo),
  monto: aNumero(montoDePagare(cuenta)),
});
/** `null` = there is no debt. */
export const cuotasEnPalabras = (cuenta: CuentaDePagare): string | null =>
  cuenta.plazo === 0 ? null : propios.cuotasPorMonto(cuenta.plazo, formatearMonto(montoDePagare(cuenta)));

/** Both figures; `null` = they agree. */
export const desacuerdoDePagare = ({ numero, cuenta, debe }: CuentasDePagare): string | null =>
  concuerda({ cuenta, debe })
    ? null
    : propios.pagareNoConcuerda(numero, cuotasEnPalabras(cuenta) ?? '', cuotasEnPalabras(debe));

/** Why neither note nor contract goes on: the account has changed since the note was made. `salida` = what to do. */
export function rechazoPorCuenta(cuentas: CuentasDePagare, salida: string): ErrorDeNegocio | null {
  const desacuerdo = desacuerdoDePagare(cuentas);
  return desacuerdo === null
    ? null
    : new ErrorDeNegocio('regla', 'pagare-no-concuerda', `${desacuerdo}. ${salida}`, {
        detalle: { pagare: cuentas.numero, suya: enCifras(cuentas.cuenta), debe: enCifras(cuentas.debe) },
      });
}
