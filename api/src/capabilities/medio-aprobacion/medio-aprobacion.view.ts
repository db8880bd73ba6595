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
import { contratoDe, importadoDe, type PlanConCuentaRow, sumasDe } from '../plan';
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
import type { FichaRow, MedioRow } from './medio-aprobacion.store';

export const planesDe = ({ plan1, plan2, plan3, plan4 }: MedioRow): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** Facts for the lifecycle. */
export function hechosDeMedio(row: MedioRow): HechosDeMedio {
  const acto = (cuando: unknown, quien: string | null) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien, cuando: new Date(iso) };
  };
  return {
    estado: boolOrNull(row.estado),
    enviado: acto(row.enviadoEn, nombreUnido(row, 'enviado')),
    decidido: acto(row.decididoEn, nombreUnido(row, 'decidido')),
    planesVigentes: Number(row.planesVigentes) === planesDe(row).length,
    ejecutivoId: numberOrNull(row.ejecutivoId),
    idOrden: numberOrNull(row.idOrden),
    producto: row.productoCodigo,
    reemplazadoPor: numberOrNull(row.reemplazadoPor),
    entregado: acto(row.entregadoEn, nombreUnido(row, 'entregado')),
  };
}

export const medioEnCiclo = lifecycleOf(cicloDeMedio, {
  factsOf: hechosDeMedio,
  contextOf: (_, context) => context,
  dataSubjects: (row) => [row, ...planesDe(row).map((idCodigo) => ({ idCodigo }))],
});

const ejecutivoDe = (row: MedioRow): EjecutivoDeMedio | null =>
  row.ejecutivoId === null ? null : { id: row.ejecutivoId, nombre: nombreUnido(row, 'ejecutivo') ?? '' };

/** 'Kia Sportage 2026', 'Departamento, Quito'. */
function bienDe(row: FichaRow): string {
  if (row.modeloId !== null) return [row.marca, row.modelo, row.anio].filter((parte) => parte !== null).join(' ');
  const tipo = tiposDeInmueble.find(({ codigo }) => codigo === row.tipoInmueble)?.nombre;
  return [tipo, row.canton].filter((parte) => typeof parte === 'string').join(', ');
}

export const medioDePlan = (row: MedioRow): MedioDePlan => {
  const estado = estadoDeMedio(hechosDeMedio(row));
  return { id: Number(row.id), estado, etiquetaEstado: etiquetaDeMedio[estado] };
};

export function vistaDeLista(row: MedioRow, context: ViewContext): MedioDeListaVista {
  return {
    ...medioDePlan(row),
    cedula: row.identificacion,
    nombreCliente: nombreDeCliente(row),
    producto: row.productoCodigo,
    planes: planesDe(row),
    valor: Number(row.valor),
    total: Number(row.total),
    fecha: isoOf(row.creadoEn) as string,
    enviadoEn: isoOf(row.enviadoEn),
    decididoEn: isoOf(row.decididoEn),
    ejecutivo: ejecutivoDe(row),
    bien: bienDe(row),
    version: Number(row.version),
    acciones: medioEnCiclo.accionesFor(row, context),
  };
}

export function vistaDeFicha(row: FichaRow): FichaVista {
  return {
    id: Number(row.fichaId),
    producto: row.productoCodigo,
    marcaId: numberOrNull(row.marcaId),
    marca: textOrNull(row.marca),
    modeloId: numberOrNull(row.modeloId),
    modelo: textOrNull(row.modelo),
    claseCodigo: textOrNull(row.claseCodigo),
    clase: textOrNull(row.clase),
    tipo: textOrNull(row.tipo),
    estadoBien: textOrNull(row.estadoBien) as FichaVista['estadoBien'],
    anio: numberOrNull(row.anio),
    color: textOrNull(row.color),
    chasis: textOrNull(row.chasis),
    serieMotor: textOrNull(row.serieMotor),
    placa: textOrNull(row.placa),
    paisOrigen: textOrNull(row.paisOrigen),
    tipoInmueble: textOrNull(row.tipoInmueble),
    provinciaCodigo: textOrNull(row.provinciaCodigo),
    provincia: row.provincia,
    cantonCodigo: textOrNull(row.cantonCodigo),
    canton: row.canton,
    direccion: textOrNull(row.direccion),
    area: numberOrNull(row.area),
    registro: textOrNull(row.registro),
    bien: bienDe(row),
    version: Number(row.fichaVersion),
  };
}

export const polizaDe = (row: MedioRow): PolizaVista | null =>
  row.aseguradora === null
    ? null
    : {
        aseguradora: String(row.aseguradora),
        numero: String(row.numeroPoliza),
        desde: String(row.polizaDesde),
        hasta: String(row.polizaHasta),
        prima: Number(row.prima),
      };

export const dispositivoDe = (row: MedioRow): DispositivoDeMedio | null =>
  row.dispositivoId === null
    ? null
    : { id: Number(row.dispositivoId), nombre: String(row.dispositivo), valor: Number(row.valorDispositivo) };

/** MED-540, in dollars. */
export const saldoDe = (row: PlanConCuentaRow): number =>
  aNumero(saldoDeudor(contratoDe(row), sumasDe(row), importadoDe(row)));

export const planDeMedio = (row: PlanConCuentaRow): PlanDeMedio => ({
  idCodigo: row.idCodigo,
  grupo: row.grupo,
  monto: Number(row.monto),
  valorCuota: Number(row.valorCuota),
  saldo: saldoDe(row),
  fechaAdjudicacion: row.fechaAdjudicacion,
});

/** `planes`: rows of its plans, unordered; a free slot has none. */
export function vistaDeMedio(row: MedioRow, planes: readonly PlanConCuentaRow[], context: ViewContext): MedioVista {
  const porCodigo = new Map(planes.map((plan) => [plan.idCodigo, plan]));
  return {
    ...medioDePlan(row),
    cliente: { cedula: row.identificacion, nombre: nombreDeCliente(row) },
    producto: row.productoCodigo,
    planes: planesDe(row).flatMap((idCodigo) => {
      const plan = porCodigo.get(idCodigo);
      return plan === undefined ? [] : [planDeMedio(plan)];
    }),
    valor: Number(row.valor),
    desgravamen: Number(row.desgravamen),
    avaluo: Number(row.avaluo),
    costosLegales: Number(row.costosLegales),
    escrituras: Number(row.escrituras),
    impuestoTimbres: Number(row.impuestoTimbres),
    total: Number(row.total),
    diferencia: Number(row.diferencia),
    pagoAnticipado: Number(row.pagoAnticipado),
    observaciones: textOrNull(row.observaciones),
    ficha: vistaDeFicha(row),
    poliza: polizaDe(row),
    dispositivo: dispositivoDe(row),
    ejecutivo: ejecutivoDe(row),
    fecha: isoOf(row.creadoEn) as string,
    creadoPor: nombreUnido(row, 'creado'),
    actualizadoEn: isoOf(row.actualizadoEn),
    actualizadoPor: nombreUnido(row, 'actualizado'),
    enviadoEn: isoOf(row.enviadoEn),
    enviadoPor: nombreUnido(row, 'enviado'),
    decididoEn: isoOf(row.decididoEn),
    decididoPor: nombreUnido(row, 'decidido'),
    motivo: textOrNull(row.motivo),
    idOrden: numberOrNull(row.idOrden),
    reemplazaA: numberOrNull(row.reemplazaA),
    reemplazadoPor: numberOrNull(row.reemplazadoPor),
    version: Number(row.version),
    ...medioEnCiclo.offer(row, context),
  };
}
