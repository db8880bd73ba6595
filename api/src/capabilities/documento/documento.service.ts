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
import type { FilaDePlan, PlanStore } from '../plan';
import type { DocumentoVista, PersonaDePlan, TipoDeDocumentoCatalogo, VersionDeDocumento } from './documento.dto';
import { type HechosDeDocumentosStore, personasDe } from './documento.hechos';
import type { DocumentoStore, FilaDeDocumento } from './documento.store';
import { nombreDeDescarga, pasoDe, rutaDe, vistaDeDocumento } from './documento.view';
import { type TipoDocumentoStore, vistaDeTipo } from './tipo-documento.store';

const { propios } = mensajes;

type Archivado = Awaited<ReturnType<ArchivoService['abrir']>>;
export interface ArchivoDeDocumento extends Archivado {
  nombre: string;
}

/** Documents of a plan: the list, the files, the decisions (DOC). What changes them: documento.actos.ts. */
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
   * DOC-021, DOC-025…027, DOC-516…520. Of one plan, filtered and cut here: it has some dozens. What applies no longer, or is of a person who
   * left, is shown as long as it holds a file: the former with the others, both by `noAplica`. Two statements. Leaves an access row.
   * @throws 400 without `plan`, `id` or `actualizadoDesde`, 404.
   */
  async list(actor: Actor, request: ListRequest): Promise<Page<DocumentoVista>> {
    const { dueno, q, estado, noAplica, id, plan, [ACTUALIZADO_DESDE]: desde } = request.filter;
    // a text is looked for in names that no column holds: of the documents of one plan
    if (plan === undefined && q === undefined && desde !== undefined) return this.cambiados(actor, request);
    const { filas, planes } = await this.leidos(actor, request);
    const buscado = normalizar(String(q ?? ''));
    const elegidas = filas.filter(
      (fila) =>
        planes.has(fila.idCodigo) &&
        veDocumento(actor, fila) &&
        (sigue(fila) || fila.versionArchivo > 0) &&
        (noAplica === undefined || noAplica !== sigue(fila)) &&
        (dueno === undefined || fila.dueno === dueno) &&
        (estado === undefined || (fila.aplica && pasoDe(fila) === estado)) &&
        (!Array.isArray(id) || id.includes(fila.id)) &&
        textoDe(fila).includes(buscado),
    );
    const ordenadas = ordenar(elegidas, request);
    const context = this.platform.acts.context(actor);
    return {
      rows: ordenadas
        .slice(request.offset, request.offset + request.limit)
        .map((documento) =>
          vistaDeDocumento({ documento, plan: planes.get(documento.idCodigo) as FilaDePlan }, context),
        ),
      total: ordenadas.length,
    };
  }

  /** Of whatever plan, found in the database. */
  private async cambiados(actor: Actor, request: ListRequest): Promise<Page<DocumentoVista>> {
    const visibles = (await this.tipos.todos()).filter((tipo) => veDocumento(actor, tipo));
    const { rows, ...page } = await this.store.cambiados(
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
  private async planesDe(actor: Actor, filas: readonly FilaDeDocumento[]): Promise<ReadonlyMap<string, FilaDePlan>> {
    const planes = await this.planes.varios([...new Set(filas.map(({ idCodigo }) => idCodigo))]);
    for (const { idCodigo } of planes) this.leido(actor, idCodigo);
    return new Map(planes.map((plan) => [plan.idCodigo, plan]));
  }

  /** The rows of one plan, or those of the ids with whichever plans they are of. */
  private async leidos(
    actor: Actor,
    { filter: { plan, id, noAplica, [ACTUALIZADO_DESDE]: desde } }: ListRequest,
  ): Promise<{ filas: readonly FilaDeDocumento[]; planes: ReadonlyMap<string, FilaDePlan> }> {
    if (plan === undefined && desde === undefined && Array.isArray(id)) {
      const filas = (await this.store.porIds(id)).filter((fila) => veDocumento(actor, fila));
      return { filas, planes: await this.planesDe(actor, filas) };
    }
    if (typeof plan !== 'string' || plan === '')
      throw new ErrorDeNegocio('malformado', 'lista-mal-formada', propios.planRequerido, {
        errors: { plan: propios.planRequerido },
      });
    const [leido, filas] = await Promise.all([
      this.planes.get(plan),
      this.store.dePlan(plan, { conReemplazados: noAplica === true, desde }),
    ]);
    this.leido(actor, plan);
    return { filas, planes: new Map(filas.map(({ idCodigo }) => [idCodigo, leido])) };
  }

  private leido(actor: Actor, recursoId: string): void {
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'documento', recursoId });
  }

  /** Leaves an access row. @throws 404, also for what this department does not see. */
  async get(actor: Actor, id: number): Promise<DocumentoVista> {
    const fila = await this.visible(actor, id);
    const plan = await this.planes.get(fila.idCodigo);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: id });
    return vistaDeDocumento({ documento: fila, plan }, this.platform.acts.context(actor));
  }

  /** Every file that was uploaded, newest first, with every decision upon it. Leaves an access row. @throws 404. */
  async versiones(actor: Actor, id: number): Promise<VersionDeDocumento[]> {
    const fila = await this.visible(actor, id);
    const [versiones, decisiones] = await Promise.all([this.store.versiones(id), this.store.decisiones(id)]);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: id });
    return versiones.map((version) => ({
      numero: version.numero,
      ruta: rutaDe(id, version.numero),
      nombreArchivo: version.nombreOriginal,
      nombreDescarga: nombreDeDescarga(fila, version.tipoArchivo),
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

  /** DOC-524: the bytes of a version, the last one unless said. Leaves an access row. @throws 404 'No existe documento generado'. */
  async archivo(actor: Actor, id: number, version?: number): Promise<ArchivoDeDocumento> {
    const fila = await this.visible(actor, id);
    const archivoId =
      version === undefined || version === fila.versionArchivo
        ? fila.archivoId
        : (await this.store.versiones(id)).find(({ numero }) => numero === version)?.archivoId;
    if (archivoId === null || archivoId === undefined)
      throw new ErrorDeNegocio('noEncontrado', 'sin-archivo', mensajes.DOC.noExisteDocumento);
    const abierto = await this.archivos.abrir(archivoId);
    this.platform.accessLog.record(actor, { operacion: 'descargar', recurso: 'documento', recursoId: id });
    return { ...abierto, nombre: nombreDeDescarga(fila, abierto.archivo.tipo) };
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
    const vistas = (await this.tipos.todos())
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

  private async visible(actor: Actor, id: number): Promise<FilaDeDocumento> {
    const fila = await this.store.byId(id);
    if (fila === null || !veDocumento(actor, fila)) throw notFound();
    return fila;
  }
}

/** Asked for as things are now. */
const sigue = ({ aplica, reemplazadaEn }: FilaDeDocumento): boolean => aplica && reemplazadaEn === null;

const textoDe = (fila: FilaDeDocumento): string =>
  normalizar([fila.nombre, fila.codigo, fila.identificacion ?? '', fila.persona ?? ''].join(' '));

const CAMPOS: Readonly<Record<string, (fila: FilaDeDocumento) => unknown>> = {
  id: (fila) => fila.id,
  orden: (fila) => fila.orden,
  tipoPersona: (fila) => fila.dueno,
  nombre: (fila) => normalizar(fila.nombre),
  estado: pasoDe,
  subidoEn: (fila) => fila.subidoEn ?? '',
};

function ordenar(filas: readonly FilaDeDocumento[], { order }: ListRequest): FilaDeDocumento[] {
  const campo = CAMPOS[order.field] ?? ((fila: FilaDeDocumento) => fila.orden);
  const sign = order.direction === 'ASC' ? 1 : -1;
  return [...filas].sort((a, b) => sign * comparar(campo(a), campo(b)) || a.orden - b.orden || a.id - b.id);
}

function comparar(a: unknown, b: unknown): number {
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
}
