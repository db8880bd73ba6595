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
  uNombre: string | null;
  uApellido: string | null;
  estadoDocumentos: CodigoDeDocumentacion;
  documentosListos: number;
  documentosTotal: number;
  idDepartamento: string | null;
  departamento: string | null;
  version: number;
  estadoSol: string | null;
}

const ORDER_BY = {
  id: 'j.id',
  cedula: 'n.identificacion',
  nombreCompleto: ordenDeNombre('n'),
  producto: 'j.productoCodigo',
  grupo: 'g.grupo',
  fechaAdjudicacion: 'j.fecha',
  estado: 'c.estadoDocumentos',
  idDepartamento: 'c.idDepartamento',
};

/** 'Visor de documentos': folders of awarded plans with the state of their documents (DOC-001…019). */
export class VisorDeDocumentos {
  private readonly pages: CachedList<Row>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly accesos: AccessLog,
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'j',
      orderBy: ORDER_BY,
      values: ['ejecutivo', 'producto'],
      listKey: { plan: 'j.planId', changes: CAMBIOS_DE_CARPETA },
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
      joinSorted(unirTenencia(keys), Persona, 'n', 'h.personaId', { walk: filtersOnlyBy(filter, ['producto']) });
    if (field === 'grupo') unirGrupo(keys);
    return { rows: this.flat(), count, keys };
  }

  /** By the indexes of persons and words; keys of the page first, as in `hojear`. */
  private buscar(field: string, filter: ListRequest['filter'], q: string) {
    const count = unirTitular(this.driving());
    whereHolderMatches(count, q, { person: 'h.personaId', plan: 'j.planId' });
    filtrar(count, filter);
    const keys = count.clone();
    if (field === 'grupo') unirGrupo(keys);
    const rows = this.flat();
    return { rows, count, keys, first: exacta([rows, keys], q) };
  }

  private driving(): Query {
    return this.dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'j')
      .innerJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .where(`j.estado = '${VIGENTE}'`);
  }

  private flat(): Query {
    const query = unirGrupo(unirTitular(this.driving()))
      .innerJoin(Producto, 'o', 'o.codigo = g.productoCodigo')
      .leftJoin(Departamento, 'd', 'd.codigo = c.idDepartamento')
      .leftJoin(
        Solicitud,
        's',
        "s.planId = l.id AND s.rol = 'titular' AND s.reemplazadaEn IS NULL AND s.personaId = h.personaId",
      )
      .select('l.idCodigo', 'id')
      .addSelect('n.identificacion', 'cedula')
      .addSelect('n.nombres', 'nombres')
      .addSelect('n.apellidoPaterno', 'apellidoPaterno')
      .addSelect('n.apellidoMaterno', 'apellidoMaterno')
      .addSelect('g.productoCodigo', 'producto')
      .addSelect('o.nombre', 'nombreProducto')
      .addSelect('g.grupo', 'grupo')
      .addSelect('l.codigo', 'codigo')
      .addSelect('j.fecha', 'fechaAdjudicacion')
      .addSelect('c.estadoDocumentos', 'estadoDocumentos')
      .addSelect('c.documentosListos', 'documentosListos')
      .addSelect('c.documentosTotal', 'documentosTotal')
      .addSelect('c.idDepartamento', 'idDepartamento')
      .addSelect('c.version', 'version')
      .addSelect('d.nombre', 'departamento')
      .addSelect('s.estadoSol', 'estadoSol');
    return unirUsuario(query, 'u', 'j.ejecutivoId');
  }
}

const textoBuscado = ({ q }: ListRequest['filter']): string => String(q ?? '').trim();

/** Sorts whole matches before prefixes. */
function exacta(queries: readonly Query[], q: string): string {
  const [token = ''] = tokensDeBusqueda(q);
  const tokens = (queries[0] as Query)
    .subQuery()
    .select('1')
    .from(PersonaToken, 'tx')
    .where('tx.personaId = h.personaId AND tx.token = :exacta')
    .getQuery();
  for (const query of queries) query.setParameters({ exacta: token, completa: q });
  return `CASE WHEN n.identificacion = :completa OR EXISTS ${tokens} THEN 0 ELSE 1 END`;
}

/** The present holder, whose documents are required after a cession. */
const unirTenencia = (query: Query): Query =>
  query.innerJoin(PlanTitular, 'h', 'h.planId = j.planId AND h.hasta IS NULL');
const unirTitular = (query: Query): Query => unirTenencia(query).innerJoin(Persona, 'n', 'n.id = h.personaId');

const unirGrupo = (query: Query): Query =>
  query.innerJoin(Plan, 'l', 'l.id = j.planId').innerJoin(Grupo, 'g', 'g.id = l.grupoId');

function filtrar(query: Query, { estado, producto, idDepartamento, ejecutivo }: ListRequest['filter']): Query {
  if (ejecutivo !== undefined) query.andWhere('j.ejecutivoId = :ejecutivo', { ejecutivo });
  if (estado !== undefined) query.andWhere('c.estadoDocumentos = :estado', { estado: codigoDe(String(estado)) });
  if (producto !== undefined) query.andWhere('j.productoCodigo = :producto', { producto });
  if (idDepartamento === '') query.andWhere('c.idDepartamento IS NULL');
  else if (idDepartamento !== undefined) query.andWhere('c.idDepartamento = :idDepartamento', { idDepartamento });
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
    ejecutivo: nombreDeUsuario(row.uNombre, row.uApellido),
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
