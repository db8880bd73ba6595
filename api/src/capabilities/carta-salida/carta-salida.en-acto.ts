import { type AccionDeCarta, asuntoDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { CartaSalida } from '../../entities/carta-salida.entity';
import { notFound, staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { CartaSalidaVista } from './carta-salida.dto';
import type { CartaRow, CartaStore } from './carta-salida.store';
import { cartaEnCiclo, vistaDeCarta } from './carta-salida.view';

type Cambio = Partial<CartaSalida>;
export type ActoDeCarta = ActMaker<string, CartaRow, AccionDeCarta, Cambio, CartaSalidaVista>;

/** Exit letters for their acts, by the plan's code. Locked after the folder, in the order of the acts that reopen it. */
export const cartasEnActo = (
  cartas: CartaStore,
  carpetas: Pick<CarpetaStore, 'lock'>,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<string, CartaRow, AccionDeCarta, Cambio, CartaSalidaVista> => ({
  resource: 'carta-salida',
  lifecycle: cartaEnCiclo,
  version: 'required',
  async lock({ manager }, idCodigo) {
    await carpetas.lock(manager, idCodigo);
    const row = await cartas.findByPlan(idCodigo, manager);
    if (row === null) throw notFound();
    await cartas.lock(manager, Number(row.id));
  },
  read: ({ manager }, idCodigo) => cartas.findByPlan(idCodigo, manager),
  idOf: ({ idCodigo }) => idCodigo,
  versionOf: ({ version }) => Number(version),
  stale: ({ version }) => staleVersion(Number(version)),
  write: (tx, row, cambio) => cartas.update(tx, row, cambio),
  targets: ({ planId, personaId, citaDia }) => [{ planId, personaId, venceTarea: citaDia ?? undefined }],
  summaryOf: ({ idCodigo, estado, fechaEntrega, motivoRechazo, citaDia, citaHora, citaLugar, ...recibe }) => ({
    ...{ idCodigo, estado, fechaEntrega, motivoRechazo },
    ...(citaDia !== null && { citaDia, citaHora, citaLugar }),
    ...(recibe.recibeNombre !== null && {
      recibeIdentificacion: recibe.recibeIdentificacion,
      recibeNombre: recibe.recibeNombre,
    }),
  }),
  subject: ({ idCodigo }) => asuntoDe('carta-salida', idCodigo),
  view: (row, { actor }) => vistaDeCarta(row, { actor, ...ajustes }),
});
