import {
  beneficiarioDe,
  cicloDeOrden,
  etiquetaDeOrden,
  formularioDeOrden,
  type HechosDeOrden,
  type MontoDePlan,
  nombreDeCategoriaDeCarta,
  nombreDeTipoDeCarta,
  pideConcesionario,
  type Rol,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOf, instantOf, isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import type { DiasDesde } from '../catalogo';
import { nombreUnido } from '../usuario';
import type { OrdenDeCompraVista, OrdenDeListaVista, VehiculoDeOrden } from './orden-de-compra.dto';
import type { ListRow, OrdenPlanRow, OrdenRow } from './orden-de-compra.store';

export const planesDe = ({ plan1, plan2, plan3, plan4 }: ListRow): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** ORD-544: its type asks for a dealer and it has none. */
export const sinConcesionario = ({ concesionarioId, tipoCarta, incluyeConcesionario }: ListRow): boolean =>
  concesionarioId === null &&
  pideConcesionario({ tipoCarta: String(tipoCarta), incluyeConcesionario: boolOf(incluyeConcesionario) });

/** Whom an order names, of those who may be paid. */
export const nombresDeBeneficiario = ({ nombreConcesionario, atencionTercero }: ListRow) => ({
  nombreConcesionario: textOrNull(nombreConcesionario),
  atencionTercero: textOrNull(atencionTercero),
});

export const montosDePlanes = (planes: readonly OrdenPlanRow[]): MontoDePlan[] =>
  planes.map(({ idCodigo, monto, montoActual }) => ({
    idCodigo,
    monto: Number(monto),
    montoActual: Number(montoActual),
  }));

export interface AjustesDeOrden {
  readonly ordenExigeCarpeta: boolean;
}

export const carpetaAprobada = ({ sinCarpetaAprobada }: OrdenRow): boolean => Number(sinCarpetaAprobada) === 0;

/** What the cycle of its acts asks. A row of a list has not who decided: no action depends on it, only the words of a refusal. */
export function hechosDeOrden(row: ListRow & Partial<OrdenRow>): HechosDeOrden {
  const autoria = (alias: 'aprobada' | 'anulada', cuando: unknown) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(row, alias), cuando: iso };
  };
  return {
    estado: row.estado,
    creadorId: numberOrNull(row.creadoPor),
    rolCreador: textOrNull(row.rolCreador) as Rol | null,
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

/** From an order, or from the approval that it is made of. */
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

/** What list and record say alike: what was written, the vehicle, the amounts, who decided. */
const datosDeOrden = (row: ListRow) => ({
  ...rawValuesOf(formularioDeOrden, row),
  categoriaCarta: String(row.categoriaCarta),
  nombreCategoriaCarta: nombreDeCategoriaDeCarta(String(row.categoriaCarta)),
  nombreTipoCarta: nombreDeTipoDeCarta(String(row.tipoCarta)),
  vendedor: textOrNull(row.vendedor),
  jefeVentas: textOrNull(row.jefeVentas),
  contable: textOrNull(row.contable),
  beneficiario: beneficiarioDe(nombresDeBeneficiario(row)),
  vehiculo: vehiculoDe(row),
  valorVehiculo: Number(row.valorVehiculo),
  valorPlan: Number(row.valorPlan),
  valorComision: Number(row.valorComision),
  diferenciaPrecio: Number(row.diferenciaPrecio),
  pagoConcesionario: Number(row.pagoConcesionario),
  creadoPor: nombreUnido(row, 'creado'),
  aprobadaEn: isoOf(row.aprobadaEn),
  aprobadaPor: nombreUnido(row, 'aprobada'),
  anuladaEn: isoOf(row.anuladaEn),
  anuladaPor: nombreUnido(row, 'anulada'),
  motivo: textOrNull(row.motivo),
});

export const vistaDeLista = (row: ListRow, context: ViewContext, dias: DiasDesde): OrdenDeListaVista => ({
  id: Number(row.id),
  cedula: row.cedula,
  nombreCliente: row.nombreCliente,
  planes: planesDe(row),
  fecha: isoOf(row.creadoEn) as string,
  estado: row.estado,
  etiquetaEstado: etiquetaDeOrden[row.estado],
  nombreConcesionario: textOrNull(row.nombreConcesionario),
  ...datosDeOrden(row),
  diasDeEspera: row.estado === 'pendiente' ? dias(instantOf(row.creadoEn)) : null,
  version: Number(row.version),
  acciones: ordenEnCiclo.accionesFor(row, context),
});

/** `planes`: those of the order, in their order. */
export function vistaDeOrden(
  row: OrdenRow,
  planes: readonly OrdenPlanRow[],
  context: ViewContext,
  { ordenExigeCarpeta }: AjustesDeOrden,
): OrdenDeCompraVista {
  const { cedula, nombreCliente: nombre } = row;
  return {
    ...datosDeOrden(row),
    id: Number(row.id),
    estado: row.estado,
    etiquetaEstado: etiquetaDeOrden[row.estado],
    medioId: Number(row.medioId),
    cliente: { cedula, nombre, direccion: textOrNull(row.direccion), telefono: textOrNull(row.telefono) },
    producto: planes[0]?.producto ?? '',
    planes: planes.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: Number(monto) })),
    nombreConcesionario: textOrNull(row.nombreConcesionario),
    rucConcesionario: textOrNull(row.rucConcesionario),
    sinConcesionario: sinConcesionario(row),
    carpetaAprobada: carpetaAprobada(row),
    exigeCarpeta: ordenExigeCarpeta,
    financiaDiferenciaPrecio: 'N',
    valorFinanciaDiferenciaPrecio: 0,
    fecha: isoOf(row.creadoEn) as string,
    documentoEmitido: Number(row.emitidas) > 0,
    version: Number(row.version),
    ...ordenEnCiclo.offer(row, context),
  };
}
