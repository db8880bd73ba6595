import {
  aNumero,
  cicloDeMedio,
  estadoDeMedio,
  etiquetaDeMedio,
  type HechosDeMedio,
  saldoDeudor,
  tiposDeInmueble,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOrNull, isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import { nombreDeCliente } from '../persona';
import { contratoDe, type FilaDePlanConCuenta, importadoDe, sumasDe } from '../plan';
import { nombreUnido } from '../usuario';
import type {
  DispositivoDeMedio,
  EjecutivoDeMedio,
  FichaVista,
  MedioDeListaVista,
  MedioDePlan,
  MedioVista,
  PlanDeMedio,
  PolizaVista,
} from './medio-aprobacion.dto';
import type { FilaDeFicha, FilaDeMedio } from './medio-aprobacion.store';

export const planesDe = ({ plan1, plan2, plan3, plan4 }: FilaDeMedio): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** What the cycle of its acts asks. */
export function hechosDeMedio(fila: FilaDeMedio): HechosDeMedio {
  const acto = (cuando: unknown, quien: string | null) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien, cuando: new Date(iso) };
  };
  return {
    estado: boolOrNull(fila.estado),
    enviado: acto(fila.enviadoEn, nombreUnido(fila, 'enviado')),
    decidido: acto(fila.decididoEn, nombreUnido(fila, 'decidido')),
    planesVigentes: Number(fila.planesVigentes) === planesDe(fila).length,
    ejecutivoId: numberOrNull(fila.ejecutivoId),
    idOrden: numberOrNull(fila.idOrden),
    producto: fila.productoCodigo,
    reemplazadoPor: numberOrNull(fila.reemplazadoPor),
    entregado: acto(fila.entregadoEn, nombreUnido(fila, 'entregado')),
  };
}

export const medioEnCiclo = lifecycleOf(cicloDeMedio, {
  factsOf: hechosDeMedio,
  contextOf: (_, context) => context,
  dataSubjects: (fila) => [fila, ...planesDe(fila).map((idCodigo) => ({ idCodigo }))],
});

const ejecutivoDe = (fila: FilaDeMedio): EjecutivoDeMedio | null =>
  fila.ejecutivoId === null ? null : { id: fila.ejecutivoId, nombre: nombreUnido(fila, 'ejecutivo') ?? '' };

/** 'Kia Sportage 2026', 'Departamento, Quito'. */
function bienDe(fila: FilaDeFicha): string {
  if (fila.modeloId !== null) return [fila.marca, fila.modelo, fila.anio].filter((parte) => parte !== null).join(' ');
  const tipo = tiposDeInmueble.find(({ codigo }) => codigo === fila.tipoInmueble)?.nombre;
  return [tipo, fila.canton].filter((parte) => typeof parte === 'string').join(', ');
}

export const medioDePlan = (fila: FilaDeMedio): MedioDePlan => {
  const estado = estadoDeMedio(hechosDeMedio(fila));
  return { id: Number(fila.id), estado, etiquetaEstado: etiquetaDeMedio[estado] };
};

export function vistaDeLista(fila: FilaDeMedio, context: ViewContext): MedioDeListaVista {
  return {
    ...medioDePlan(fila),
    cedula: fila.identificacion,
    nombreCliente: nombreDeCliente(fila),
    producto: fila.productoCodigo,
    planes: planesDe(fila),
    valor: Number(fila.valor),
    total: Number(fila.total),
    fecha: isoOf(fila.creadoEn) as string,
    enviadoEn: isoOf(fila.enviadoEn),
    decididoEn: isoOf(fila.decididoEn),
    ejecutivo: ejecutivoDe(fila),
    bien: bienDe(fila),
    version: Number(fila.version),
    acciones: medioEnCiclo.accionesFor(fila, context),
  };
}

export function vistaDeFicha(fila: FilaDeFicha): FichaVista {
  return {
    id: Number(fila.fichaId),
    producto: fila.productoCodigo,
    marcaId: numberOrNull(fila.marcaId),
    marca: textOrNull(fila.marca),
    modeloId: numberOrNull(fila.modeloId),
    modelo: textOrNull(fila.modelo),
    claseCodigo: textOrNull(fila.claseCodigo),
    clase: textOrNull(fila.clase),
    tipo: textOrNull(fila.tipo),
    estadoBien: textOrNull(fila.estadoBien) as FichaVista['estadoBien'],
    anio: numberOrNull(fila.anio),
    color: textOrNull(fila.color),
    chasis: textOrNull(fila.chasis),
    serieMotor: textOrNull(fila.serieMotor),
    placa: textOrNull(fila.placa),
    paisOrigen: textOrNull(fila.paisOrigen),
    tipoInmueble: textOrNull(fila.tipoInmueble),
    provinciaCodigo: textOrNull(fila.provinciaCodigo),
    provincia: fila.provincia,
    cantonCodigo: textOrNull(fila.cantonCodigo),
    canton: fila.canton,
    direccion: textOrNull(fila.direccion),
    area: numberOrNull(fila.area),
    registro: textOrNull(fila.registro),
    bien: bienDe(fila),
    version: Number(fila.fichaVersion),
  };
}

export const polizaDe = (fila: FilaDeMedio): PolizaVista | null =>
  fila.aseguradora === null
    ? null
    : {
        aseguradora: String(fila.aseguradora),
        numero: String(fila.numeroPoliza),
        desde: String(fila.polizaDesde),
        hasta: String(fila.polizaHasta),
        prima: Number(fila.prima),
      };

export const dispositivoDe = (fila: FilaDeMedio): DispositivoDeMedio | null =>
  fila.dispositivoId === null
    ? null
    : { id: Number(fila.dispositivoId), nombre: String(fila.dispositivo), valor: Number(fila.valorDispositivo) };

/** MED-540, in dollars. */
export const saldoDe = (fila: FilaDePlanConCuenta): number =>
  aNumero(saldoDeudor(contratoDe(fila), sumasDe(fila), importadoDe(fila)));

export const planDeMedio = (fila: FilaDePlanConCuenta): PlanDeMedio => ({
  idCodigo: fila.idCodigo,
  grupo: fila.grupo,
  monto: Number(fila.monto),
  valorCuota: Number(fila.valorCuota),
  saldo: saldoDe(fila),
  fechaAdjudicacion: fila.fechaAdjudicacion,
});

/** `planes`: rows of its plans, in any order; a plan that became a free slot has none. */
export function vistaDeMedio(
  fila: FilaDeMedio,
  planes: readonly FilaDePlanConCuenta[],
  context: ViewContext,
): MedioVista {
  const porCodigo = new Map(planes.map((plan) => [plan.idCodigo, plan]));
  return {
    ...medioDePlan(fila),
    cliente: { cedula: fila.identificacion, nombre: nombreDeCliente(fila) },
    producto: fila.productoCodigo,
    planes: planesDe(fila).flatMap((idCodigo) => {
      const plan = porCodigo.get(idCodigo);
      return plan === undefined ? [] : [planDeMedio(plan)];
    }),
    valor: Number(fila.valor),
    desgravamen: Number(fila.desgravamen),
    avaluo: Number(fila.avaluo),
    costosLegales: Number(fila.costosLegales),
    escrituras: Number(fila.escrituras),
    impuestoTimbres: Number(fila.impuestoTimbres),
    total: Number(fila.total),
    diferencia: Number(fila.diferencia),
    pagoAnticipado: Number(fila.pagoAnticipado),
    observaciones: textOrNull(fila.observaciones),
    ficha: vistaDeFicha(fila),
    poliza: polizaDe(fila),
    dispositivo: dispositivoDe(fila),
    ejecutivo: ejecutivoDe(fila),
    fecha: isoOf(fila.creadoEn) as string,
    creadoPor: nombreUnido(fila, 'creado'),
    actualizadoEn: isoOf(fila.actualizadoEn),
    actualizadoPor: nombreUnido(fila, 'actualizado'),
    enviadoEn: isoOf(fila.enviadoEn),
    enviadoPor: nombreUnido(fila, 'enviado'),
    decididoEn: isoOf(fila.decididoEn),
    decididoPor: nombreUnido(fila, 'decidido'),
    motivo: textOrNull(fila.motivo),
    idOrden: numberOrNull(fila.idOrden),
    reemplazaA: numberOrNull(fila.reemplazaA),
    reemplazadoPor: numberOrNull(fila.reemplazadoPor),
    version: Number(fila.version),
    ...medioEnCiclo.offer(fila, context),
  };
}
