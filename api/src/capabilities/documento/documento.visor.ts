import {
  type CodigoDeDocumentacion,
  ErrorDeNegocio,
  estadosDeDocumentos,
  etiquetaDeEstado,
  mensajes,
  motivoDeNoEnviar,
  nombreDeProducto,
  tokensDeBusqueda,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { filtersOnlyBy } from '../../db/lists/list-filters';
import { CachedList, joinSorted, type ListRequest, type Page } from '../../db/lists/page';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Departamento, Producto } from '../../entities/catalogo.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Persona } from '../../entities/persona.entity';
import { PersonaToken } from '../../entities/persona-token.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { wantedOf } from '../../http/list';
import { ownRows } from '../../http/own-rows';
import { CAMBIOS_DE_CARPETA } from '../carpeta';
import { nombreDeCliente, ordenDeNombre, whereHolderMatches } from '../persona';
import { nombreDeUsuario, unirUsuario } from '../usuario';
import type { DocumentosDeCliente } from './documento.dto';

/** DOC-003, decisiones.md: at most eight characters. */
const MAXIMO_DEL_VISOR = 8;

type Query = SelectQueryBuilder<ObjectLiteral>;

interface Row {
  id: string;
  cedula: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  producto: string;
  nombreProducto: string;
  grupo: string;
  codigo: string;
  fechaAdjudicacion: string;
  /** The executive. */
  ejecutivoNombre: string | null;
  ejecutivoApellido: string | null;
  estadoDocumentos: CodigoDeDocumentacion;
  documentosListos: number;
  documentosTotal: number;
  idDepartamento: string | null;
  departamento: string | null;
  version: number;
  estadoSol: string | null;
}

const ORDER_BY = {
  id: 'adjudicacion.id',
  cedula: 'persona.identificacion',
  nombreCompleto: ordenDeNombre('persona'),
  producto: 'adjudicacion.productoCodigo',
  grupo: 'grupo.grupo',
  fechaAdjudicacion: 'adjudicacion.fecha',
  estado: 'carpeta.estadoDocumentos',
  idDepartamento: 'carpeta.idDepartamento',
};

/** 'Visor de documentos': folders of awarded plans with the state of their documents (DOC-001…019). */
export class VisorDeDocumentos {
  private readonly pages: CachedList<Row>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly accesos: AccessLog,
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'adjudicacion',
      orderBy: ORDER_BY,
      values: ['ejecutivo', 'producto'],
      listKey: { plan: 'adjudicacion.planId', changes: CAMBIOS_DE_CARPETA },
      build: (_manager, { order, filter }) => {
        const q = textoBuscado(filter);
        return q === '' ? this.hojear(order.field, filter) : this.buscar(order.field, filter, q);
      },
    });
  }

  /** Two statements for any page. Leaves an access row for a search of a person. @throws 400 a longer search, another executive than 'yo'. */
  async list(actor: Actor, request: ListRequest): Promise<Page<DocumentosDeCliente>> {
    const q = textoBuscado(request.filter);
    if ([...q].length > MAXIMO_DEL_VISOR) {
      const title = mensajes.propios.busquedaDelVisor(MAXIMO_DEL_VISOR);
      throw new ErrorDeNegocio('malformado', 'lista-mal-formada', title, { errors: { q: title } });
    }
    const page = await this.pages.page({ ...request, filter: ownRows(request.filter, actor) }, null);
    this.accesos.record(actor, {
      operacion: q === '' ? 'leer' : 'buscar',
      recurso: 'documentos-cliente',
      recursoId: wantedOf(request.filter, ''),
    });
    return { ...page, rows: page.rows.map((row) => vistaDeDocumento(actor, row)) };
  }

  /** Keys of the page are found in awards and folders alone; the joins read the page. */
  private hojear(field: string, filter: ListRequest['filter']) {
    const count = filtrar(this.driving(), filter);
    const keys = count.clone();
    if (['cedula', 'nombreCompleto'].includes(field))
      joinSorted(unirTenencia(keys), Persona, 'persona', 'titular.personaId', {
        walk: filtersOnlyBy(filter, ['producto']),
      });
    if (field === 'grupo') unirGrupo(keys);
    return { rows: this.flat(), count, keys };
  }

  /** By the indexes of persons and words; keys of the page first, as in `hojear`. */
  private buscar(field: string, filter: ListRequest['filter'], q: string) {
    const count = unirTitular(this.driving());
    whereHolderMatches(count, q, { person: 'titular.personaId', plan: 'adjudicacion.planId' });
    filtrar(count, filter);
    const keys = count.clone();
    if (field === 'grupo') unirGrupo(keys);
    const rows = this.flat();
    return { rows, count, keys, first: exacta([rows, keys], q) };
  }

  private driving(): Query {
    return this.dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .where(`adjudicacion.estado = '${VIGENTE}'`);
  }

  private flat(): Query {
    const query = unirGrupo(unirTitular(this.driving()))
      .innerJoin(Producto, 'producto', 'producto.codigo = grupo.productoCodigo')
      .leftJoin(Departamento, 'departamento', 'departamento.codigo = carpeta.idDepartamento')
      .leftJoin(
        Solicitud,
        'solicitud',
        "solicitud.planId = planAhorro.id AND solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL AND solicitud.personaId = titular.personaId",
      )
      .select('planAhorro.idCodigo', 'id')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('persona.nombres', 'nombres')
      .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
      .addSelect('persona.apellidoMaterno', 'apellidoMaterno')
      .addSelect('grupo.productoCodigo', 'producto')
      .addSelect('producto.nombre', 'nombreProducto')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect('planAhorro.codigo', 'codigo')
      .addSelect('adjudicacion.fecha', 'fechaAdjudicacion')
      .addSelect('carpeta.estadoDocumentos', 'estadoDocumentos')
      .addSelect('carpeta.documentosListos', 'documentosListos')
      .addSelect('carpeta.documentosTotal', 'documentosTotal')
      .addSelect('carpeta.idDepartamento', 'idDepartamento')
      .addSelect('carpeta.version', 'version')
      .addSelect('departamento.nombre', 'departamento')
      .addSelect('solicitud.estadoSol', 'estadoSol');
    return unirUsuario(query, 'ejecutivo', 'adjudicacion.ejecutivoId');
  }
}

const textoBuscado = ({ q }: ListRequest['filter']): string => String(q ?? '').trim();

/** Sorts whole matches before prefixes. */
function exacta(queries: readonly Query[], q: string): string {
  const [token = ''] = tokensDeBusqueda(q);
  const tokens = (queries[0] as Query)
    .subQuery()
    .select('1')
    .from(PersonaToken, 'personaToken')
    .where('personaToken.personaId = titular.personaId AND personaToken.token = :exacta')
    .getQuery();
  for (const query of queries) query.setParameters({ exacta: token, completa: q });
  return `CASE WHEN persona.identificacion = :completa OR EXISTS ${tokens} THEN 0 ELSE 1 END`;
}

/** The present holder, whose documents are required after a cession. */
const unirTenencia = (query: Query): Query =>
  query.innerJoin(PlanTitular, 'titular', 'titular.planId = adjudicacion.planId AND titular.hasta IS NULL');
const unirTitular = (query: Query): Query =>
  unirTenencia(query).innerJoin(Persona, 'persona', 'persona.id = titular.personaId');

const unirGrupo = (query: Query): Query =>
  query
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId');

function filtrar(query: Query, { estado, producto, idDepartamento, ejecutivo }: ListRequest['filter']): Query {
  if (ejecutivo !== undefined) query.andWhere('adjudicacion.ejecutivoId = :ejecutivo', { ejecutivo });
  if (estado !== undefined) query.andWhere('carpeta.estadoDocumentos = :estado', { estado: codigoDe(String(estado)) });
  if (producto !== undefined) query.andWhere('adjudicacion.productoCodigo = :producto', { producto });
  if (idDepartamento === '') query.andWhere('carpeta.idDepartamento IS NULL');
  else if (idDepartamento !== undefined) query.andWhere('carpeta.idDepartamento = :idDepartamento', { idDepartamento });
  return query;
}

/** Of a code or a label. */
const codigoDe = (estado: string): string =>
  Object.entries(estadosDeDocumentos).find(([, etiqueta]) => etiqueta === estado)?.[0] ?? estado;

function vistaDeDocumento(actor: Actor, row: Row): DocumentosDeCliente {
  const estado = etiquetaDeEstado(row.estadoDocumentos);
  const { idDepartamento, estadoSol = null } = row;
  const motivoNoEnviar = motivoDeNoEnviar({ idDepartamento, estadoSol, estado }, actor);
  return {
    id: row.id,
    cedula: row.cedula,
    nombreCompleto: nombreDeCliente(row),
    producto: row.producto,
    nombreProducto: nombreDeProducto({ nombre: row.nombreProducto }),
    grupo: row.grupo,
    codigo: row.codigo,
    fechaAdjudicacion: row.fechaAdjudicacion,
    ejecutivo: nombreDeUsuario(row.ejecutivoNombre, row.ejecutivoApellido),
    estado,
    documentosListos: Number(row.documentosListos),
    documentosTotal: Number(row.documentosTotal),
    idDepartamento,
    departamento: row.departamento,
    version: row.version,
    acciones: motivoNoEnviar === null ? ['enviar'] : [],
    motivoNoEnviar,
  };
}
