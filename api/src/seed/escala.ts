import { hoyEn, leerInforme } from '@adjudica/domain';
import { Between, type EntityManager, LessThanOrEqual } from 'typeorm';
import { personaDePrueba } from '../buro/personas-de-prueba';
import { SERIE_DE_ORDENES } from '../capabilities/orden-de-compra';
import { SERIE_DE_PAGARES } from '../capabilities/pagare';
import { tokensDePersona } from '../capabilities/persona/persona.nombre';
import { SERIE_DE_APROBACION } from '../capabilities/solicitud';
import { SERIE_DE_PAGOS } from '../capabilities/solicitud-de-pago';
import { isoOf } from '../columns/columns';
import type { Cipher } from '../crypto/cipher';
import { PLACES } from '../crypto/places';
import { readMany } from '../db/engine/read';
import { tableOf } from '../db/engine/sql';
import { insertMany } from '../db/transaction/bulk';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { EjecutivoConcesionario } from '../entities/concesionario.entity';
import { ConsultaBuro } from '../entities/consulta-buro.entity';
import { Contador } from '../entities/contador.entity';
import { Conyuge } from '../entities/conyuge.entity';
import { Documento } from '../entities/documento.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Grupo } from '../entities/grupo.entity';
import { Cotejo } from '../entities/lista-control.entity';
import { OrdenDeCompra } from '../entities/orden-de-compra.entity';
import { Pagare } from '../entities/pagare.entity';
import { Persona } from '../entities/persona.entity';
import { PersonaToken } from '../entities/persona-token.entity';
import { Plan } from '../entities/plan.entity';
import { PlanTitular } from '../entities/plan-titular.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { Usuario } from '../entities/usuario.entity';
import { Random } from '../random';
import { BLOQUE, Copiador, type Entidad, EXPEDIENTE, mayor, medir, referencias, type Topes } from './copias';
import type { Transaction } from './demo';
import { personaDemo } from './personas';

/**
 * Data of a benchmark, by set statements: the demo's cases repeated on untouched awards, then its whole block for other clients, with keys, codes and
 * names of their own. Counts, totals and states are right because whole blocks are copied. The blocks lie in different months, like the groups of a
 * company; the files are shared.
 */

/** Tables with keys from a counter. */
const SERIES = [
  [SERIE_DE_ORDENES, OrdenDeCompra, 'id'],
  [SERIE_DE_PAGOS, SolicitudDePago, 'id'],
  [SERIE_DE_PAGARES, Pagare, 'id'],
  [SERIE_DE_APROBACION, Solicitud, 'numAprobacion'],
] as const;

/** Repetitions of the cases within the block, on awards of the same amount and executive. */
const REPETIDOS = 2;
/** Every so many filled folders have a bureau report. */
const BURO_CADA = 2;
/** Months over which the blocks are spread. */
const MESES = 24;
const EJECUTIVOS_MAXIMO = 42;
/** Executives of the demo itself. */
const PROPIOS = 2;
const SEED = 20_260_404;

export const ejecutivosDe = (bloques: number): number => Math.min(EJECUTIVOS_MAXIMO, bloques + PROPIOS);

/**
 * Writes `bloques` − 1 blocks beside the demo's, each in a transaction, so that memory is bounded. `onBlock` is called with their number.
 * Deterministic.
 */
export async function escalar(
  transaction: Transaction,
  { cipher, ahora }: { readonly cipher: Cipher; readonly ahora: Date },
  bloques: number,
  onBlock: (done: number) => void = () => undefined,
): Promise<void> {
  const antes = await transaction(medir);
  for (let vez = 1; vez <= REPETIDOS; vez++) await transaction((manager) => repetirCasos(manager, antes, vez));
  const topes = await transaction(medir);
  const anio = Number(hoyEn(ahora).slice(0, 4));
  for (let k = 1; k < bloques; k++) {
    await transaction(async (manager) => {
      await otrasPersonas(manager, topes, k, anio);
      await copiarBloque(manager, topes, k);
    });
    onBlock(k + 1);
  }
  await transaction((manager) => consultarBuro(manager, cipher));
  await transaction(cotejarATodos);
  await transaction(async (manager) => {
    for (const [serie, entidad, columna] of SERIES)
      await manager.update(Contador, { serie }, { valor: await mayor(manager, entidad, columna) });
  });
}

/** Nobody is still to be looked for in the lists, which would keep the application busy for its first minutes. */
async function cotejarATodos(manager: EntityManager): Promise<void> {
  const cotejos = tableOf(manager, Cotejo);
  for (const [sujeto, entidad] of [
    ['persona', Persona],
    ['conyuge', Conyuge],
    ['ejecutivo', EjecutivoConcesionario],
  ] as const)
    await manager.query(`INSERT INTO ${cotejos} (sujeto, sujetoId, visto) SELECT '${sujeto}', t.id, t.version FROM ${tableOf(manager, entidad)} t
      WHERE NOT EXISTS (SELECT 1 FROM ${cotejos} cotejo WHERE cotejo.sujeto = '${sujeto}' AND cotejo.sujetoId = t.id)`);
}

interface Premiado {
  readonly planId: number;
  readonly personaId: number;
  readonly adjudicacionId: number;
  readonly carpetaId: number;
  readonly fecha: string;
  /** What a copy must have in common with its model. */
  readonly como: string;
  readonly lleno: boolean;
}

/** Live awards with an executive, still with their first holder, newest first. */
async function premiados(manager: EntityManager): Promise<Premiado[]> {
  const rows = await readMany<Omit<Premiado, 'lleno' | 'como'> & Record<string, unknown>>(
    manager
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId')
      .innerJoin(
        PlanTitular,
        'titular',
        'titular.planId = adjudicacion.planId AND titular.hasta IS NULL AND titular.personaId = adjudicacion.personaId',
      )
      .leftJoin(
        Solicitud,
        'solicitud',
        "solicitud.planId = adjudicacion.planId AND solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL",
      )
      .select(
        ['planId', 'personaId', 'ejecutivoId', 'productoCodigo', 'valorCuota', 'fecha'].map(
          (c) => `adjudicacion.${c} AS ${c}`,
        ),
      )
      .addSelect('adjudicacion.id', 'adjudicacionId')
      .addSelect('carpeta.id', 'carpetaId')
      .addSelect('planAhorro.monto', 'monto')
      .addSelect('solicitud.id', 'solicitudId')
      .where("adjudicacion.estado = 'ADJ' AND adjudicacion.ejecutivoId IS NOT NULL")
      .orderBy('adjudicacion.fecha', 'DESC')
      .addOrderBy('adjudicacion.id', 'ASC'),
  );
  return rows.map(({ ejecutivoId, productoCodigo, valorCuota, monto, solicitudId, ...row }) => ({
    ...row,
    como: [ejecutivoId, productoCodigo, Number(valorCuota), Number(monto)].join(' '),
    lleno: solicitudId !== null,
  }));
}

/** Repeats the cases, each on an older, untouched award of the same amount, product and executive. */
async function repetirCasos(manager: EntityManager, topes: Topes, vez: number): Promise<void> {
  const todos = await premiados(manager);
  const libres = todos.filter(({ lleno }) => !lleno);
  const usadas = new Set<number>();
  const pares: (readonly [Premiado, Premiado])[] = [];
  const originales = await manager.find(Solicitud, {
    select: { planId: true },
    where: { id: LessThanOrEqual(topes.get(Solicitud) ?? 0) },
  });
  const conCaso = new Set(originales.map(({ planId }) => planId));
  for (const modelo of todos.filter(({ planId }) => conCaso.has(planId))) {
    const nuevo = libres.find(
      ({ como, fecha, personaId }) => como === modelo.como && fecha <= modelo.fecha && !usadas.has(personaId),
    );
    if (nuevo === undefined || usadas.has(modelo.personaId)) continue;
    usadas.add(modelo.personaId).add(nuevo.personaId);
    libres.splice(libres.indexOf(nuevo), 1);
    pares.push([modelo, nuevo]);
  }
  if (pares.length === 0) return;
  const claves = ['planId', 'personaId', 'adjudicacionId', 'carpetaId'] as const;
  const lineas = pares.map((par) => `SELECT ${par.flatMap((par) => claves.map((clave) => par[clave])).join(', ')}`);
  const con = `WITH copia (${claves.join(', ')}, ${claves.map((clave) => `${clave}2`).join(', ')}) AS (${lineas.join(' UNION ALL ')})`;
  const raices = new Map<Entidad, (typeof claves)[number]>([
    [Plan, 'planId'],
    [Persona, 'personaId'],
    [Adjudicacion, 'adjudicacionId'],
    [Carpeta, 'carpetaId'],
  ]);
  const delCaso = (entidad: Entidad, alias: string): string => {
    const referenciasDeEntidad = referencias(manager, entidad).filter(
      ([, otra]) => otra !== entidad && otra !== Usuario,
    );
    const deOtras = referenciasDeEntidad.filter(
      ([, otra]) => otra !== Persona && (raices.has(otra) || EXPEDIENTE.includes(otra)),
    );
    const condiciones = (deOtras.length > 0 ? deOtras : referenciasDeEntidad).map(([columna, otra]) => {
      const raiz = raices.get(otra);
      if (raiz !== undefined) return `${alias}.${columna} IN (SELECT ${raiz} FROM copia)`;
      return `${alias}.${columna} IN (SELECT ${alias}x.id FROM ${tableOf(manager, otra)} ${alias}x WHERE ${delCaso(otra, `${alias}x`)})`;
    });
    return `${alias}.id <= ${topes.get(entidad)} AND (${condiciones.join(' OR ')})`;
  };
  await new Copiador(manager, {
    con,
    tablas: EXPEDIENTE,
    de: (entidad) => delCaso(entidad, 't'),
    clave: (entidad, expresion) => {
      const raiz = raices.get(entidad);
      if (raiz !== undefined)
        return `COALESCE((SELECT MIN(${raiz}2) FROM copia WHERE ${raiz} = ${expresion}), ${expresion})`;
      return EXPEDIENTE.includes(entidad) ? `${expresion} + ${vez * (topes.get(entidad) ?? 0)}` : expresion;
    },
    codigos: new Map<Entidad, Record<string, string>>([
      [Solicitud, { numAprobacion: `t.numAprobacion + ${vez * (topes.get(Solicitud) ?? 0)}` }],
      // it opens one paper in the public page, and its copy has none
      [DocumentoEmitido, { codigo: 'NULL' }],
    ]),
  }).copiar();
  await moverDocumentos(manager, topes, vez);
  for (const [modelo, nuevo] of pares) {
    const { idDepartamento, documentosTotal, documentosListos, estadoDocumentos } = await manager.findOneByOrFail(
      Carpeta,
      {
        id: modelo.carpetaId,
      },
    );
    await manager.update(
      Carpeta,
      { id: nuevo.carpetaId },
      { idDepartamento, documentosTotal, documentosListos, estadoDocumentos },
    );
  }
}

/** Payments of copy `k` reference the documents of their own plans. */
async function moverDocumentos(manager: EntityManager, topes: Topes, k: number): Promise<void> {
  const [pagos, mas] = [topes.get(SolicitudDePago) ?? 0, k * (topes.get(Documento) ?? 0)];
  for (const { id, documentos } of await manager.findBy(SolicitudDePago, {
    id: Between(k * pagos + 1, (k + 1) * pagos),
  }))
    await manager.update(
      SolicitudDePago,
      { id },
      { documentos: documentos.map((par) => ({ ...par, documentoId: par.documentoId + mas })) },
    );
}

/** As many people as in the demo, each of the kind of his model. */
async function otrasPersonas(manager: EntityManager, topes: Topes, k: number, anio: number): Promise<void> {
  const tope = topes.get(Persona) ?? 0;
  const random = new Random(SEED + k);
  const modelos = await manager.find(Persona, { where: { id: LessThanOrEqual(tope) }, order: { id: 'ASC' } });
  const nuevas = modelos.map(({ estadoCivil }, i) => ({ ...personaDemo(random, k * tope + i, anio, i), estadoCivil }));
  await insertMany(manager, Persona, nuevas);
  if ((await mayor(manager, Persona)) !== (k + 1) * tope)
    throw new Error('the keys of the new persons are not those of their rows');
  await insertMany(
    manager,
    PersonaToken,
    nuevas.flatMap((persona, i) => tokensDePersona(k * tope + i + 1, persona)),
  );
}

/** Block number `k`: keys and numbers shifted by the size of the first block, group codes by its number of groups. */
async function copiarBloque(manager: EntityManager, topes: Topes, k: number): Promise<void> {
  const mas = (entidad: Entidad): number => k * (topes.get(entidad) ?? 0);
  const ejecutivos = await manager.find(Usuario, { where: { role: 'Ejecutivo Adjudicaciones' }, order: { id: 'ASC' } });
  const turnos = ejecutivos
    .slice(0, PROPIOS)
    .map(({ id }, i) => `WHEN ${id} THEN ${ejecutivos[(i + k * PROPIOS) % ejecutivos.length]?.id}`);
  const grupo = `(SELECT CONCAT(grupo.productoCodigo, '-', grupo.grupo, '-') FROM ${tableOf(manager, Grupo)} grupo WHERE grupo.id = t.grupoId + ${mas(Grupo)})`;
  await new Copiador(manager, {
    tablas: BLOQUE,
    mesesAntes: k % MESES,
    de: (entidad) => `t.id <= ${topes.get(entidad)}`,
    clave: (entidad, expresion) =>
      entidad === Usuario
        ? `CASE ${expresion} ${turnos.join(' ')} ELSE ${expresion} END`
        : `${expresion} + ${mas(entidad)}`,
    codigos: new Map<Entidad, Record<string, string>>([
      [
        Grupo,
        {
          grupo: `CAST(CAST(t.grupo AS integer) + ${k} * CASE t.productoCodigo WHEN '01' THEN 8 ELSE 4 END AS varchar(10))`,
        },
      ],
      [Plan, { idCodigo: `CONCAT(${grupo}, t.codigo)` }],
      [Solicitud, { numAprobacion: `t.numAprobacion + ${mas(Solicitud)}` }],
      [DocumentoEmitido, { codigo: 'NULL' }],
    ]),
  }).copiar();
  await moverDocumentos(manager, topes, k);
}

/** Stored bureau reports, as `PreguntasAlBuro` writes them. Only natural persons have one, each once. */
async function consultarBuro(manager: EntityManager, cipher: Cipher): Promise<void> {
  const rows = await readMany<Record<string, unknown>>(
    manager
      .createQueryBuilder()
      .from(Solicitud, 'solicitud')
      .innerJoin(Persona, 'persona', "persona.id = solicitud.personaId AND persona.tipoIdentificacion = 'C'")
      .select(['planId', 'personaId', 'guardadaPor', 'guardadaEn'].map((c) => `solicitud.${c} AS ${c}`))
      .addSelect('persona.identificacion', 'cedula')
      .where("solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL")
      .orderBy('solicitud.id', 'ASC'),
  );
  const porCedula = new Map(rows.filter((_, i) => i % BURO_CADA === 0).map((row) => [row['cedula'] as string, row]));
  let id = await mayor(manager, ConsultaBuro);
  const consultas = [...porCedula].map(([cedula, { planId, personaId, guardadaPor, guardadaEn }]) => {
    const consultadoEn = new Date(isoOf(guardadaEn) as string);
    const fecha = hoyEn(consultadoEn);
    const informe = leerInforme(personaDePrueba(cedula, fecha), cedula);
    id += 1;
    return {
      ...{ cedula, fecha, vuelta: 1, estado: 'lista' as const, prueba: true, motivo: null, fallo: null },
      ...{ planId: planId as number, personaId: personaId as number, consultadoPor: guardadaPor as number },
      ...{ consultadoEn, respondidoEn: consultadoEn, consentimiento: fecha, score: informe.puntaje },
      contenido: cipher.seal(JSON.stringify(informe), PLACES.consultaBuro({ id, cedula })),
    };
  });
  await insertMany(manager, ConsultaBuro, consultas);
}
