import {
  ACTUALIZADO_DESDE,
  ErrorDeNegocio,
  mensajes,
  nombreDeDepartamento,
  normalizar,
  veDocumento,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Platform } from '../../platform';
import { notFound } from '../../request/version';
import type { ArchivoService } from '../archivo';
import type { PlanRow, PlanStore } from '../plan';
import type { DocumentoVista, PersonaDePlan, TipoDeDocumentoCatalogo, VersionDeDocumento } from './documento.dto';
import { type HechosDeDocumentosStore, personasDe } from './documento.hechos';
import type { DocumentoRow, DocumentoStore } from './documento.store';
import { nombreDeDescarga, pasoDe, rutaDe, vistaDeDocumento } from './documento.view';
import { type TipoDocumentoStore, vistaDeTipo } from './tipo-documento.store';

const { propios } = mensajes;

type Archivado = Awaited<ReturnType<ArchivoService['abrir']>>;
interface ArchivoDeDocumento extends Archivado {
  nombre: string;
}

/** Reads documents of a plan: the list, the files, the decisions (DOC). Acts: documento.actos.ts. */
export class DocumentoService {
  constructor(
    private readonly platform: Pick<Platform, 'accessLog'> & { readonly acts: Pick<Acts, 'context'> },
    private readonly store: DocumentoStore,
    private readonly tipos: TipoDocumentoStore,
    private readonly hechos: HechosDeDocumentosStore,
    private readonly planes: PlanStore,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
  ) {}

  /**
   * DOC-021, DOC-025…027, DOC-516…520. The list of one plan is filtered and paged in memory: some dozens of rows. Documents that no longer apply, or
   * of a person who left, are shown while they have a file, by `noAplica`. Two statements. Leaves an access row. @throws 400 without `plan`, `id` or
   * `actualizadoDesde`, 404.
   */
  async list(actor: Actor, request: ListRequest): Promise<Page<DocumentoVista>> {
    const { dueno, q, estado, noAplica, id, plan, [ACTUALIZADO_DESDE]: desde } = request.filter;
    // a text search covers names that no column has, so it needs a plan
    if (plan === undefined && q === undefined && desde !== undefined) return this.cambiados(actor, request);
    const { filas: rows, planes } = await this.leidos(actor, request);
    const buscado = normalizar(String(q ?? ''));
    const elegidas = rows.filter(
      (row) =>
        planes.has(row.idCodigo) &&
        veDocumento(actor, row) &&
        (sigue(row) || row.versionArchivo > 0) &&
        (noAplica === undefined || noAplica !== sigue(row)) &&
        (dueno === undefined || row.dueno === dueno) &&
        (estado === undefined || (row.aplica && pasoDe(row) === estado)) &&
        (!Array.isArray(id) || id.includes(row.id)) &&
        textoDe(row).includes(buscado),
    );
    const ordenadas = ordenar(elegidas, request);
    const context = this.platform.acts.context(actor);
    return {
      rows: ordenadas
        .slice(request.offset, request.offset + request.limit)
        .map((documento) => vistaDeDocumento({ documento, plan: planes.get(documento.idCodigo) as PlanRow }, context)),
      total: ordenadas.length,
    };
  }

  /** Of any plan, by a query. */
  private async cambiados(actor: Actor, request: ListRequest): Promise<Page<DocumentoVista>> {
    const visibles = (await this.tipos.listAll()).filter((tipo) => veDocumento(actor, tipo));
    const { rows, ...page } = await this.store.listChanged(
      request,
      visibles.map(({ id }) => id),
    );
    const planes = await this.planesDe(actor, rows);
    const context = this.platform.acts.context(actor);
    return {
      ...page,
      rows: rows.flatMap((documento) => {
        const plan = planes.get(documento.idCodigo);
        return plan === undefined ? [] : [vistaDeDocumento({ documento, plan }, context)];
      }),
    };
  }

  /** The plans of these documents, in one statement; each leaves its access row. */
  private async planesDe(actor: Actor, rows: readonly DocumentoRow[]): Promise<ReadonlyMap<string, PlanRow>> {
    const planes = await this.planes.listByCodigos([...new Set(rows.map(({ idCodigo }) => idCodigo))]);
    for (const { idCodigo } of planes) this.leido(actor, idCodigo);
    return new Map(planes.map((plan) => [plan.idCodigo, plan]));
  }

  /** The rows of one plan, or of the ids, whatever their plans. */
  private async leidos(
    actor: Actor,
    { filter: { plan, id, noAplica, [ACTUALIZADO_DESDE]: desde } }: ListRequest,
  ): Promise<{ filas: readonly DocumentoRow[]; planes: ReadonlyMap<string, PlanRow> }> {
    if (plan === undefined && desde === undefined && Array.isArray(id)) {
      const rows = (await this.store.findByIds(id)).filter((row) => veDocumento(actor, row));
      return { filas: rows, planes: await this.planesDe(actor, rows) };
    }
    if (typeof plan !== 'string' || plan === '')
      throw new ErrorDeNegocio('malformado', 'lista-mal-formada', propios.planRequerido, {
        errors: { plan: propios.planRequerido },
      });
    const [leido, filas] = await Promise.all([
      this.planes.get(plan),
      this.store.listByPlan(plan, { conReemplazados: noAplica === true, desde }),
    ]);
    this.leido(actor, plan);
    return { filas, planes: new Map(filas.map(({ idCodigo }) => [idCodigo, leido])) };
  }

  private leido(actor: Actor, recursoId: string): void {
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'documento', recursoId });
  }

  /** Leaves an access row. @throws 404, also for documents hidden from this department. */
  async get(actor: Actor, id: number): Promise<DocumentoVista> {
    const row = await this.visible(actor, id);
    const plan = await this.planes.get(row.idCodigo);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: id });
    return vistaDeDocumento({ documento: row, plan }, this.platform.acts.context(actor));
  }

  /** Every uploaded file, newest first, with its decisions. Leaves an access row. @throws 404. */
  async versiones(actor: Actor, id: number): Promise<VersionDeDocumento[]> {
    const row = await this.visible(actor, id);
    const [versiones, decisiones] = await Promise.all([this.store.listVersiones(id), this.store.listDecisiones(id)]);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: id });
    return versiones.map((version) => ({
      numero: version.numero,
      ruta: rutaDe(id, version.numero),
      nombreArchivo: version.nombreOriginal,
      nombreDescarga: nombreDeDescarga(row, version.tipoArchivo),
      tipoArchivo: version.tipoArchivo,
      longitud: version.longitud,
      paginas: version.paginas,
      subidoPor: version.subidoPor,
      subidoEn: version.subidoEn,
      decisiones: decisiones
        .filter(({ documentoVersionId }) => documentoVersionId === version.id)
        .map(({ documentoVersionId: _, ...decision }) => ({
          ...decision,
          departamento: decision.idDepartamento === null ? null : nombreDeDepartamento(decision.idDepartamento),
        })),
    }));
  }

  /** DOC-524: the bytes of a version, by default the last. Leaves an access row. @throws 404 'No existe documento generado'. */
  async archivo(actor: Actor, id: number, version?: number): Promise<ArchivoDeDocumento> {
    const row = await this.visible(actor, id);
    const archivoId =
      version === undefined || version === row.versionArchivo
        ? row.archivoId
        : (await this.store.listVersiones(id)).find(({ numero }) => numero === version)?.archivoId;
    if (archivoId === null || archivoId === undefined)
      throw new ErrorDeNegocio('noEncontrado', 'sin-archivo', mensajes.DOC.noExisteDocumento);
    const abierto = await this.archivos.abrir(archivoId);
    this.platform.accessLog.record(actor, { operacion: 'descargar', recurso: 'documento', recursoId: id });
    return { ...abierto, nombre: nombreDeDescarga(row, abierto.archivo.tipo) };
  }

  /** DOC-040. Leaves an access row. @throws 404. */
  async personas(actor: Actor, idCodigo: string): Promise<PersonaDePlan[]> {
    const plan = await this.planes.get(idCodigo);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'plan', recursoId: idCodigo });
    return personasDe(await this.hechos.de(plan));
  }

  /** DOC-022. */
  async catalogo(request: ListRequest): Promise<Page<TipoDeDocumentoCatalogo>> {
    const { q, id, ...exactos } = request.filter;
    const buscado = normalizar(String(q ?? ''));
    const { field, direction } = request.order;
    const sign = direction === 'ASC' ? 1 : -1;
    const vistas = (await this.tipos.listAll())
      .map(vistaDeTipo)
      .filter(
        (tipo) =>
          normalizar(`${tipo.codigo} ${tipo.nombre}`).includes(buscado) &&
          (!Array.isArray(id) || id.includes(tipo.id)) &&
          Object.entries(exactos).every(([campo, valor]) => tipo[campo as keyof TipoDeDocumentoCatalogo] === valor),
      )
      .sort((a, b) => sign * comparar(a[field as keyof typeof a], b[field as keyof typeof b]) || a.id - b.id);
    return { rows: vistas.slice(request.offset, request.offset + request.limit), total: vistas.length };
  }

  private async visible(actor: Actor, id: number): Promise<DocumentoRow> {
    const row = await this.store.byId(id);
    if (row === null || !veDocumento(actor, row)) throw notFound();
    return row;
  }
}

/** Still required. */
const sigue = ({ aplica, reemplazadaEn }: DocumentoRow): boolean => aplica && reemplazadaEn === null;

const textoDe = (row: DocumentoRow): string =>
  normalizar([row.nombre, row.codigo, row.identificacion ?? '', row.persona ?? ''].join(' '));

const CAMPOS: Readonly<Record<string, (row: DocumentoRow) => unknown>> = {
  id: (row) => row.id,
  orden: (row) => row.orden,
  tipoPersona: (row) => row.dueno,
  nombre: (row) => normalizar(row.nombre),
  estado: pasoDe,
  subidoEn: (row) => row.subidoEn ?? '',
};

function ordenar(rows: readonly DocumentoRow[], { order }: ListRequest): DocumentoRow[] {
  const campo = CAMPOS[order.field] ?? ((row: DocumentoRow) => row.orden);
  const sign = order.direction === 'ASC' ? 1 : -1;
  return [...rows].sort((a, b) => sign * comparar(campo(a), campo(b)) || a.orden - b.orden || a.id - b.id);
}

function comparar(a: unknown, b: unknown): number {
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
}
