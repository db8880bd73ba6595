import { tiposDeCuenta } from '../codigos';
import { propios } from '../mensajes';
import { campo, enCodigo } from '../registro';

interface Cuenta {
  readonly banco: string | null;
  readonly tipoCuenta: string | null;
  readonly numeroCuenta: string | null;
}

const LARGO_DE_BANCO = 60;

/** The bank account of a payee; one with any of its parts has all of them. */
export const camposDeCuenta = {
  banco: campo.texto('Banco', LARGO_DE_BANCO, { clase: 'igual', sugerencias: 'banco', ejemplo: 'Banco Pichincha' }),
  tipoCuenta: campo.opcion('Tipo de cuenta', tiposDeCuenta, { columna: enCodigo(10), ejemplo: 'AHORROS' }),
  numeroCuenta: campo.digitos('Número de cuenta', [5, 20], propios.cuentaNumero, { ejemplo: '2201234567' }),
} as const;

/** 'Banco Pichincha, cuenta de ahorros 2201234567'; `null` = none is known. */
export const textoDeCuenta = ({ banco, tipoCuenta, numeroCuenta }: Cuenta): string | null =>
  banco === null || tipoCuenta === null || numeroCuenta === null
    ? null
    : propios.cuentaBancaria(banco, tipoCuenta === 'AHORROS' ? 'de ahorros' : 'corriente', numeroCuenta);
