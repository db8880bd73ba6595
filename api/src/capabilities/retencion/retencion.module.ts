import { OldAccesses } from '../../audit/old-accesses';
import type { Shared } from '../../composition/shared';
import { InformesVencidos } from '../buro';
import { DocumentosVencidos } from '../documento';
import { RetencionNocturna, RetencionService } from './retencion.service';
import { RetencionStore } from './retencion.store';

/** Data with a retention; drafts and other short-lived rows are purged hourly (`http/purge.ts`). */
export function composeRetencion(shared: Shared) {
  const { archivos, barredor, dataSource } = shared;
  const retencion = new RetencionService(shared, new RetencionStore(dataSource), {
    accesos: { retenida: new OldAccesses(dataSource) },
    buro: { retenida: new InformesVencidos(dataSource) },
    // a copied database must not remove the original's files
    documentos: { retenida: new DocumentosVencidos(dataSource, archivos), impide: () => barredor.motivo() },
  });
  return { retencion, nocturna: new RetencionNocturna(retencion, shared) };
}
