import { hechosDeActa, nombreDeProducto, type ParticipanteDelActa } from '@adjudica/domain';
import type { Config } from '../../config';
import { notFound } from '../../http/version';
import type { ActaImpresa } from '../../pdf';
import type { AsambleaStore, CabeceraDeAsamblea, FilaDeAsamblea, ResumenDeAsamblea } from '../asamblea';
import type { ParticipanteStore } from './participante.store';
import { delActa, type FilaDeParticipante } from './participante.view';

/** What the minutes and the list of participants are printed from: read once, before any transaction, and checked again by its versions inside it. */
export interface Foto {
  readonly asamblea: FilaDeAsamblea;
  readonly grupo: readonly ResumenDeAsamblea[];
  readonly filas: readonly FilaDeParticipante[];
}

/**
 * The assembly comes first: a mark that is saved while the rows are read raises `versionParticipantes`, and the guarded update of the
 * transaction finds out.
 * @throws 404.
 */
export async function tomarFoto(
  asambleas: AsambleaStore,
  participantes: ParticipanteStore,
  asambleaId: number,
): Promise<Foto> {
  const asamblea = await asambleas.byId(asambleaId);
  if (asamblea === null) throw notFound();
  const [grupo, filas] = await Promise.all([asambleas.ofGroup(asamblea.grupoId), participantes.ofAssembly(asambleaId)]);
  return { asamblea, grupo, filas };
}

export const participantesDe = (foto: Foto): ParticipanteDelActa[] => foto.filas.map(delActa);

/** The finished facts of the document. */
export function actaImpresa(
  brand: Config['brand'],
  asamblea: FilaDeAsamblea & Partial<CabeceraDeAsamblea>,
  participantes: readonly ParticipanteDelActa[],
  emision: { version: number; motivo: string | null; borrador: boolean },
): ActaImpresa {
  const { testigo1, testigo2, testigo3 } = asamblea;
  const cabecera = {
    empresa: brand.company,
    producto: nombreDeProducto({ nombre: asamblea.productoNombre }),
    grupo: asamblea.grupo,
    numeroAsamblea: asamblea.numeroAsamblea,
    fecha: asamblea.fecha,
    hora: asamblea.hora,
    lugar: asamblea.lugar,
    notario: asamblea.notario,
    testigos: [testigo1, testigo2, testigo3].flatMap((testigo) => (testigo === null ? [] : [testigo])),
  };
  return {
    ...hechosDeActa(cabecera, participantes, { borrador: emision.borrador }),
    emisor: { ruc: brand.ruc, ciudad: brand.city },
    version: emision.version,
    motivo: emision.motivo,
  };
}
