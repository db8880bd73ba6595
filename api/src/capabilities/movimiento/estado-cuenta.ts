import {
  aDecimal,
  agruparMiles,
  CERO,
  type Centavos,
  centavos,
  centavosDeDecimal,
  comoFecha,
  formatearMonto,
  mensajes,
  nombreDeProducto,
  numCuota,
  restar,
  sumar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import { type Emision, type EmisionDeDocumentos, imprimible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import { cuentaDe, type PlanConCuentaRow, type PlanStore } from '../plan';
import type { EstadoDeCuentaImpreso, MovimientoImpreso } from './estado-cuenta.impreso';
import { estadoDeCuentaEnPapel } from './estado-cuenta.impreso';
import type { MovimientoRow, MovimientoStore } from './movimiento.store';

interface FuenteDeEstado {
  readonly plan: PlanConCuentaRow;
  readonly movimientos: readonly MovimientoRow[];
}

/** EST-512, EST-576: the account of a plan, with every movement. */
const estadoDeCuenta = imprimible(estadoDeCuentaEnPapel, {
  recurso: 'movimiento',
  nombre: ({ plan }: FuenteDeEstado) => `estado-cuenta-${plan.idCodigo}`,
  hechos: estadoImpreso,
});

export class EstadoDeCuentaEnPdf {
  constructor(
    private readonly store: MovimientoStore,
    private readonly planes: PlanStore,
    private readonly emision: EmisionDeDocumentos,
  ) {}

  /** @throws 404. */
  async generar(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const [plan, movimientos] = await Promise.all([this.planes.getWithCuenta(idCodigo), this.store.all(idCodigo)]);
    return this.emision.imprimir(actor, estadoDeCuenta, { plan, movimientos }, idCodigo);
  }
}

function estadoImpreso(
  { plan, movimientos }: FuenteDeEstado,
  { marca, hoy, emitidoPor }: Emision,
): EstadoDeCuentaImpreso {
  const cuenta = cuentaDe(plan, hoy);
  let debitos = CERO;
  let creditos = CERO;
  const rows = movimientos.map((row): MovimientoImpreso => {
    const debito = centavosDeDecimal(row.valorDebito);
    const credito = centavosDeDecimal(row.valorCredito);
    debitos = sumar(debitos, debito);
    creditos = sumar(creditos, credito);
    return {
      fecha: comoFecha(row.fecha),
      tipoDocumento: row.tipoDocumento,
      serieDocumento: row.serieDocumento,
      numeroDocumento: row.numeroDocumento,
      tipoMovimiento: row.tipoMovimiento,
      referencia: row.referencia ?? '',
      valorDebito: debito === 0 ? '' : sinSigno(debito),
      valorCredito: credito === 0 ? '' : sinSigno(credito),
      valorSaldo: sinSigno(restar(debitos, creditos)),
    };
  });
  return {
    ...marca,
    producto: nombreDeProducto({ nombre: plan.nombreProducto }),
    grupo: plan.grupo,
    idCodigo: plan.idCodigo,
    nombreCliente: nombreDeCliente(plan),
    identificacion: plan.identificacion,
    inicio: plan.fechaInicio,
    emision: hoy,
    emitidoPor,
    monto: formatearMonto(centavosDeDecimal(plan.monto)),
    valorCuota: formatearMonto(centavosDeDecimal(plan.valorCuota)),
    saldo: formatearMonto(centavos(Math.abs(cuenta.saldo))),
    aFavor: cuenta.saldo < 0,
    numCuota: numCuota(cuenta.cuotasPagadas, plan.mesesPlan),
    cuotasVencidas: cuenta.cuotasVencidas,
    sinMovimientos: mensajes.propios.sinMovimientos,
    movimientos: rows,
    totalDebito: sinSigno(debitos),
    totalCredito: sinSigno(creditos),
    totalSaldo: sinSigno(restar(debitos, creditos)),
  };
}

/** '1.234,50': nine columns leave no room for a currency sign; the document names it once. */
function sinSigno(valor: Centavos): string {
  const [entera = '0', fraccion = '00'] = aDecimal(valor).replace('-', '').split('.');
  return `${valor < 0 ? '-' : ''}${agruparMiles(entera)},${fraccion}`;
}
