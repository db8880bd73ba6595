import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { actaDeAsamblea } from './acta.documento';
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
}
