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
import type { FilaDeLista, FilaDeOrden, PlanDeFila } from './orden-de-compra.store';

export const planesDe = ({ plan1, plan2, plan3, plan4 }: FilaDeLista): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** ORD-544: its type asks for a dealer and it has none. */
export const sinConcesionario = ({ concesionarioId, tipoCarta, incluyeConcesionario }: FilaDeLista): boolean =>
  concesionarioId === null &&
  pideConcesionario({ tipoCarta: String(tipoCarta), incluyeConcesionario: boolOf(incluyeConcesionario) });

/** Whom an order names, of those who may be paid. */
export const nombresDeBeneficiario = ({ nombreConcesionario, atencionTercero }: FilaDeLista) => ({
  nombreConcesionario: textOrNull(nombreConcesionario),
  atencionTercero: textOrNull(atencionTercero),
});

export const montosDePlanes = (planes: readonly PlanDeFila[]): MontoDePlan[] =>
  planes.map(({ idCodigo, monto, montoActual }) => ({
    idCodigo,
    monto: Number(monto),
    montoActual: Number(montoActual),
  }));

export interface AjustesDeOrden {
  readonly ordenExigeCarpeta: boolean;
}

export const carpetaAprobada = ({ sinCarpetaAprobada }: FilaDeOrden): boolean => Number(sinCarpetaAprobada) === 0;

/** What the cycle of its acts asks. A row of a list has not who decided: no action depends on it, only the words of a refusal. */
export function hechosDeOrden(fila: FilaDeLista & Partial<FilaDeOrden>): HechosDeOrden {
  const autoria = (alias: 'aprobada' | 'anulada', cuando: unknown) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(fila, alias), cuando: iso };
  };
  return {
    estado: fila.estado,
    creadorId: numberOrNull(fila.creadoPor),
    rolCreador: textOrNull(fila.rolCreador) as Rol | null,
    aprobada: autoria('aprobada', fila.aprobadaEn),
    anulada: autoria('anulada', fila.anuladaEn),
    sinConcesionario: sinConcesionario(fila),
    pagoAprobado: Number(fila.pagoAprobado) === 1,
  };
}

export const ordenEnCiclo = lifecycleOf(cicloDeOrden, {
  factsOf: hechosDeOrden,
  contextOf: (_, context) => context,
  dataSubjects: (fila) => [{ identificacion: fila.cedula }, ...planesDe(fila).map((idCodigo) => ({ idCodigo }))],
});

type Vehiculo = 'marca' | 'modelo' | 'tipoVehiculo' | 'estadoBien' | 'anio' | 'color' | 'motor' | 'chasis' | 'placa';

/** From an order, or from the approval that it is made of. */
export const vehiculoDe = (fila: Readonly<Record<Vehiculo, unknown>>): VehiculoDeOrden => ({
  marca: String(fila.marca),
  modelo: String(fila.modelo),
  tipo: textOrNull(fila.tipoVehiculo),
  estadoBien: fila.estadoBien as VehiculoDeOrden['estadoBien'],
  anio: Number(fila.anio),
  color: textOrNull(fila.color),
  motor: textOrNull(fila.motor),
  chasis: textOrNull(fila.chasis),
  placa: textOrNull(fila.placa),
});

/** What list and record say alike: what was written, the vehicle, the amounts, who decided. */
const datosDeOrden = (fila: FilaDeLista) => ({
  ...rawValuesOf(formularioDeOrden, fila),
  categoriaCarta: String(fila.categoriaCarta),
  nombreCategoriaCarta: nombreDeCategoriaDeCarta(String(fila.categoriaCarta)),
  nombreTipoCarta: nombreDeTipoDeCarta(String(fila.tipoCarta)),
  vendedor: textOrNull(fila.vendedor),
  jefeVentas: textOrNull(fila.jefeVentas),
  contable: textOrNull(fila.contable),
  beneficiario: beneficiarioDe(nombresDeBeneficiario(fila)),
  vehiculo: vehiculoDe(fila),
  valorVehiculo: Number(fila.valorVehiculo),
  valorPlan: Number(fila.valorPlan),
  valorComision: Number(fila.valorComision),
  diferenciaPrecio: Number(fila.diferenciaPrecio),
  pagoConcesionario: Number(fila.pagoConcesionario),
  creadoPor: nombreUnido(fila, 'creado'),
  aprobadaEn: isoOf(fila.aprobadaEn),
  aprobadaPor: nombreUnido(fila, 'aprobada'),
  anuladaEn: isoOf(fila.anuladaEn),
  anuladaPor: nombreUnido(fila, 'anulada'),
  motivo: textOrNull(fila.motivo),
});

export const vistaDeLista = (fila: FilaDeLista, context: ViewContext, dias: DiasDesde): OrdenDeListaVista => ({
  id: Number(fila.id),
  cedula: fila.cedula,
  nombreCliente: fila.nombreCliente,
  planes: planesDe(fila),
  fecha: isoOf(fila.creadoEn) as string,
  estado: fila.estado,
  etiquetaEstado: etiquetaDeOrden[fila.estado],
  nombreConcesionario: textOrNull(fila.nombreConcesionario),
  ...datosDeOrden(fila),
  diasDeEspera: fila.estado === 'pendiente' ? dias(instantOf(fila.creadoEn)) : null,
  version: Number(fila.version),
  acciones: ordenEnCiclo.accionesFor(fila, context),
});

/** `planes`: those of the order, in their order. */
export function vistaDeOrden(
  fila: FilaDeOrden,
  planes: readonly PlanDeFila[],
  context: ViewContext,
  { ordenExigeCarpeta }: AjustesDeOrden,
): OrdenDeCompraVista {
  const { cedula, nombreCliente: nombre } = fila;
  return {
    ...datosDeOrden(fila),
    id: Number(fila.id),
    estado: fila.estado,
    etiquetaEstado: etiquetaDeOrden[fila.estado],
    medioId: Number(fila.medioId),
    cliente: { cedula, nombre, direccion: textOrNull(fila.direccion), telefono: textOrNull(fila.telefono) },
    producto: planes[0]?.producto ?? '',
    planes: planes.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: Number(monto) })),
    nombreConcesionario: textOrNull(fila.nombreConcesionario),
    rucConcesionario: textOrNull(fila.rucConcesionario),
    sinConcesionario: sinConcesionario(fila),
    carpetaAprobada: carpetaAprobada(fila),
    exigeCarpeta: ordenExigeCarpeta,
    financiaDiferenciaPrecio: 'N',
    valorFinanciaDiferenciaPrecio: 0,
    fecha: isoOf(fila.creadoEn) as string,
    documentoEmitido: Number(fila.emitidas) > 0,
    version: Number(fila.version),
    ...ordenEnCiclo.offer(fila, context),
  };
}
