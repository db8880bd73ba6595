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
  id: 'carpeta.id',
  cedula: 'persona.identificacion',
  nombreCliente: ordenDeNombre('persona'),
  producto: 'adjudicacion.productoCodigo',
  grupo: 'grupo.grupo',
  fechaAdjudicacion: 'adjudicacion.fecha',
  numeroAsamblea: 'asamblea.numeroAsamblea',
  enviadaEn: 'envio.enviadaEn',
};

/** Folders of live awards by department, and their counts. */
export class TableroDeRiesgoStore {
  private readonly pages: CachedList<TableroDeRiesgoRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'carpeta',
      orderBy: ORDER_BY,
      values: ['idDepartamento', 'completa', 'producto'],
      listKey: { plan: 'carpeta.planId', changes: CAMBIOS_DE_CARPETA },
      build: (_manager, { order: { field }, filter }) => {
        const count = unirTitular(this.queryVigentes());
        filterBy(count, filter);
        const keys = count.clone();
        if (field === 'enviadaEn' && filter['completa'] === undefined) joinEnvio(keys);
        if (field === 'cedula' || field === 'nombreCliente')
          keys.innerJoin(Persona, 'persona', 'persona.id = titular.personaId');
        if (field === 'grupo') unirGrupo(keys);
        if (field === 'numeroAsamblea') keys.innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId');
        return { rows: withRow(joinEnvio(unirGrupo(unirTitular(this.queryVigentes())))), count, keys };
      },
    });
  }

  /** A page and its count. Keys are found by the filtered and sorted columns; the other joins read the page alone. */
  list(request: ListRequest): Promise<Page<TableroDeRiesgoRow>> {
    return this.pages.page(request, null);
  }

  async countEnRiesgo(): Promise<number> {
    const query = this.queryVigentes().select('COUNT(*)', 'total').where("carpeta.idDepartamento = '004'");
    return Number((await readOne<{ total: number }>(query))?.total ?? 0);
  }

  /** Sent or decided since `desde`. One statement. */
  async listEnviosSince(desde: Date): Promise<EnvioDelMes[]> {
    const rows = await readMany<Record<keyof EnvioDelMes, unknown>>(
      this.dataSource
        .createQueryBuilder()
        .from(CarpetaEnvio, 'envio')
        .select(['enviadaEn', 'resultado', 'resueltaEn'].map((c) => `envio.${c} AS ${c}`))
        .where('envio.enviadaEn >= :desde OR envio.resueltaEn >= :desde', { desde }),
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
      .from(Carpeta, 'carpeta')
      .innerJoin(
        Adjudicacion,
        'adjudicacion',
        `adjudicacion.id = carpeta.adjudicacionId AND adjudicacion.estado = '${VIGENTE}'`,
      );
  }
}

const unirTitular = (query: Query): Query =>
  query.innerJoin(PlanTitular, 'titular', 'titular.planId = carpeta.planId AND titular.hasta IS NULL');

const unirGrupo = (query: Query): Query =>
  query
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = carpeta.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId');

/** The last sending of the folder. */
function joinEnvio(query: Query): Query {
  const last = query
    .subQuery()
    .select('MAX(otroEnvio.id)')
    .from(CarpetaEnvio, 'otroEnvio')
    .where('otroEnvio.carpetaId = carpeta.id')
    .getQuery();
  return query.leftJoin(CarpetaEnvio, 'envio', `envio.carpetaId = carpeta.id AND envio.id = ${last}`);
}

function filterBy(query: Query, { idDepartamento, completa, producto, q }: ListRequest['filter']): void {
  if (idDepartamento !== undefined) query.andWhere('carpeta.idDepartamento = :idDepartamento', { idDepartamento });
  if (completa !== undefined) joinEnvio(query).andWhere('envio.completa = :completa', { completa });
  if (producto !== undefined) query.andWhere('adjudicacion.productoCodigo = :producto', { producto });
  whereHolderMatches(query, q, { person: 'titular.personaId', plan: 'carpeta.planId' });
}

const withRow = (query: Query): Query =>
  query
    .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
    .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
    .leftJoin(Usuario, 'enviadaPor', 'enviadaPor.id = envio.enviadaPor')
    .leftJoin(Usuario, 'ejecutivo', 'ejecutivo.id = adjudicacion.ejecutivoId')
    .leftJoin(
      RiesgoPlan,
      'riesgo',
      'riesgo.carpetaId = carpeta.id AND riesgo.personaId = titular.personaId AND riesgo.puntaje IS NOT NULL',
    )
    .leftJoin(
      Solicitud,
      'solicitud',
      "solicitud.planId = carpeta.planId AND solicitud.personaId = titular.personaId AND solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL",
    )
    .select('planAhorro.idCodigo', 'idCodigo')
    .addSelect('persona.identificacion', 'cedula')
    .addSelect('persona.nombres', 'nombres')
    .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
    .addSelect('persona.apellidoMaterno', 'apellidoMaterno')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('planAhorro.monto', 'monto')
    .addSelect('grupo.grupo', 'grupo')
    .addSelect('adjudicacion.fecha', 'fechaAdjudicacion')
    .addSelect('asamblea.numeroAsamblea', 'numeroAsamblea')
    .addSelect('carpeta.idDepartamento', 'idDepartamento')
    .addSelect('envio.enviadaEn', 'enviadaEn')
    .addSelect('enviadaPor.nombre', 'enviaNombre')
    .addSelect('enviadaPor.apellido', 'enviaApellido')
    .addSelect('ejecutivo.nombre', 'ejecutivoNombre')
    .addSelect('ejecutivo.apellido', 'ejecutivoApellido')
    .addSelect('riesgo.id', 'riesgoId')
    .addSelect('riesgo.puntaje', 'puntaje')
    .addSelect('envio.completa', 'completa')
    .addSelect('envio.faltantes', 'faltantes')
    .addSelect('carpeta.estadoDocumentos', 'estadoDocumentos')
    .addSelect('carpeta.version', 'version')
    .addSelect(documentoVigente(query.connection.manager, 'solicitud'), 'proforma');
