import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { codigoDeVerificacion, ErrorDeNegocio, hoyEn, LARGO_DE_CODIGO, mensajes } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { type Tx, violatedUnique } from '../../db/transaction/unit-of-work';
import { docxOf, TIPO_DOCX } from '../../docx';
import { type FileAnswer, TIPO_PDF } from '../../http/send-file';
import { canonicalJson, type Hechos, hashDeHechos, type Rendered, type Renderer } from '../../pdf';
import { notFound, staleVersion } from '../../request/version';
import { StorageError, type Stored } from '../../storage';
import { type ArchivoService, contarFalta } from '../archivo';
import type { CualDocumento, DocumentoEmitidoStore, EmitidoRow } from './documento-emitido.store';
import type { Emision, Emitible, Imprimible, RegistroEmitido, TipoDeEmitido } from './emitible';

/** A version printed and stored, without its row yet. */
export interface Preparado<H extends Hechos, F> {
  readonly documento: Emitible<H, F>;
  readonly registro: RegistroEmitido;
  readonly emision: Emision;
  readonly nombre: string;
  /** The facts, as stored. */
  readonly hechos: string;
  readonly huella: string;
  /** By which anybody checks it. */
  readonly codigo: string;
  /** 0 = it is not printed. */
  readonly paginas: number;
  readonly tipo: string;
  readonly guardado: Stored;
}

/**
 * Prints every document. Kept ones follow this order (promesas.md, fact 3): facts → print → store and verify the file → in the transaction of the
 * act, its row (`asentar`). A version is written once; newer ones leave it unchanged.
 */
export class EmisionDeDocumentos {
  constructor(
    private readonly store: DocumentoEmitidoStore,
    private readonly archivos: ArchivoService,
    private readonly impresora: Pick<Renderer, 'render' | 'markup'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly brand: Config['brand'],
  ) {}

  /** Prints a document that is not kept. Leaves an access row of the record `recursoId`. */
  async imprimir<H extends Hechos, F>(
    actor: Actor,
    documento: Imprimible<H, F>,
    fuente: F,
    recursoId: string | number,
  ): Promise<FileAnswer> {
    const { bytes } = await this.render(actor, documento, fuente);
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: documento.recurso, recursoId });
    return { bytes, nombre: `${documento.nombre(fuente)}.pdf`, tipo: TIPO_PDF, enLinea: true };
  }

  /** The draft with its watermark; not kept. */
  async vistaPrevia<H extends Hechos, F>(
    actor: Actor,
    documento: Imprimible<H, F>,
    fuente: F,
  ): Promise<FileAnswer & Rendered> {
    const impreso = await this.render(actor, documento, fuente, { borrador: true });
    return { ...impreso, nombre: `borrador-${documento.nombre(fuente)}.pdf`, tipo: TIPO_PDF, enLinea: true };
  }

  /**
   * The same text for a word processor, from the same template: of what was issued, by the facts that it was printed from; before that, a draft. Not
   * kept. Leaves an access row of the record `recursoId`.
   */
  async enWord<H extends Hechos, F>(
    actor: Actor,
    documento: Emitible<H, F>,
    fuente: F,
    recursoId: string | number,
  ): Promise<FileAnswer> {
    const hechos = await this.hechos(actor, documento, fuente, { borrador: true });
    const bytes = await docxOf(this.impresora.markup(documento, hechos), {
      title: documento.titulo(hechos),
      author: hechos.empresa,
      mark: documento.borrador?.(hechos) ? 'BORRADOR' : null,
    });
    this.accesos.record(actor, { operacion: 'descargar', recurso: documento.recurso, recursoId });
    return { bytes, nombre: `${documento.nombre(fuente)}.docx`, tipo: TIPO_DOCX };
  }

  /** The facts of what was issued; before that, the present ones. */
  async hechos<H extends Hechos, F>(
    actor: Actor,
    documento: Emitible<H, F>,
    fuente: F,
    emision: Partial<Emision> = {},
  ): Promise<H> {
    const emitidos = (await this.store.findLast(cualDe(documento, documento.registro(fuente).id)))?.hechos ?? null;
    return emitidos === null ? documento.hechos(fuente, this.emision(actor, emision)) : (JSON.parse(emitidos) as H);
  }

  /** The bytes alone, as part of another file. */
  render<H extends Hechos, F>(
    actor: Actor,
    documento: Imprimible<H, F>,
    fuente: F,
    emision: Partial<Emision> = {},
  ): Promise<Rendered> {
    const hechos = documento.hechos(fuente, this.emision(actor, emision));
    return this.impresora.render(documento, hechos, documento.adjuntos?.(fuente));
  }

  /**
   * Issues the next version: prints and stores it, then runs the act, whose transaction writes the row with `asentar`. A refused act removes the
   * file; after any other failure the commit is uncertain, so the file stays and the sweep decides by the rows.
   */
  async emitir<H extends Hechos, F, T>(
    actor: Actor,
    documento: Emitible<H, F>,
    fuente: F,
    acto: (preparado: Preparado<NoInfer<H>, NoInfer<F>>) => Promise<T>,
    motivo: string | null = null,
  ): Promise<T> {
    const preparado = await this.preparar(actor, documento, fuente, motivo);
    return this.archivos.conservarSalvoRechazo(preparado.guardado, () => acto(preparado));
  }

  /**
   * The parts of an act that issues a document once: later and concurrent requests get the existing one. `fuente`: its source, from the record as the
   * act found it.
   */
  unaVez<H extends Hechos, F, Row>(
    documento: Emitible<H, F>,
    fuente: (asked: { readonly actor: Actor; readonly before: Row }) => F | Promise<F>,
  ) {
    type Impreso = Preparado<H, F> | null;
    return {
      version: 'optional' as const,
      around: async (asked: { actor: Actor; before: Row }, transact: (impreso: Impreso) => Promise<never>) => {
        const deQue = await fuente(asked);
        if ((await this.store.findLastVersion(cualDe(documento, documento.registro(deQue).id))) > 0)
          return transact(null);
        return this.emitir(asked.actor, documento, deQue, transact).catch((error: unknown) => {
          if (!(error instanceof YaEmitido)) throw error;
          return transact(null);
        });
      },
      load: (_: unknown, impreso: Impreso) => impreso,
      isUnchanged: ({ loaded }: { loaded: Impreso }) => loaded === null,
      change: () => ({}),
      effects: async ({ tx, loaded }: { tx: Tx; loaded: Impreso }) => loaded && this.asentar(tx, loaded),
      auditDetail: ({ loaded }: { loaded: Impreso }) => ({ sha256: loaded?.guardado.sha256 }),
    };
  }

  /**
   * Writes the row of a prepared version in the transaction of its act. Returns its id. @throws 409 issued already, where it is issued once; 412
   * another version was issued meanwhile; 422 no reason.
   */
  async asentar<H extends Hechos, F>(tx: Tx, preparado: Preparado<H, F>): Promise<number> {
    const { documento, registro, emision, guardado } = preparado;
    const cual = cualDe(documento, registro.id);
    const ultima = await this.store.findLastVersion(cual, tx.manager);
    const unaSola = documento.versiones === 'una';
    if (unaSola && ultima > 0) throw new YaEmitido();
    const numeroVersion = ultima + 1;
    const otra = (): ErrorDeNegocio => (unaSola ? new YaEmitido() : staleVersion(numeroVersion, ['documento']));
    if (registro.version === undefined && numeroVersion !== emision.version) throw otra();
    if (documento.versiones === 'con-motivo' && numeroVersion > 1 && !emision.motivo) throw sinMotivo();
    const archivoId = await this.archivos.registrar(tx, guardado, { nombre: preparado.nombre, tipo: preparado.tipo });
    return this.store
      .insert(tx.manager, {
        ...cual,
        numeroVersion,
        registroVersion: registro.version ?? null,
        motivo: emision.motivo,
        archivoId,
        sha256: guardado.sha256,
        paginas: preparado.paginas || null,
        huella: preparado.huella,
        codigo: preparado.codigo,
        emitidoPor: tx.actor.id || null,
        emitidoEn: tx.now,
        hechos: preparado.hechos,
      })
      .catch((error: unknown) => {
        throw violatedUnique(error) === null ? error : otra();
      });
  }

  /** Whether `fuente`, read again, gives the printed facts. */
  muestra<H extends Hechos, F>({ documento, emision, huella }: Preparado<H, F>, fuente: F): boolean {
    return hashDeHechos(documento.tipo, documento.hechos(fuente, emision)) === huella;
  }

  /** Removes a prepared version that is not needed. */
  descartar({ guardado }: { readonly guardado: Stored }): Promise<void> {
    return this.archivos.descartar(guardado);
  }

  /** Whether the newest version equals what would be printed now, so that there is nothing to issue. */
  async vigente<H extends Hechos, F>(
    actor: Actor,
    documento: Emitible<H, F>,
    fuente: F,
    manager?: EntityManager,
  ): Promise<boolean> {
    const registro = documento.registro(fuente);
    const [ultima] = await this.store.listVersiones(cualDe(documento, registro.id), undefined, manager);
    if (ultima === undefined || ultima.registroVersion !== (registro.version ?? null)) return false;
    const emision = this.emision(actor, { version: ultima.numeroVersion, motivo: ultima.motivo });
    return hashDeHechos(documento.tipo, documento.hechos(fuente, emision)) === ultima.huella;
  }

  /** Newest first. @throws 404 none issued. */
  async versiones(documento: TipoDeEmitido, registroId: number): Promise<EmitidoRow[]> {
    const versiones = await this.store.listVersiones(cualDe(documento, registroId));
    if (versiones.length === 0) throw notFound();
    return versiones;
  }

  /** The facts of the newest version and the hash of its file. @throws 404 none issued, or its facts are not kept. */
  async emitido<H extends Hechos, F>(
    documento: Emitible<H, F>,
    registroId: number,
  ): Promise<{ readonly hechos: H; readonly sha256: string }> {
    const emitido = await this.store.findLast(cualDe(documento, registroId));
    if (emitido?.hechos == null) throw notFound(mensajes.propios.documentoSinGenerar);
    return { hechos: JSON.parse(emitido.hechos) as H, sha256: emitido.sha256 };
  }

  /** The file of a version, by default the newest; leaves an access row (invariant 39). @throws 404. */
  async abrir(
    actor: Actor,
    documento: TipoDeEmitido,
    registroId: number,
    { version, recursoId }: { version?: number | undefined; recursoId?: string | number } = {},
  ): Promise<FileAnswer & { bytes: Readable }> {
    const [emitido] = await this.store.listVersiones(cualDe(documento, registroId), version);
    if (emitido === undefined) throw notFound(mensajes.propios.documentoSinGenerar);
    const cambiado =
      emitido.sha256 === emitido.sha256DeArchivo
        ? await this.store.findTampering(documento, emitido, [registroId, recursoId])
        : 'file';
    if (cambiado !== null) {
      const changed = new StorageError(
        'no-verificado',
        `the row of the ${cambiado} of issued document ${emitido.id} was changed`,
      );
      contarFalta(changed);
      throw changed;
    }
    const { archivo, bytes } = await this.archivos.abrir(emitido.archivoId);
    this.accesos.record(actor, {
      operacion: 'descargar',
      recurso: documento.recurso,
      recursoId: recursoId ?? emitido.id,
    });
    const { nombre, tipo, longitud, sha256 } = archivo;
    return { bytes, nombre, tipo, longitud, sha256, enLinea: true };
  }

  private async preparar<H extends Hechos, F>(
    actor: Actor,
    documento: Emitible<H, F>,
    fuente: F,
    motivo: string | null,
  ): Promise<Preparado<H, F>> {
    const registro = documento.registro(fuente);
    const ultima = await this.store.findLastVersion(cualDe(documento, registro.id));
    // always version 1, so that the unique key of versions refuses a second
    const version = documento.versiones === 'una' ? 1 : ultima + 1;
    const emision = this.emision(actor, { version, motivo });
    const hechos = documento.hechos(fuente, emision);
    const codigo = codigoDeVerificacion(randomBytes(LARGO_DE_CODIGO));
    const adjuntos = documento.adjuntos?.(fuente);
    const { bytes, hashHechos, paginas, tipo, extension } =
      documento.archivo === undefined
        ? { ...(await this.impresora.render(documento, hechos, adjuntos, codigo)), ...EN_PDF }
        : {
            ...(await documento.archivo(fuente)),
            ...{ hashHechos: hashDeHechos(documento.tipo, hechos), paginas: 0 },
          };
    const guardado = await this.archivos.guardar(bytes, { tipo, folder: documento.folder });
    return {
      documento,
      registro,
      emision,
      nombre: `${documento.nombre(fuente)}-v${registro.version ?? version}.${extension}`,
      hechos: canonicalJson(hechos),
      huella: hashHechos,
      codigo,
      paginas,
      tipo,
      guardado,
    };
  }

  private emision(actor: Actor, emision: Partial<Emision>): Emision {
    return {
      marca: { empresa: this.brand.company, emisor: { ruc: this.brand.ruc, ciudad: this.brand.city } },
      hoy: hoyEn(this.clock.now()),
      emitidoPor: `${actor.nombre} ${actor.apellido}`.trim(),
      version: 1,
      motivo: null,
      borrador: false,
      ...emision,
    };
  }
}

/** 409: a document that is issued once exists already. */
class YaEmitido extends ErrorDeNegocio {
  constructor() {
    super('conflicto', 'documento-emitido', mensajes.propios.documentoYaEmitido);
  }
}

const EN_PDF = { tipo: TIPO_PDF, extension: 'pdf' } as const;

const cualDe = ({ tipo, columna }: TipoDeEmitido, registroId: number): CualDocumento => ({
  tipo,
  columna,
  registroId,
});

const sinMotivo = (): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'sin-motivo', mensajes.propios.campoObligatorio, {
    errors: { motivo: mensajes.propios.campoObligatorio },
  });
