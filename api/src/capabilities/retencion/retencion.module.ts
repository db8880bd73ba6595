import { OldAccesses } from '../../audit/old-accesses';
import type { Shared } from '../../composition/shared';
import { InformesVencidos } from '../buro';
import { DocumentosVencidos } from '../documento';
import { RetencionNocturna, RetencionService } from './retencion.service';
import { RetencionStore } from './retencion.store';

/** What the company keeps for a time only; drafts are forgotten hourly with the rest of what is short-lived (`http/purge.ts`). */
export function composeRetencion(shared: Shared) {
  const { archivos, barredor, dataSource } = shared;
  const retencion = new RetencionService(shared, new RetencionStore(dataSource), {
    accesos: { retenida: new OldAccesses(dataSource) },
    buro: { retenida: new InformesVencidos(dataSource) },
    // a copy of the database must not take the files of another one away
    documentos: { retenida: new DocumentosVencidos(dataSource, archivos), impide: () => barredor.motivo() },
  });
  return { retencion, nocturna: new RetencionNocturna(retencion, shared) };
}
