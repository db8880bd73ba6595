import { CERO, type Centavos, centavos, porCantidad, restar } from '../dinero';
import { sumarMeses } from '../fechas';

/** Terms of a plan, as its group and its own row give them. */
export interface Contrato {
  readonly valorCuota: Centavos;
  /** Instalments, one a month. */
  readonly mesesPlan: number;
  /** Due date of the first instalment 'YYYY-MM-DD'; `null` = the group has not started. */
  readonly fechaInicio: string | null;
}

/** Sums of a plan's movements; `null` = without movements, as its account was not imported. */
export type SumasDeCuenta = { readonly debitos: Centavos; readonly creditos: Centavos } | null;

/** Figures of the account from the import of plans: control totals (modelo.md). */
export interface TotalesImportados {
  readonly saldo: Centavos;
  readonly cuotasPagadas: number;
  readonly cuotasVencidas: number;
}

export interface EstadoDeCuenta extends TotalesImportados {
  /** Totals that differ from the imported ones; empty without movements. Overdue instalments grow with time and are no difference. */
  readonly diferencias: readonly ('saldo' | 'cuotasPagadas')[];
}

/** 'Pagada' = fully paid; 'Vencida' = due and not fully paid; 'Pendiente' = not yet due. */
export type EstadoDeCuota = 'Pagada' | 'Vencida' | 'Pendiente';

export interface Cuota {
  /** From 1. */
  readonly numero: number;
  /** 'YYYY-MM-DD'; `null` while the group has no start. */
  readonly fechaVencimiento: string | null;
  readonly valor: Centavos;
  readonly pagado: Centavos;
  readonly pendiente: Centavos;
  readonly estado: EstadoDeCuota;
}

const minimo = (a: Centavos, b: Centavos): Centavos => (a < b ? a : b);
const noNegativo = (a: Centavos): Centavos => (a < 0 ? CERO : a);

/**
 * Part of the credits that pays instalments. Debits beyond the value of the contract (a charge, a reversed payment) are paid first, so that the
 * unpaid instalments are the balance of the account, to the cent.
 */
export function aplicadoACuotas(contrato: Contrato, { debitos, creditos }: NonNullable<SumasDeCuenta>): Centavos {
  const total = porCantidad(contrato.valorCuota, contrato.mesesPlan);
  const extra = noNegativo(restar(debitos, total));
  return minimo(noNegativo(restar(creditos, extra)), total);
}

/** What has been paid of the instalments; without movements the imported number of paid instalments counts. */
export const pagadoDeCuotas = (
  contrato: Contrato,
  sumas: SumasDeCuenta,
  { cuotasPagadas }: Pick<TotalesImportados, 'cuotasPagadas'>,
): Centavos =>
  sumas === null
    ? porCantidad(contrato.valorCuota, Math.min(cuotasPagadas, contrato.mesesPlan))
    : aplicadoACuotas(contrato, sumas);

const pagadasCon = ({ valorCuota, mesesPlan }: Contrato, aplicado: Centavos): number =>
  valorCuota <= 0 ? 0 : Math.min(mesesPlan, Math.floor(aplicado / valorCuota));

/** Paid instalments; from movements wherever there are any. */
export const cuotasPagadasDe = (contrato: Contrato, sumas: SumasDeCuenta, importadas: number): number =>
  sumas === null ? importadas : pagadasCon(contrato, aplicadoACuotas(contrato, sumas));

const venceEn = ({ fechaInicio }: Contrato, numero: number): string | null =>
  fechaInicio === null ? null : sumarMeses(fechaInicio, numero - 1);

/** Instalments that are due up to `hoy`, that day included. */
function exigibles(contrato: Contrato, hoy: string): number {
  const { fechaInicio, mesesPlan } = contrato;
  if (fechaInicio === null) return 0;
  let numero = 0;
  while (numero < mesesPlan && sumarMeses(fechaInicio, numero) <= hoy) numero++;
  return numero;
}

/** Balance (debits less credits, negative = in favour of the client), paid and overdue instalments; from movements wherever there are any. */
export function estadoDeCuenta(
  contrato: Contrato,
  sumas: SumasDeCuenta,
  importado: TotalesImportados,
  hoy: string,
): EstadoDeCuenta {
  if (sumas === null) return { ...importado, diferencias: [] };
  const saldo = restar(sumas.debitos, sumas.creditos);
  const cuotasPagadas = cuotasPagadasDe(contrato, sumas, importado.cuotasPagadas);
  return {
    saldo,
    cuotasPagadas,
    cuotasVencidas: Math.max(0, exigibles(contrato, hoy) - cuotasPagadas),
    diferencias: [
      ...(saldo === importado.saldo ? [] : (['saldo'] as const)),
      ...(cuotasPagadas === importado.cuotasPagadas ? [] : (['cuotasPagadas'] as const)),
    ],
  };
}

/** The whole schedule, payments on the oldest instalment first. */
export function cuotasDe(
  contrato: Contrato,
  sumas: SumasDeCuenta,
  importado: Pick<TotalesImportados, 'cuotasPagadas'>,
  hoy: string,
): Cuota[] {
  const { valorCuota, mesesPlan } = contrato;
  let resto = pagadoDeCuotas(contrato, sumas, importado);
  return Array.from({ length: mesesPlan }, (_, i) => {
    const pagado = minimo(resto, valorCuota);
    resto = restar(resto, pagado);
    const fechaVencimiento = venceEn(contrato, i + 1);
    const pendiente = restar(valorCuota, pagado);
    const vencida = fechaVencimiento !== null && fechaVencimiento <= hoy;
    return {
      numero: i + 1,
      fechaVencimiento,
      valor: valorCuota,
      pagado,
      pendiente,
      estado: pendiente === 0 ? 'Pagada' : vencida ? 'Vencida' : 'Pendiente',
    };
  });
}

/** 'x/y' of a plan: instalments paid and in all (CLI-028). */
export const numCuota = (cuotasPagadas: number, mesesPlan: number): string => `${cuotasPagadas}/${mesesPlan}`;

/** A raw decimal of the database (number or text of dollars) as cents. */
export const centavosDeDecimal = (valor: unknown): Centavos => centavos(Math.round(Number(valor ?? 0) * 100));
