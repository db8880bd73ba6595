import type { Readable } from 'node:stream';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Archivo } from '../../entities/archivo.entity';
import { notFound } from '../../http/version';
import type { ArchivoService } from '../archivo';
import type { VersionDeActa } from './acta.dto';
import { type ActaStore, versionDe } from './acta.store';

/** Issued minutes as they are read: every version, byte for byte. */
export class ActaService {
  constructor(
    private readonly store: ActaStore,
    private readonly archivos: ArchivoService,
    private readonly accesos: AccessLog,
  ) {}

  async versiones(asambleaId: number): Promise<VersionDeActa[]> {
    const versions = await this.store.versions(asambleaId);
    if (versions.length === 0) throw notFound();
    return versions.map(versionDe);
  }

  /** The newest version, or the one asked for. Leaves an access row (invariant 39). @throws 404. */
  async archivo(actor: Actor, asambleaId: number, version?: number): Promise<{ archivo: Archivo; bytes: Readable }> {
    const versions = await this.store.versions(asambleaId);
    const acta = version === undefined ? versions[0] : versions.find((v) => v.numeroVersion === version);
    if (acta === undefined) throw notFound();
    const abierto = await this.archivos.abrir(acta.archivoId);
    this.accesos.record(actor, { operacion: 'descargar', recurso: 'acta', recursoId: acta.id });
    return abierto;
  }
}
