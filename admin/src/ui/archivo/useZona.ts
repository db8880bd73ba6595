import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { aceptados, type ReglaDeArchivo, rechazoDe } from './reglas';

export interface ArchivoRechazado {
  readonly nombre: string;
  readonly mensaje: string;
}

interface OpcionesDeZona {
  readonly regla: ReglaDeArchivo;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Only what may be sent; what may not has been said already. */
  readonly onArchivos: (archivos: readonly File[], rechazados: readonly ArchivoRechazado[]) => void;
}

const unoSolo = 'Suelte un solo archivo';

/**
 * A place where files are dropped, or chosen with `open`: the same checks and the same words wherever it stands (DOC-508, DOC-509: a toast for
 * 3 s). The element that shows `isDragActive` takes `getRootProps`, the hidden input `getInputProps`; the button that calls `open` is the
 * caller's, so that the keyboard reaches a real one.
 */
export function useZona({ regla, multiple = false, disabled = false, onArchivos }: OpcionesDeZona) {
  const notify = useNotify();
  const onDrop = useCallback(
    (soltados: readonly File[], deMas: readonly { readonly file: File }[]) => {
      const avisar = (message: string) => notify(message, { type: 'error' });
      if (deMas.length > 0) return avisar(unoSolo);
      const aptos: File[] = [];
      const rechazados: ArchivoRechazado[] = [];
      for (const archivo of soltados) {
        const mensaje = rechazoDe(archivo, regla);
        if (mensaje === null) aptos.push(archivo);
        else rechazados.push({ nombre: archivo.name, mensaje });
      }
      for (const mensaje of new Set(rechazados.map((rechazado) => rechazado.mensaje))) avisar(mensaje);
      if (aptos.length > 0) onArchivos(aptos, rechazados);
    },
    [notify, regla, onArchivos],
  );
  const zona = useDropzone({
    onDrop,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    // A row within a list that is a place of its own
    noDragEventsBubbling: true,
  });
  return {
    ...zona,
    propsDeInput: { ...zona.getInputProps(), accept: aceptados(regla) },
  };
}
