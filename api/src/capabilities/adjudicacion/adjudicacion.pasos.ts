import {
  type CondicionDePlan,
  carpetasDe,
  type DepartamentoQueTiene,
  type HechoDePlan,
  pasosDelPlan,
  type Situacion,
  type Tramo,
  VIGENTE,
} from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Carpeta } from '../../entities/carpeta.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

/**
 * Which step an award has come to, in the database: the facts of the rules (`recorrido/siguiente.ts`) as expressions, and the rows of the
 * rules over them. Who has a plan is so found, counted and shown by one table.
 */

/** Folder and application. */
export const unirCarpeta = (query: Query): Query =>
  query
    .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
    .leftJoin(
      Solicitud,
      'solicitud',
      "solicitud.planId = adjudicacion.planId AND solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL",
    );

/** The last record of each step. Each join is one row by a unique key. */
export const unirPasos = (query: Query): Query =>
  query
    .leftJoin(
      FichaPlan,
      'fichaPlan',
      'fichaPlan.adjudicacionId = adjudicacion.id AND fichaPlan.personaId = adjudicacion.personaId AND fichaPlan.vigente = 1',
    )
    .leftJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId')
    .leftJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.planId = adjudicacion.planId AND ordenPlan.vigente = 1')
    .leftJoin(OrdenDeCompra, 'orden', 'orden.id = ordenPlan.ordenId')
    .leftJoin(SolicitudDePago, 'pago', "pago.ordenId = orden.id AND pago.estado <> 'anulado'")
    .leftJoin(CartaSalida, 'carta', 'carta.adjudicacionId = adjudicacion.id');

/** What a row shows of its steps. */
export const conPasos = (query: Query): Query =>
  unirPasos(query)
    .addSelect('medio.id', 'medioId')
    .addSelect('medio.estado', 'medioEstado')
    .addSelect('medio.enviadoEn', 'medioEnviadoEn')
    .addSelect('orden.id', 'ordenId')
    .addSelect('orden.estado', 'ordenEstado')
    .addSelect('pago.id', 'pagoId')
    .addSelect('pago.estado', 'pagoEstado')
    .addSelect('carta.estado', 'cartaEstado')
    .addSelect(loTieneDesde(query), 'loTieneDesde');

/** Each fact as one of its values (`situaciones`). */
const hechos: Readonly<Record<HechoDePlan, string>> = {
  bien: "CASE WHEN adjudicacion.productoCodigo = '01' THEN 'vehiculo' ELSE 'casa' END",
  solicitud: "CASE WHEN solicitud.guardadaEn IS NULL THEN 'falta' ELSE 'guardada' END",
  documentos: "COALESCE(carpeta.estadoDocumentos, 'sinLista')",
  carpeta:
    "CASE carpeta.idDepartamento WHEN '002' THEN 'devuelta' WHEN '003' THEN 'legal' WHEN '004' THEN 'riesgo' ELSE 'ejecutivo' END",
  medio:
    "CASE WHEN medio.id IS NULL THEN 'ninguno' WHEN medio.estado = 1 THEN 'aprobado' WHEN medio.enviadoEn IS NULL THEN 'espera' ELSE 'enviado' END",
  orden:
    "CASE WHEN orden.id IS NULL THEN 'ninguna' WHEN orden.estado = 'aprobada' THEN 'aprobada' ELSE 'pendiente' END",
  pago: "CASE WHEN pago.id IS NULL THEN 'ninguno' WHEN pago.estado = 'aprobado' THEN 'aprobado' ELSE 'pendiente' END",
  carta: "CASE WHEN carta.estado IN ('pendiente', 'generada') THEN carta.estado ELSE 'ninguna' END",
};

const lista = (valores: readonly string[]): string => valores.map((valor) => `'${valor}'`).join(', ');

const condicionDe = (si: CondicionDePlan): string =>
  (Object.entries(si) as [HechoDePlan, readonly string[]][])
    .map(([hecho, valores]) => `${hechos[hecho]} IN (${lista(valores)})`)
    .join(' AND ');

/** The first row whose condition holds. */
const casoDe = (valorDe: (paso: (typeof pasosDelPlan)[number]) => string): string =>
  `CASE ${pasosDelPlan.map((paso) => `WHEN ${condicionDe(paso.si)} THEN ${valorDe(paso)}`).join(' ')} END`;

/** Department that has the plan; over `unirCarpeta` and `unirPasos`. */
export const loTiene = casoDe(({ idDepartamento }) => `'${idDepartamento}'`);

/** Since when: the act that gave it the plan; null = since the award. */
const loTieneDesde = (query: Query): string =>
  casoDe(({ llega }) =>
    query
      .subQuery()
      .select('MAX(evento.fecha)')
      .from(Evento, 'evento')
      .where(
        `evento.planId = adjudicacion.planId AND evento.tipo IN (${lista(llega)}) AND evento.fecha >= carpeta.abiertaEn`,
      )
      .getQuery(),
  );

const departamentoDeCarpeta: Readonly<Record<Situacion['carpeta'], string | null>> = {
  ejecutivo: null,
  devuelta: '002',
  riesgo: '004',
  legal: '003',
};

/** Live, and not handed over yet. */
export function soloPendientes(query: Query): Query {
  const entregada = query
    .subQuery()
    .select('1')
    .from(CartaSalida, 'cartaRealizada')
    .where("cartaRealizada.adjudicacionId = adjudicacion.id AND cartaRealizada.estado = 'realizada'")
    .getQuery();
  return query.andWhere(`adjudicacion.estado = '${VIGENTE}' AND NOT EXISTS ${entregada}`);
}

/** Those whose application was not saved yet, or all others. */
export function soloSinSolicitud(query: Query, falta: boolean): Query {
  const guardada = query
    .subQuery()
    .select('1')
    .from(Solicitud, 'suSolicitud')
    .where(
      "suSolicitud.planId = adjudicacion.planId AND suSolicitud.rol = 'titular' AND suSolicitud.reemplazadaEn IS NULL AND suSolicitud.guardadaEn IS NOT NULL",
    )
    .getQuery();
  return query.andWhere(`${falta ? 'NOT ' : ''}EXISTS ${guardada}`);
}

/** Those whose promise is over today (`tramosAtrasados`). */
export function soloAtrasadas(query: Query, tramos: readonly Tramo[]): Query {
  const condiciones = tramos.map(({ desde }, i) => {
    const desdeQue = desde === null ? '' : ` AND adjudicacion.fecha >= :tramoDesde${i}`;
    return `(adjudicacion.productoCodigo = :tramoProducto${i} AND adjudicacion.fecha <= :tramoHasta${i}${desdeQue})`;
  });
  const valores = tramos.flatMap(({ producto, desde, hasta }, i) => [
    [`tramoProducto${i}`, producto],
    [`tramoHasta${i}`, hasta],
    ...(desde === null ? [] : [[`tramoDesde${i}`, desde]]),
  ]);
  return query.andWhere(`(${condiciones.join(' OR ')})`, Object.fromEntries(valores));
}

/** Those that this department has. Where its folders can only be in some places, an index finds them there. */
export function soloDe(query: Query, idDepartamento: DepartamentoQueTiene): Query {
  unirPasos(unirCarpeta(query)).andWhere(`${loTiene} = :loTiene`, { loTiene: idDepartamento });
  const donde = carpetasDe(idDepartamento)?.map((carpeta) => departamentoDeCarpeta[carpeta]);
  return donde === undefined || donde.includes(null)
    ? query
    : query.andWhere('carpeta.idDepartamento IN (:...donde)', { donde });
}
