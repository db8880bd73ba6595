import { type AccionDeCorreo, asuntoDe, type EstadoDeCorreo } from '@adjudica/domain';
import type { ActMaker, ActRecord, ViewContext } from '../../act';
import type { Outbox } from '../../outbox/outbox';
import { staleVersion } from '../../request/version';
import type { CorreoVista } from './correo.dto';
import type { CorreoRow, CorreoStore } from './correo.store';
import { correoEnCiclo, vistaDeCorreo } from './correo.view';

interface Cambio {
  readonly estado: EstadoDeCorreo;
  readonly destinatario?: string;
}
export type ActoDeCorreo = ActMaker<number, CorreoRow, AccionDeCorreo, Cambio, CorreoVista>;

/** Mails for their acts. Without a lock: the guarded write decides. */
export const correosEnActo = (
  store: CorreoStore,
  outbox: Pick<Outbox, 'decidir'>,
  ajustes: Pick<ViewContext, 'soloPropios'>,
): ActRecord<number, CorreoRow, AccionDeCorreo, Cambio, CorreoVista> => ({
  resource: 'correo',
  lifecycle: correoEnCiclo,
  version: 'required',
  lock: async () => undefined,
  read: ({ manager }, id) => store.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version),
  write: (tx, row, cambio) => outbox.decidir(tx, row, cambio),
  summaryOf: ({ estado, destinatario, codigoError }) => ({ estado, destinatario, codigoError }),
  subject: ({ id }) => asuntoDe('correo', id),
  view: (row, { actor }) => vistaDeCorreo(row, { actor, ...ajustes }),
});
