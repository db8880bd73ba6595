import type { BloqueDeContrato, Instante } from '@adjudica/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocalCopy } from '../../ui/form/draft/localCopies';
import { useStoredDraft } from '../../ui/form/draft/useStoredDraft';
import type { ContratoDetalle } from './tipos';

/** What was typed in a block and is not saved. */
interface Escrito {
  readonly texto: string;
  /** Version of the block from which typing began; 0 = it was not there. */
  readonly version: number;
  /** UTC ISO of the draft that it was put back from. */
  readonly restored: Instante | null;
}
type Escritos = Readonly<Partial<Record<BloqueDeContrato, Escrito>>>;

const textoDe = (valores: LocalCopy['valores']): string | null =>
  typeof valores.texto === 'string' ? valores.texto : null;

/**
 * The texts of a contract's blocks that are typed and not saved: they stay while another block is looked at, and as drafts, each of its own, until
 * their block is saved or they are discarded.
 */
export function useDraftTexts({ id, bloques }: Pick<ContratoDetalle, 'id' | 'bloques'>) {
  const seEscribe = bloques.some(({ editable }) => editable);
  const { ready, drafts, doubtful, autosave, status: estado } = useStoredDraft(seEscribe ? 'contrato' : null, id);
  const [escritos, setEscritos] = useState<Escritos>({});
  const [dudosos, setDudosos] = useState<readonly LocalCopy[]>([]);
  const bloqueDe = (nombre: string) => bloques.find(({ bloque }) => bloque === nombre);

  const repuesto = useRef(false);
  useEffect(() => {
    if (repuesto.current || !ready || autosave === null) return;
    repuesto.current = true;
    autosave.learn(drafts);
    setDudosos(doubtful);
    const propios = drafts.flatMap(({ seccion, valores, versionBase, guardadoEn, unsent }) => {
      const bloque = bloques.find(({ bloque: letra }) => letra === seccion);
      const texto = textoDe(valores);
      if (bloque === undefined || texto === null) return [];
      if (texto === bloque.texto) {
        autosave.schedule(seccion, {}, versionBase);
        return [];
      }
      if (unsent) autosave.schedule(seccion, valores, versionBase);
      return [[bloque.bloque, { texto, version: versionBase, restored: guardadoEn }] as const];
    });
    // what was typed before they were read goes before them
    setEscritos((antes) => ({ ...Object.fromEntries(propios), ...antes }));
  }, [ready, autosave, drafts, doubtful, bloques]);

  const escribir = (bloque: BloqueDeContrato, texto: string | null) => {
    const version = escritos[bloque]?.version ?? bloqueDe(bloque)?.version ?? 0;
    autosave?.schedule(bloque, texto === null ? {} : { texto }, version);
    setEscritos(({ [bloque]: antes, ...otros }) =>
      texto === null ? otros : { ...otros, [bloque]: { texto, version, restored: antes?.restored ?? null } },
    );
  };

  /** Around the save of a block: no draft of it is written after it, and one that was refused is kept again. */
  const guardando = useCallback(
    async <T>(bloque: BloqueDeContrato, guardar: () => Promise<T>): Promise<T> => {
      await autosave?.silence(bloque);
      const guardado = await guardar();
      await autosave?.forget(bloque);
      setEscritos(({ [bloque]: _, ...otros }) => otros);
      return guardado;
    },
    [autosave],
  );

  const dudosoDe = (nombre: BloqueDeContrato) => {
    const copia = dudosos.find(({ seccion }) => seccion === nombre);
    const texto = copia === undefined ? null : textoDe(copia.valores);
    if (copia === undefined || texto === null) return null;
    const fuera = () => setDudosos((antes) => antes.filter((otra) => otra !== copia));
    return {
      writtenAt: copia.writtenAt,
      use: () => {
        fuera();
        escribir(nombre, texto);
      },
      discard: () => {
        fuera();
        void autosave?.forgetCopy(nombre);
      },
    };
  };

  return { escritos, escribir, guardando, dudosoDe, estado };
}
