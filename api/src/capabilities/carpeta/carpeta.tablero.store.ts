import { type CodigoDeDocumentacion, type Fecha, type ResultadoDeEnvio, VIGENTE } from '@adjudica/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { dateOf, dateOrNull } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { RiesgoPlan } from '../../entities/riesgo.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';
import { ordenDeNombre, whereHolderMatches } from '../persona';
import { CAMBIOS_DE_CARPETA } from './carpeta.cambios';
import { documentoVigente } from './carpeta.proforma';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A folder with its plan, holder, award and last sending. Amounts, flags and instants as the driver returns them. */
export interface TableroDeRiesgoRow {
  idCodigo: string;
  cedula: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  producto: string;
  monto: number | string;
  grupo: string;
  fechaAdjudicacion: Fecha;
  numeroAsamblea: number;
  idDepartamento: string;
  enviadaEn: unknown;
  enviaNombre: string | null;
  enviaApellido: string | null;
  completa: unknown;
  faltantes: number | null;
  estadoDocumentos: CodigoDeDocumentacion;
  version: number;
  /** 0 or 1: whether a current purchase request exists. */
  proforma: unknown;
  /** Of the present holder; null = not calculated. */
  riesgoId: number | null;
  puntaje: number | null;
  ejecutivoNombre: string | null;
  ejecutivoApellido: string | null;
}

/** A sending of the month, or one decided in it. */
interface EnvioDelMes {
  enviadaEn: Date;
  resultado: ResultadoDeEnvio | null;
  resueltaEn: Date | null;
}

const ORDER_BY = {
  id: 'c.id',
  cedula: 'p.identificacion',
  nombreCliente: ordenDeNombre('p'),
  producto: 'j.productoCodigo',
  grupo: 'g.grupo',
  fechaAdjudicacion: 'j.fecha',
  numeroAsamblea: 's.numeroAsamblea',
  enviadaEn: 'e.enviadaEn',
};

/** Folders of live awards by department, and their counts. */
export class TableroDeRiesgoStore {
  private readonly pages: CachedList<TableroDeRiesgoRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'c',
      orderBy: ORDER_BY,
      values: ['idDepartamento', 'completa', 'producto'],
      listKey: { plan: 'c.planId', changes: CAMBIOS_DE_CARPETA },
      build: (_manager, { order: { field }, filter }) => {
        const count = unirTitular(this.queryVigentes());
        filterBy(count, filter);
        const keys = count.clone();
        if (field === 'enviadaEn' && filter['completa'] === undefined) joinEnvio(keys);
        if (field === 'cedula' || field === 'nombreCliente') keys.innerJoin(Persona, 'p', 'p.id = t.personaId');
        if (field === 'grupo') unirGrupo(keys);
        if (field === 'numeroAsamblea') keys.innerJoin(Asamblea, 's', 's.id = j.asambleaId');
        return { rows: withRow(joinEnvio(unirGrupo(unirTitular(this.queryVigentes())))), count, keys };
      },
    });
  }

  /** A page and its count. Keys are found by the filtered and sorted columns; the other joins read the page alone. */
  list(request: ListRequest): Promise<Page<TableroDeRiesgoRow>> {
    return this.pages.page(request, null);
  }

  async countEnRiesgo(): Promise<number> {
    const query = this.queryVigentes().select('COUNT(*)', 'total').where("c.idDepartamento = '004'");
    return Number((await readOne<{ total: number }>(query))?.total ?? 0);
  }

  /** Sent or decided since `desde`. One statement. */
  async listEnviosSince(desde: Date): Promise<EnvioDelMes[]> {
    const rows = await readMany<Record<keyof EnvioDelMes, unknown>>(
      this.dataSource
        .createQueryBuilder()
        .from(CarpetaEnvio, 'e')
        .select(['enviadaEn', 'resultado', 'resueltaEn'].map((c) => `e.${c} AS ${c}`))
        .where('e.enviadaEn >= :desde OR e.resueltaEn >= :desde', { desde }),
    );
    return rows.map(({ enviadaEn, resultado, resueltaEn }) => ({
      enviadaEn: dateOf(enviadaEn),
      resultado: resultado as ResultadoDeEnvio | null,
      resueltaEn: dateOrNull(resueltaEn),
    }));
  }

  private queryVigentes(): Query {
    return this.dataSource
      .createQueryBuilder()
      .from(Carpeta, 'c')
      .innerJoin(Adjudicacion, 'j', `j.id = c.adjudicacionId AND j.estado = '${VIGENTE}'`);
  }
}

const unirTitular = (query: Query): Query =>
  query.innerJoin(PlanTitular, 't', 't.planId = c.planId AND t.hasta IS NULL');

const unirGrupo = (query: Query): Query =>
  query.innerJoin(Plan, 'l', 'l.id = c.planId').innerJoin(Grupo, 'g', 'g.id = l.grupoId');

/** The last sending of the folder. */
function joinEnvio(query: Query): Query {
  const last = query.subQuery().select('MAX(x.id)').from(CarpetaEnvio, 'x').where('x.carpetaId = c.id').getQuery();
  return query.leftJoin(CarpetaEnvio, 'e', `e.carpetaId = c.id AND e.id = ${last}`);
}

function filterBy(query: Query, { idDepartamento, completa, producto, q }: ListRequest['filter']): void {
  if (idDepartamento !== undefined) query.andWhere('c.idDepartamento = :idDepartamento', { idDepartamento });
  if (completa !== undefined) joinEnvio(query).andWhere('e.completa = :completa', { completa });
  if (producto !== undefined) query.andWhere('j.productoCodigo = :producto', { producto });
  whereHolderMatches(query, q, { person: 't.personaId', plan: 'c.planId' });
}

const withRow = (query: Query): Query =>
  query
    .innerJoin(Persona, 'p', 'p.id = t.personaId')
    .innerJoin(Asamblea, 's', 's.id = j.asambleaId')
    .leftJoin(Usuario, 'u', 'u.id = e.enviadaPor')
    .leftJoin(Usuario, 'v', 'v.id = j.ejecutivoId')
    .leftJoin(RiesgoPlan, 'r', 'r.carpetaId = c.id AND r.personaId = t.personaId AND r.puntaje IS NOT NULL')
    .leftJoin(
      Solicitud,
      'f',
      "f.planId = c.planId AND f.personaId = t.personaId AND f.rol = 'titular' AND f.reemplazadaEn IS NULL",
    )
    .select('l.idCodigo', 'idCodigo')
    .addSelect('p.identificacion', 'cedula')
    .addSelect('p.nombres', 'nombres')
    .addSelect('p.apellidoPaterno', 'apellidoPaterno')
    .addSelect('p.apellidoMaterno', 'apellidoMaterno')
    .addSelect('g.productoCodigo', 'producto')
    .addSelect('l.monto', 'monto')
    .addSelect('g.grupo', 'grupo')
    .addSelect('j.fecha', 'fechaAdjudicacion')
    .addSelect('s.numeroAsamblea', 'numeroAsamblea')
    .addSelect('c.idDepartamento', 'idDepartamento')
    .addSelect('e.enviadaEn', 'enviadaEn')
    .addSelect('u.nombre', 'enviaNombre')
    .addSelect('u.apellido', 'enviaApellido')
    .addSelect('v.nombre', 'ejecutivoNombre')
    .addSelect('v.apellido', 'ejecutivoApellido')
    .addSelect('r.id', 'riesgoId')
    .addSelect('r.puntaje', 'puntaje')
    .addSelect('e.completa', 'completa')
    .addSelect('e.faltantes', 'faltantes')
    .addSelect('c.estadoDocumentos', 'estadoDocumentos')
    .addSelect('c.version', 'version')
    .addSelect(documentoVigente(query.connection.manager, 'f'), 'proforma');
