import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import type { Rendered } from '../../pdf';
import { notFound } from '../../request/version';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { actaDeAsamblea, extractoDelActa } from './acta.documento';
import type { VersionDeActa } from './acta.dto';

/** Reads issued minutes: every version, byte for byte. */
export class ActaService {
  constructor(private readonly documentos: EmisionDeDocumentos) {}

  /** @throws 404 without minutes. */
  async versiones(asambleaId: number): Promise<VersionDeActa[]> {
    const versiones = await this.documentos.versiones(actaDeAsamblea, asambleaId);
    return versiones.map(({ numeroVersion, nombre, longitud, sha256, huella, motivo, emitidoPor, emitidoEn }) => ({
      id: numeroVersion,
      asambleaId,
      ...{ numeroVersion, nombre, longitud, sha256, huella, motivo },
      generadaPor: emitidoPor,
      generadaEn: emitidoEn,
    }));
  }

  /** The newest version, or the one asked for. @throws 404. */
  archivo(actor: Actor, asambleaId: number, version?: number): Promise<FileAnswer> {
    return this.documentos.abrir(actor, actaDeAsamblea, asambleaId, { version });
  }

  /**
   * The newest version as a member may have it. Leaves an access row.
   * @param idCodigo plan of who asks, whose row stays whole; left out = for nobody in particular
   * @throws 404 without minutes, or the plan is not in them.
   */
  async extracto(actor: Actor, asambleaId: number, idCodigo: string | null = null): Promise<FileAnswer> {
    const { hechos: acta, sha256 } = await this.documentos.emitido(actaDeAsamblea, asambleaId);
    if (idCodigo !== null && !acta.participantes.some((fila) => fila.idCodigo === idCodigo)) throw notFound();
    return this.documentos.imprimir(actor, extractoDelActa, { acta, sha256, idCodigo }, asambleaId);
  }

  /** The bytes of the same, as part of another act; a plan that is not in them counts as none. @throws 404 without minutes. */
  async extractoDe(actor: Actor, asambleaId: number, plan: string | null): Promise<Rendered> {
    const { hechos: acta, sha256 } = await this.documentos.emitido(actaDeAsamblea, asambleaId);
    const idCodigo = acta.participantes.some((fila) => fila.idCodigo === plan) ? plan : null;
    return this.documentos.render(actor, extractoDelActa, { acta, sha256, idCodigo });
  }
}
