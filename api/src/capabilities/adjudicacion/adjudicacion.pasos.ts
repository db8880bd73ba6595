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
 * Which step an award (`j`) has come to, in the database: the facts of the rules (`recorrido/siguiente.ts`) as expressions, and the rows of the
 * rules over them. Who has a plan is so found, counted and shown by one table.
 */

/** Folder and application. */
export const unirCarpeta = (query: Query): Query =>
  query
    .leftJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
    .leftJoin(Solicitud, 'st', "st.planId = j.planId AND st.rol = 'titular' AND st.reemplazadaEn IS NULL");

/** The last record of each step. Each join is one row by a unique key. */
export const unirPasos = (query: Query): Query =>
  query
    .leftJoin(FichaPlan, 'kp', 'kp.adjudicacionId = j.id AND kp.personaId = j.personaId AND kp.vigente = 1')
    .leftJoin(MedioAprobacion, 'mp', 'mp.fichaId = kp.fichaId')
    .leftJoin(OrdenPlan, 'op', 'op.planId = j.planId AND op.vigente = 1')
    .leftJoin(OrdenDeCompra, 'o', 'o.id = op.ordenId')
    .leftJoin(SolicitudDePago, 'sp', "sp.ordenId = o.id AND sp.estado <> 'anulado'")
    .leftJoin(CartaSalida, 'cs', 'cs.adjudicacionId = j.id');

/** What a row shows of its steps. */
export const conPasos = (query: Query): Query =>
  unirPasos(query)
    .addSelect('mp.id', 'medioId')
    .addSelect('mp.estado', 'medioEstado')
    .addSelect('mp.enviadoEn', 'medioEnviadoEn')
    .addSelect('o.id', 'ordenId')
    .addSelect('o.estado', 'ordenEstado')
    .addSelect('sp.id', 'pagoId')
    .addSelect('sp.estado', 'pagoEstado')
    .addSelect('cs.estado', 'cartaEstado')
    .addSelect(loTieneDesde(query), 'loTieneDesde');

/** Each fact as one of its values (`situaciones`). */
const hechos: Readonly<Record<HechoDePlan, string>> = {
  bien: "CASE WHEN j.productoCodigo = '01' THEN 'vehiculo' ELSE 'casa' END",
  solicitud: "CASE WHEN st.guardadaEn IS NULL THEN 'falta' ELSE 'guardada' END",
  documentos: "COALESCE(c.estadoDocumentos, 'sinLista')",
  carpeta:
    "CASE c.idDepartamento WHEN '002' THEN 'devuelta' WHEN '003' THEN 'legal' WHEN '004' THEN 'riesgo' ELSE 'ejecutivo' END",
  medio:
    "CASE WHEN mp.id IS NULL THEN 'ninguno' WHEN mp.estado = 1 THEN 'aprobado' WHEN mp.enviadoEn IS NULL THEN 'espera' ELSE 'enviado' END",
  orden: "CASE WHEN o.id IS NULL THEN 'ninguna' WHEN o.estado = 'aprobada' THEN 'aprobada' ELSE 'pendiente' END",
  pago: "CASE WHEN sp.id IS NULL THEN 'ninguno' WHEN sp.estado = 'aprobado' THEN 'aprobado' ELSE 'pendiente' END",
  carta: "CASE WHEN cs.estado IN ('pendiente', 'generada') THEN cs.estado ELSE 'ninguna' END",
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
      .select('MAX(ev.fecha)')
      .from(Evento, 'ev')
      .where(`ev.planId = j.planId AND ev.tipo IN (${lista(llega)}) AND ev.fecha >= c.abiertaEn`)
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
    .from(CartaSalida, 'ce')
    .where("ce.adjudicacionId = j.id AND ce.estado = 'realizada'")
    .getQuery();
  return query.andWhere(`j.estado = '${VIGENTE}' AND NOT EXISTS ${entregada}`);
}

/** Those whose application was not saved yet, or all others. */
export function soloSinSolicitud(query: Query, falta: boolean): Query {
  const guardada = query
    .subQuery()
    .select('1')
    .from(Solicitud, 'sn')
    .where("sn.planId = j.planId AND sn.rol = 'titular' AND sn.reemplazadaEn IS NULL AND sn.guardadaEn IS NOT NULL")
    .getQuery();
  return query.andWhere(`${falta ? 'NOT ' : ''}EXISTS ${guardada}`);
}

/** Those whose promise is over today (`tramosAtrasados`). */
export function soloAtrasadas(query: Query, tramos: readonly Tramo[]): Query {
  const condiciones = tramos.map(({ desde }, i) => {
    const desdeQue = desde === null ? '' : ` AND j.fecha >= :tramoDesde${i}`;
    return `(j.productoCodigo = :tramoProducto${i} AND j.fecha <= :tramoHasta${i}${desdeQue})`;
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
    : query.andWhere('c.idDepartamento IN (:...donde)', { donde });
}
