import type { Borrador } from './autoguardado';
import type { Copia } from './copiaLocal';
import { mismosValores } from './tabla';

/** A draft as a form finds it when it opens. */
export interface BorradorHallado extends Borrador {
  /** It stands on this machine only, and is sent now. */
  readonly sinEnviar: boolean;
}

export interface Hallados {
  readonly borradores: readonly BorradorHallado[];
  /** Copies of this machine beside a draft that the server got later, from elsewhere: whoever typed both says which one. */
  readonly enDuda: readonly Copia[];
  /** Sections whose copy the server holds too. */
  readonly sobrantes: readonly string[];
}

/**
 * What the server keeps and what this machine still had to send, section by section. The copy goes before the draft that it was typed on; a draft that
 * is newer than that goes before the copy, unless it is the very one whose answer never came.
 */
export function hallar(delServidor: readonly Borrador[], copias: readonly Copia[]): Hallados {
  const borradores = new Map<string, BorradorHallado>(delServidor.map((b) => [b.seccion, { ...b, sinEnviar: false }]));
  const enDuda: Copia[] = [];
  const sobrantes: string[] = [];
  for (const copia of copias) {
    const { seccion, valores, versionBase, sinRespuesta, escritaEn } = copia;
    const borrador = borradores.get(seccion);
    const version = borrador?.version ?? 0;
    const suya = borrador !== undefined && sinRespuesta !== null && mismosValores(borrador.valores, sinRespuesta);
    if (borrador !== undefined && mismosValores(borrador.valores, valores)) sobrantes.push(seccion);
    else if (version <= copia.version || suya)
      borradores.set(seccion, { seccion, valores, versionBase, guardadoEn: escritaEn, version, sinEnviar: true });
    else enDuda.push(copia);
  }
  return { borradores: [...borradores.values()], enDuda, sobrantes };
}
