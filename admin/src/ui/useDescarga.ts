import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { guardarArchivo } from './descargar';
import { useToast } from './useToast';

/** A file of the API as a button wants it: one download however often it is clicked, its failure as a toast. */
export function useDescarga() {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const toast = useToast();
  const [enCurso, setEnCurso] = useState(false);
  const running = useRef(false);

  const descargar = useCallback(
    async (path: string, nombre: string): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setEnCurso(true);
      try {
        const file = await dataProvider.file(path);
        guardarArchivo(file.blob, file.name ?? nombre);
      } catch (error) {
        toast.error(error);
      } finally {
        running.current = false;
        setEnCurso(false);
      }
    },
    [dataProvider, toast],
  );

  return { descargar, enCurso };
}
