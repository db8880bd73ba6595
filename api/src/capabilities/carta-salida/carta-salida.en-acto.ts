import { type AccionDeCarta, asuntoDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { CartaSalida } from '../../entities/carta-salida.entity';
import { notFound, staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { CartaSalidaVista } from './carta-salida.dto';
import type { CartaStore, FilaDeCarta } from './carta-salida.store';
import { cartaEnCiclo, vistaDeCarta } from './carta-salida.view';

type Cambio = Partial<CartaSalida>;
export type ActoDeCarta = ActMaker<string, FilaDeCarta, AccionDeCarta, Cambio, CartaSalidaVista>;

/** Exit letters as their acts see them, by the plan's code. Taken after the folder, as whoever sends it back to risk takes it. */
export const cartasEnActo = (
  cartas: CartaStore,
  carpetas: Pick<CarpetaStore, 'lock'>,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<string, FilaDeCarta, AccionDeCarta, Cambio, CartaSalidaVista> => ({
  resource: 'carta-salida',
  lifecycle: cartaEnCiclo,
  version: 'required',
  async lock({ manager }, idCodigo) {
    await carpetas.lock(manager, idCodigo);
    const fila = await cartas.dePlan(idCodigo, manager);
    if (fila === null) throw notFound();
    await cartas.lock(manager, Number(fila.id));
  },
  read: ({ manager }, idCodigo) => cartas.dePlan(idCodigo, manager),
  idOf: ({ idCodigo }) => idCodigo,
  versionOf: ({ version }) => Number(version),
  stale: ({ version }) => staleVersion(Number(version)),
  write: (tx, fila, cambio) => cartas.update(tx, fila, cambio),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: ({ idCodigo, estado, fechaEntrega, motivoRechazo }) => ({ idCodigo, estado, fechaEntrega, motivoRechazo }),
  subject: ({ idCodigo }) => asuntoDe('carta-salida', idCodigo),
  view: (fila, { actor }) => vistaDeCarta(fila, { actor, ...ajustes }),
});
