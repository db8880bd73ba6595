import type { Fecha } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { MedioVista } from '../capabilities/medio-aprobacion/medio-aprobacion.dto';
import type { OrdenDeCompraVista } from '../capabilities/orden-de-compra/orden-de-compra.dto';
import type { PagareVista } from '../capabilities/pagare/pagare.dto';
import type { PagoVista } from '../capabilities/solicitud-de-pago/solicitud-de-pago.dto';
import { isoOf } from '../columns/columns';
import type { Application } from '../compose';
import { readMany } from '../db/engine/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { Usuario } from '../entities/usuario.entity';
import { Random } from '../random';
import type { RelojDeDemo } from './actas';
import { type Catalogo, leerCatalogo } from './catalogo-de-compras';
import { Papeles } from './papeles';
import { actorDe, comoActor } from './usuarios';

const SEED = 20_260_202;

const GENTE = ['riesgo', 'jefatura', 'jefatura2', 'legal', 'asistente.legal'] as const;

/** Shared by the steps of all cases. */
export interface Entorno {
  readonly application: Application;
  readonly clock: RelojDeDemo;
  readonly gente: Readonly<Record<(typeof GENTE)[number], Actor>>;
  readonly catalogo: Catalogo;
  readonly papeles: Papeles;
}

/** A live award with an executive and an untouched folder. */
export interface Premio {
  readonly idCodigo: string;
  readonly adjudicacionId: number;
  readonly producto: string;
  readonly cedula: string;
  readonly estadoCivil: string | null;
  /** In dollars. */
  readonly monto: number;
  readonly fecha: string;
  readonly abiertaEn: Date;
  readonly ejecutivo: Actor;
}

/** One plan and its way through the services: the intended outcome, and their answers so far. */
export class Caso {
  readonly random: Random;
  medio: MedioVista | undefined;
  orden: OrdenDeCompraVista | undefined;
  pago: PagoVista | undefined;
  pagare: PagareVista | undefined;
  /** Day on which its papers are signed. */
  firma: Fecha | undefined;
  /** When its contract was written. */
  redactadoEn: Date | undefined;
  carta = 1;

  constructor(
    readonly entorno: Entorno,
    readonly premio: Premio,
    /** Number of the case, from which its made-up values follow. */
    readonly numero: number,
    readonly destino: Destino,
  ) {
    this.random = new Random(SEED + numero);
  }

  get expediente(): Application['expediente'] {
    return this.entorno.application.expediente;
  }
}

/** Intended outcome of a case; steps left out do not happen. */
export interface Destino {
  readonly anexos?: true;
  /** Two references of each type (EST-553), beside the usual ones. */
  readonly referencias?: true;
  readonly generada?: true;
  readonly papeles?: Traidos;
  readonly usado?: true;
  readonly medio?: 'espera' | 'enviado' | 'aprobado' | 'rechazado' | 'reemplazado';
  readonly enviada?: true;
  readonly juicio?: Juicio;
  readonly resuelta?: 'devuelta' | 'aprobada';
  readonly orden?: 'pendiente' | 'deJefatura' | 'aprobada' | 'impresa' | 'anulada' | 'anuladaAprobada';
  readonly pago?: 'pendiente' | 'aprobado' | 'anuladoYAprobado';
  readonly pagare?: 'nuevo' | 'enviado' | 'rechazado' | 'aprobado' | 'porAnular';
  readonly contrato?: 'empezado' | 'enviado' | 'rechazado' | 'aprobado';
  readonly carta?: 'generada' | 'rechazada';
  readonly entregada?: true;
  readonly retirada?: true;
}

export interface Traidos {
  /** Number of papers; 'todos' = all required ones. */
  readonly cuantos: number | 'todos';
  /** How many 002 confirmed. */
  readonly confirmados?: number | 'todos';
  /** A paper was rejected by 004: pending, or replaced. */
  readonly rechazo?: 'espera' | 'reemplazado';
  readonly fotos?: true;
}

export interface Juicio {
  /** What risk verified by itself: enough for the threshold, or so many of the first. */
  readonly marcas: 'hastaElUmbral' | number;
  readonly excepcion?: string;
  readonly garantias?: true;
}

/** Runs `work` with the shared parts; the papers are removed afterwards. */
export async function enEntorno<T>(
  application: Application,
  clock: RelojDeDemo,
  work: (entorno: Entorno) => Promise<T>,
): Promise<T> {
  const gente = Object.fromEntries(
    await Promise.all(GENTE.map(async (nombre) => [nombre, await actorDe(application, nombre)])),
  );
  const catalogo = await leerCatalogo(application.dataSource.manager);
  const papeles = new Papeles();
  try {
    return await work({ application, clock, gente, catalogo, papeles });
  } finally {
    papeles.close();
  }
}

/** Oldest first. */
export async function sinEmpezar({ dataSource }: Application): Promise<Premio[]> {
  const rows = await readMany<Record<keyof Premio | 'ejecutivoId', unknown>>(
    dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId')
      .innerJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .innerJoin(Persona, 'persona', 'persona.id = adjudicacion.personaId')
      .select(['fecha', 'ejecutivoId'].map((columna) => `adjudicacion.${columna} AS ${columna}`))
      .addSelect('adjudicacion.id', 'adjudicacionId')
      .addSelect('adjudicacion.productoCodigo', 'producto')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('planAhorro.monto', 'monto')
      .addSelect('carpeta.abiertaEn', 'abiertaEn')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('persona.estadoCivil', 'estadoCivil')
      .where(
        "adjudicacion.estado = 'ADJ' AND adjudicacion.viaIngreso = 'ASAMBLEA' AND adjudicacion.ejecutivoId IS NOT NULL",
      )
      .andWhere("carpeta.idDepartamento IS NULL AND carpeta.estadoDocumentos = 'sinLista'")
      .orderBy('adjudicacion.fecha', 'ASC')
      .addOrderBy('adjudicacion.id', 'ASC'),
  );
  const usuarios = new Map((await dataSource.manager.find(Usuario)).map((usuario) => [usuario.id, comoActor(usuario)]));
  return rows.map(({ ejecutivoId, monto, abiertaEn, ...row }) => ({
    ...(row as Pick<Premio, 'idCodigo' | 'adjudicacionId' | 'producto' | 'cedula' | 'estadoCivil' | 'fecha'>),
    monto: Number(monto),
    abiertaEn: new Date(isoOf(abiertaEn) as string),
    ejecutivo: usuarios.get(ejecutivoId as number) as Actor,
  }));
}
