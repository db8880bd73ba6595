import {
  type Beneficiario,
  beneficiarioDe,
  cicloDeOrden,
  etiquetaDeOrden,
  type HechosDeOrden,
  type Instante,
  type MontoDePlan,
  nombreDeCategoriaDeCarta,
  nombreDeTipoDeCarta,
  pideConcesionario,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { textOrNull } from '../../columns/columns';
import { exactly } from '../../columns/shown';
import type { DiasDesde } from '../catalogo';
import { nombreUnido } from '../usuario';
import { mostradas } from './orden-de-compra.columnas';
import type { OrdenDeCompraVista, OrdenDeListaVista, VehiculoDeOrden } from './orden-de-compra.dto';
import type { ListRow, OrdenPlanRow, OrdenRow } from './orden-de-compra.store';

export const planesDe = ({ plan1, plan2, plan3, plan4 }: ListRow): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** ORD-544: its type requires a dealer and it has none. */
export const sinConcesionario = ({ concesionarioId, tipoCarta, incluyeConcesionario }: ListRow): boolean =>
  concesionarioId === null && pideConcesionario({ tipoCarta, incluyeConcesionario });

export const montosDePlanes = (planes: readonly OrdenPlanRow[]): MontoDePlan[] =>
  planes.map(({ idCodigo, monto, montoActual }) => ({
    idCodigo,
    monto: Number(monto),
    montoActual: Number(montoActual),
  }));

/** Who is paid and into which account: the private person of the order, or its dealer as it is now. */
export const beneficiarioDeOrden = (row: OrdenRow): Beneficiario =>
  row.concesionarioId === null
    ? {
        beneficiario: beneficiarioDe(row),
        rucBeneficiario: null,
        esConcesionario: false,
        tipoIdentificacionBeneficiario: row.tipoIdentificacionTercero,
        identificacionBeneficiario: row.identificacionTercero,
        bancoBeneficiario: row.bancoTercero,
        tipoCuentaBeneficiario: row.tipoCuentaTercero,
        numeroCuentaBeneficiario: row.numeroCuentaTercero,
      }
    : {
        beneficiario: beneficiarioDe(row),
        rucBeneficiario: row.rucConcesionario,
        esConcesionario: true,
        tipoIdentificacionBeneficiario: null,
        identificacionBeneficiario: null,
        bancoBeneficiario: row.bancoBeneficiario,
        tipoCuentaBeneficiario: row.tipoCuentaBeneficiario,
        numeroCuentaBeneficiario: row.numeroCuentaBeneficiario,
      };

export const carpetaAprobada = ({ sinCarpetaAprobada }: OrdenRow): boolean => Number(sinCarpetaAprobada) === 0;

/** Facts for the lifecycle. A list's row lacks who decided, which only texts of refusals use. */
export function hechosDeOrden(row: ListRow & Partial<OrdenRow>): HechosDeOrden {
  const autoria = (alias: 'aprobada' | 'anulada', cuando: Instante | null) =>
    cuando === null ? null : { quien: nombreUnido(row, alias), cuando };
  return {
    estado: row.estado,
    creadorId: row.creadoPor,
    rolCreador: row.rolCreador,
    aprobada: autoria('aprobada', row.aprobadaEn),
    anulada: autoria('anulada', row.anuladaEn),
    sinConcesionario: sinConcesionario(row),
    pagoAprobado: Number(row.pagoAprobado) === 1,
  };
}

export const ordenEnCiclo = lifecycleOf(cicloDeOrden, {
  factsOf: hechosDeOrden,
  contextOf: (_, context) => context,
  dataSubjects: (row) => [{ identificacion: row.cedula }, ...planesDe(row).map((idCodigo) => ({ idCodigo }))],
});

type Vehiculo = 'marca' | 'modelo' | 'tipoVehiculo' | 'estadoBien' | 'anio' | 'color' | 'motor' | 'chasis' | 'placa';

/** From an order, or from its approval. */
export const vehiculoDe = (row: Readonly<Record<Vehiculo, unknown>>): VehiculoDeOrden => ({
  marca: String(row.marca),
  modelo: String(row.modelo),
  tipo: textOrNull(row.tipoVehiculo),
  estadoBien: row.estadoBien as VehiculoDeOrden['estadoBien'],
  anio: Number(row.anio),
  color: textOrNull(row.color),
  motor: textOrNull(row.motor),
  chasis: textOrNull(row.chasis),
  placa: textOrNull(row.placa),
});

/** Common to list and record: input, vehicle, amounts, decision. */
const datosDeOrden = (row: ListRow) => ({
  ...mostradas(row),
  nombreCategoriaCarta: nombreDeCategoriaDeCarta(row.categoriaCarta),
  nombreTipoCarta: nombreDeTipoDeCarta(row.tipoCarta),
  etiquetaEstado: etiquetaDeOrden[row.estado],
  fecha: row.creadoEn,
  beneficiario: beneficiarioDe(row),
  vehiculo: vehiculoDe(row),
  creadoPor: nombreUnido(row, 'creado'),
  aprobadaPor: nombreUnido(row, 'aprobada'),
  anuladaPor: nombreUnido(row, 'anulada'),
});

export const vistaDeLista = (row: ListRow, context: ViewContext, dias: DiasDesde): OrdenDeListaVista =>
  exactly<OrdenDeListaVista>()({
    ...datosDeOrden(row),
    cedula: row.cedula,
    nombreCliente: row.nombreCliente,
    planes: planesDe(row),
    diasDeEspera: cicloDeOrden.desdeDe('aprobar').includes(row.estado) ? dias(row.creadoEn) : null,
    acciones: ordenEnCiclo.accionesFor(row, context),
  });

/** `planes`: those of the order, in order. */
export function vistaDeOrden(row: OrdenRow, planes: readonly OrdenPlanRow[], context: ViewContext): OrdenDeCompraVista {
  const { cedula, nombreCliente: nombre, direccion, telefono } = row;
  return exactly<OrdenDeCompraVista>()({
    ...datosDeOrden(row),
    medioId: row.medioId,
    cliente: { cedula, nombre, direccion, telefono },
    producto: planes[0]?.producto ?? '',
    planes: planes.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: Number(monto) })),
    rucConcesionario: row.rucConcesionario,
    ...beneficiarioDeOrden(row),
    pagoAnticipado: row.pagoAnticipado,
    sinConcesionario: sinConcesionario(row),
    carpetaAprobada: carpetaAprobada(row),
    financiaDiferenciaPrecio: 'N',
    valorFinanciaDiferenciaPrecio: 0,
    documentoEmitido: Number(row.emitidas) > 0,
    ...ordenEnCiclo.offer(row, context),
  });
}
