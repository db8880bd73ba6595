import { nombreDeProducto, type ParticipanteDelActa } from '@adjudica/domain';
import { notFound } from '../../request/version';
import type { AsambleaRow, AsambleaStore, CabeceraDeAsamblea } from '../asamblea';
import type { ParticipanteStore } from './participante.store';
import { delActa, type ParticipanteRow } from './participante.view';

/** Source of minutes and list of participants: read once, before any transaction, and checked again by its versions inside it. */
export interface AsambleaSnapshot {
  readonly asamblea: AsambleaRow;
  readonly rows: readonly ParticipanteRow[];
}

/** @throws 404. */
export async function takeSnapshot(
  asambleas: AsambleaStore,
  participantes: ParticipanteStore,
  asambleaId: number,
): Promise<AsambleaSnapshot> {
  const asamblea = await asambleas.byId(asambleaId);
  if (asamblea === null) throw notFound();
  return { asamblea, rows: await participantes.ofAssembly(asambleaId) };
}

export const participantesDe = (snapshot: AsambleaSnapshot): ParticipanteDelActa[] => snapshot.rows.map(delActa);

/** Common heading of minutes and lists. */
export function cabeceraImpresa(asamblea: AsambleaRow & Partial<CabeceraDeAsamblea>, empresa: string) {
  const { grupo, numeroAsamblea, fecha, hora, lugar, notario, testigo1, testigo2, testigo3 } = asamblea;
  const testigos = [testigo1, testigo2, testigo3].flatMap((testigo) => (testigo === null ? [] : [testigo]));
  const producto = nombreDeProducto({ nombre: asamblea.productoNombre });
  return { empresa, producto, grupo, numeroAsamblea, fecha, hora, lugar, notario, testigos };
}

/** '01-M001-5' */
export const claveDeAsamblea = ({ producto, grupo, numeroAsamblea }: AsambleaRow): string =>
  `${producto}-${grupo}-${numeroAsamblea}`;
