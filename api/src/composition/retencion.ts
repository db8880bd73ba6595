import { OldAccesses } from '../audit/old-accesses';
import { InformesVencidos } from '../capabilities/buro/buro.vencidos.store';
import { DocumentosVencidos } from '../capabilities/documento/documento.vencidos.store';
import { RetencionNocturna, RetencionService } from '../capabilities/retencion/retencion.service';
import { RetencionStore } from '../capabilities/retencion/retencion.store';
import type { Comun } from './comun';
import type { Platform } from './platform';

/** What the company keeps for a time only; drafts are forgotten hourly with the rest of what is short-lived (`http/purge.ts`). */
export function composeRetencion(platform: Platform, { archivos, barredor }: Comun) {
  const { dataSource } = platform;
  const retencion = new RetencionService(platform, new RetencionStore(dataSource), {
    accesos: { retenida: new OldAccesses(dataSource) },
    buro: { retenida: new InformesVencidos(dataSource) },
    // a copy of the database must not take the files of another one away
    documentos: { retenida: new DocumentosVencidos(dataSource, archivos), impide: () => barredor.motivo() },
  });
  return { retencion, nocturna: new RetencionNocturna(retencion, platform) };
}
