import type { BloqueDeContrato, Instante } from '@adjudica/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Copia } from '../../ui/formulario/copiaLocal';
import { useBorrador } from '../../ui/formulario/useBorrador';
import type { ContratoDetalle } from './tipos';

/** What was typed in a block and is not saved. */
interface Escrito {
  readonly texto: string;
  /** Version of the block from which typing began; 0 = it was not there. */
  readonly version: number;
  /** UTC ISO of the draft that it was put back from. */
  readonly restaurado: Instante | null;
}
type Escritos = Readonly<Partial<Record<BloqueDeContrato, Escrito>>>;

const textoDe = (valores: Copia['valores']): string | null =>
  typeof valores['texto'] === 'string' ? valores['texto'] : null;

/**
 * The texts of a contract's blocks that are typed and not saved: they stay while another block is looked at, and as drafts, each of its own, until
 * their block is saved or they are discarded.
 */
export function useEscritos({ id, bloques }: Pick<ContratoDetalle, 'id' | 'bloques'>) {
  const seEscribe = bloques.some(({ editable }) => editable);
  const { listo, borradores, enDuda, autoguardado, estado } = useBorrador(seEscribe ? 'contrato' : null, id);
  const [escritos, setEscritos] = useState<Escritos>({});
  const [dudosos, setDudosos] = useState<readonly Copia[]>([]);
  const bloqueDe = (nombre: string) => bloques.find(({ bloque }) => bloque === nombre);

  const repuesto = useRef(false);
  useEffect(() => {
    if (repuesto.current || !listo || autoguardado === null) return;
    repuesto.current = true;
    autoguardado.conocer(borradores);
    setDudosos(enDuda);
    const propios = borradores.flatMap(({ seccion, valores, versionBase, guardadoEn, sinEnviar }) => {
      const bloque = bloques.find((uno) => uno.bloque === seccion);
      const texto = textoDe(valores);
      if (bloque === undefined || texto === null) return [];
      if (texto === bloque.texto) {
        autoguardado.programar(seccion, {}, versionBase);
        return [];
      }
      if (sinEnviar) autoguardado.programar(seccion, valores, versionBase);
      return [[bloque.bloque, { texto, version: versionBase, restaurado: guardadoEn }] as const];
    });
    // what was typed before they were read goes before them
    setEscritos((antes) => ({ ...Object.fromEntries(propios), ...antes }));
  }, [listo, autoguardado, borradores, enDuda, bloques]);

  const escribir = (bloque: BloqueDeContrato, texto: string | null) => {
    const version = escritos[bloque]?.version ?? bloqueDe(bloque)?.version ?? 0;
    autoguardado?.programar(bloque, texto === null ? {} : { texto }, version);
    setEscritos(({ [bloque]: antes, ...otros }) =>
      texto === null ? otros : { ...otros, [bloque]: { texto, version, restaurado: antes?.restaurado ?? null } },
    );
  };

  /** Around the save of a block: no draft of it is written after it, and one that was refused is kept again. */
  const guardando = useCallback(
    async <T>(bloque: BloqueDeContrato, guardar: () => Promise<T>): Promise<T> => {
      await autoguardado?.callar(bloque);
      const guardado = await guardar();
      await autoguardado?.olvidar(bloque);
      setEscritos(({ [bloque]: _, ...otros }) => otros);
      return guardado;
    },
    [autoguardado],
  );

  const dudosoDe = (nombre: BloqueDeContrato) => {
    const copia = dudosos.find(({ seccion }) => seccion === nombre);
    const texto = copia === undefined ? null : textoDe(copia.valores);
    if (copia === undefined || texto === null) return null;
    const fuera = () => setDudosos((antes) => antes.filter((otra) => otra !== copia));
    return {
      escritaEn: copia.escritaEn,
      usar: () => {
        fuera();
        escribir(nombre, texto);
      },
      descartar: () => {
        fuera();
        void autoguardado?.olvidarCopia(nombre);
      },
    };
  };

  return { escritos, escribir, guardando, dudosoDe, estado };
}
