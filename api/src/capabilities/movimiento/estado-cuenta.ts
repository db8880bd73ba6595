import {
  aDecimal,
  agruparMiles,
  CERO,
  type Centavos,
  centavos,
  centavosDeDecimal,
  comoFecha,
  type Fecha,
  formatearMonto,
  hoyEn,
  mensajes,
  nombreDeProducto,
  numCuota,
  restar,
  sumar,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { type FileAnswer, TIPO_PDF } from '../../http/send-file';
import type { EstadoDeCuentaImpreso, MovimientoImpreso, Renderer } from '../../pdf';
import { nombreDeCliente } from '../persona';
import { cuentaDe, type FilaDePlanConCuenta, type PlanStore } from '../plan';
import type { FilaDeMovimiento, MovimientoStore } from './movimiento.store';

/** EST-512, EST-576: the account of a plan as a document, with every movement. Printed when asked for and not kept. */
export class EstadoDeCuentaEnPdf {
  constructor(
    private readonly store: MovimientoStore,
    private readonly planes: PlanStore,
    private readonly impresora: Pick<Renderer, 'render'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly brand: Config['brand'],
  ) {}

  /** @throws 404. */
  async generar(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const [plan, movimientos] = await Promise.all([this.planes.getConCuenta(idCodigo), this.store.all(idCodigo)]);
    const hechos = estadoImpreso(plan, movimientos, {
      hoy: hoyEn(this.clock.now()),
      emitidoPor: `${actor.nombre} ${actor.apellido}`.trim(),
      brand: this.brand,
    });
    const { bytes } = await this.impresora.render('estado-cuenta', hechos);
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: 'movimiento', recursoId: idCodigo });
    return { bytes, nombre: `estado-cuenta-${idCodigo}.pdf`, tipo: TIPO_PDF, enLinea: true };
  }
}

export function estadoImpreso(
  plan: FilaDePlanConCuenta,
  movimientos: readonly FilaDeMovimiento[],
  emision: { hoy: Fecha; emitidoPor: string; brand: Config['brand'] },
): EstadoDeCuentaImpreso {
  const { hoy, emitidoPor, brand } = emision;
  const cuenta = cuentaDe(plan, hoy);
  let debitos = CERO;
  let creditos = CERO;
  const filas = movimientos.map((fila): MovimientoImpreso => {
    const debito = centavosDeDecimal(fila.valorDebito);
    const credito = centavosDeDecimal(fila.valorCredito);
    debitos = sumar(debitos, debito);
    creditos = sumar(creditos, credito);
    return {
      fecha: comoFecha(fila.fecha),
      tipoDocumento: fila.tipoDocumento,
      serieDocumento: fila.serieDocumento,
      numeroDocumento: fila.numeroDocumento,
      tipoMovimiento: fila.tipoMovimiento,
      referencia: fila.referencia ?? '',
      valorDebito: debito === 0 ? '' : sinSigno(debito),
      valorCredito: credito === 0 ? '' : sinSigno(credito),
      valorSaldo: sinSigno(restar(debitos, creditos)),
    };
  });
  return {
    empresa: brand.company,
    emisor: { ruc: brand.ruc, ciudad: brand.city },
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
    movimientos: filas,
    totalDebito: sinSigno(debitos),
    totalCredito: sinSigno(creditos),
    totalSaldo: sinSigno(restar(debitos, creditos)),
  };
}

/** '1.234,50': nine columns leave no room for the currency on each amount; the document names it once. */
function sinSigno(valor: Centavos): string {
  const [entera = '0', fraccion = '00'] = aDecimal(valor).replace('-', '').split('.');
  return `${valor < 0 ? '-' : ''}${agruparMiles(entera)},${fraccion}`;
}
