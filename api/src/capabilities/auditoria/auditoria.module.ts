import { controller, type Shared } from '../../composition/shared';
import { AuditoriaController } from './auditoria.controller';
import { AuditoriaService } from './auditoria.service';
import { AuditoriaStore } from './auditoria.store';

/** The audit, as the administrator reads it. */
export function composeAuditoria({ accessLog, dataSource }: Shared) {
  const auditoria = new AuditoriaService(new AuditoriaStore(dataSource), accessLog);
  return { controllers: [controller(AuditoriaController, auditoria)] };
}
