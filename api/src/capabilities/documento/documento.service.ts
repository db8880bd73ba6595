import {
  cicloDeDocumento,
  type DuenoDeDocumento,
  ErrorDeNegocio,
  esquemaRechazoDeDocumento,
  mensajes,
  nombreDeDepartamento,
  normalizar,
  rechazoDeActuar,
  tiposDePersona,
  validar,
  veDocumento,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/page';
import type { UnitOfWork } from '../../db/unit-of-work';
import { notFound, staleVersion } from '../../http/version';
import type { ArchivoService } from '../archivo';
import { type CarpetaStore, hechosDeEscritura, resumirDocumentos } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { FilaDePlan, PlanStore } from '../plan';
import type { DocumentoVista, PersonaDePlan, TipoDeDocumentoCatalogo, VersionDeDocumento } from './documento.dto';
import { type HechosDeDocumentosStore, personasDe } from './documento.hechos';
import type { DocumentoStore, FilaDeDocumento } from './documento.store';
import { type CarpetaDelDocumento, hechosDe, nombreDeDescarga, pasoDe, rutaDe, vistaDe } from './documento.view';
import { type TipoDocumentoStore, vistaDeTipo } from './tipo-documento.store';

const { propios } = mensajes;

type Archivado = Awaited<ReturnType<ArchivoService['abrir']>>;
export interface ArchivoDeDocumento extends Archivado {
  nombre: string;
}

/** A decision upon a document (DOC-034, DOC-523): `estado` true accepts, false rejects. */
export interface Decision {
  readonly estado: boolean;
  /** Reason of a rejection. */
  readonly observaciones?: string;
  readonly version: number;
}

/** Documents of a plan: the list, the files, the decisions (DOC). Uploading is `documento.subida`. */
export class DocumentoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: DocumentoStore,
    private readonly tipos: TipoDocumentoStore,
    private readonly hechos: HechosDeDocumentosStore,
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
    private readonly eventos: EventoStore,
    private readonly accesos: AccessLog,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /**
   * DOC-021, DOC-025…027, DOC-516…520. Of one plan, filtered and cut here: it has some dozens. What applies no longer, or is of a person who
   * left, is shown as long as it holds a file: the former with the others, both by `noAplica`. Two statements. Leaves an access row.
   * @throws 400 without `plan`, 404.
   */
  async list(actor: Actor, request: ListRequest): Promise<Page<DocumentoVista>> {
    const { plan: idCodigo, dueno, q, estado, noAplica, id } = request.filter;
    if (typeof idCodigo !== 'string' || idCodigo === '')
      throw new ErrorDeNegocio('malformado', 'lista-mal-formada', propios.planRequerido, {
        errors: { plan: propios.planRequerido },
      });
    const [plan, filas] = await Promise.all([
      this.planes.get(idCodigo),
      this.store.dePlan(idCodigo, { conReemplazados: noAplica === true }),
    ]);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: idCodigo });
    const buscado = normalizar(String(q ?? ''));
    const elegidas = filas.filter(
      (fila) =>
        veDocumento(actor, fila) &&
        (sigue(fila) || fila.versionArchivo > 0) &&
        (noAplica === undefined || noAplica !== sigue(fila)) &&
        (dueno === undefined || fila.dueno === dueno) &&
        (estado === undefined || (fila.aplica && pasoDe(fila) === estado)) &&
        (!Array.isArray(id) || id.includes(fila.id)) &&
        textoDe(fila).includes(buscado),
    );
    const ordenadas = ordenar(elegidas, request);
    const carpeta = this.carpetaDe(actor, plan);
    return {
      rows: ordenadas
        .slice(request.offset, request.offset + request.limit)
        .map((fila) => vistaDe(actor, fila, carpeta)),
      total: ordenadas.length,
    };
  }

  /** Leaves an access row. @throws 404, also for what this department does not see. */
  async get(actor: Actor, id: number): Promise<DocumentoVista> {
    const fila = await this.visible(actor, id);
    const plan = await this.planes.get(fila.idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: id });
    return vistaDe(actor, fila, this.carpetaDe(actor, plan));
  }

  /** Every file that was uploaded, newest first, with every decision upon it. Leaves an access row. @throws 404. */
  async versiones(actor: Actor, id: number): Promise<VersionDeDocumento[]> {
    const fila = await this.visible(actor, id);
    const [versiones, decisiones] = await Promise.all([this.store.versiones(id), this.store.decisiones(id)]);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: id });
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
    this.accesos.record(actor, { operacion: 'descargar', recurso: 'documento', recursoId: id });
    return { ...abierto, nombre: nombreDeDescarga(fila, abierto.archivo.tipo) };
  }

  /**
   * DOC-031…034, DOC-503, DOC-523: 002 confirms, 004 accepts or rejects and prevails. Every decision is kept.
   * @throws 404; 403, 409 by the lifecycle; 412; 422 without a reason, or for a plan without award.
   */
  async decidir(actor: Actor, id: number, { estado, observaciones, version }: Decision): Promise<DocumentoVista> {
    const motivo = estado ? null : validar(esquemaRechazoDeDocumento, { observaciones }).observaciones;
    const accion = estado ? 'aceptar' : 'rechazar';
    const { idCodigo } = await this.visible(actor, id);
    return this.unitOfWork.run(actor, async (tx) => {
      const { plan, carpeta, ajeno } = await this.carpetas.paraActuar(tx, idCodigo);
      const fila = (await this.store.byId(id, tx.manager)) as FilaDeDocumento;
      if (fila.version !== version) throw vieja(fila);
      cicloDeDocumento.transicion(accion, hechosDe(fila), { actor, carpetaEn: carpeta.idDepartamento });
      if ((await this.store.decidir(tx, fila, { estado, motivo })) === 0) throw vieja(fila);
      await resumirDocumentos(tx.manager, carpeta.id, plan.planId);
      await this.eventos.anotar(tx, [
        {
          tipo: estado ? tiposDeEvento.documentoAceptado : tiposDeEvento.documentoRechazado,
          planId: plan.planId,
          personaId: fila.personaId ?? plan.personaId,
          observacion: observacionDe(fila, ajeno, motivo),
        },
      ]);
      await tx.audit({
        accion,
        recurso: 'documento',
        recursoId: id,
        antes: { estado: fila.estado, decididoDepartamento: fila.decididoDepartamento },
        despues: { estado, motivo, versionArchivo: fila.versionArchivo },
      });
      return this.vista(actor, id, plan, tx.manager);
    });
  }

  /** DOC-040. Leaves an access row. @throws 404. */
  async personas(actor: Actor, idCodigo: string): Promise<PersonaDePlan[]> {
    const plan = await this.planes.get(idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'plan', recursoId: idCodigo });
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

  /** The document as this actor sees it now, inside the transaction of his act. */
  async vista(
    actor: Actor,
    id: number,
    plan: FilaDePlan,
    manager: Parameters<DocumentoStore['byId']>[1],
  ): Promise<DocumentoVista> {
    const fila = (await this.store.byId(id, manager)) as FilaDeDocumento;
    return vistaDe(actor, fila, this.carpetaDe(actor, plan));
  }

  async visible(actor: Actor, id: number): Promise<FilaDeDocumento> {
    const fila = await this.store.byId(id);
    if (fila === null || !veDocumento(actor, fila)) throw notFound();
    return fila;
  }

  private carpetaDe(actor: Actor, plan: FilaDePlan): CarpetaDelDocumento {
    const rechazo = rechazoDeActuar(hechosDeEscritura(plan), actor, this.ajustes.soloPropios);
    return { idDepartamento: plan.idDepartamento, puedeActuar: rechazo === null };
  }
}

/** 412 with who decided or uploaded meanwhile, and what stands there now. */
export function vieja(fila: FilaDeDocumento): ErrorDeNegocio {
  const decidido = fila.decididoEn !== null;
  return staleVersion(fila.version, ['estado'], {
    quien: decidido ? fila.decididoPor : fila.subidoPor,
    cuando: decidido ? fila.decididoEn : fila.subidoEn,
    actual: { estado: fila.estado, versionArchivo: fila.versionArchivo, observaciones: fila.observaciones },
  });
}

/** What the history says of an act on a document: which, whose, and the reason of a rejection. */
export function observacionDe(fila: FilaDeDocumento, ajeno: boolean, detalle: string | null): string {
  const de = tiposDePersona[fila.dueno as DuenoDeDocumento];
  return [
    ...(ajeno ? [`${propios.planDeOtroEjecutivo}. `] : []),
    `${fila.nombre} (${de})`,
    ...(detalle === null ? [] : [`: ${detalle}`]),
  ].join('');
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
