import { useCallback, useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { urlOf } from '../../providers/calls';
import { failureOf } from '../../providers/problems';
import { useUploads } from '../../ui/upload/useUploads';
import { type DocumentoRecord, nombreDeDueno } from './tipos';

export interface ArchivoParaDocumento {
  readonly documento: DocumentoRecord;
  readonly archivo: File;
}

interface Opciones {
  /** The rows as they stand now: a second try goes out with their version. */
  readonly documentos: readonly DocumentoRecord[];
  readonly poner: (documento: DocumentoRecord) => void;
  /** The same rows, asked for again. */
  readonly pedir: () => void;
}

export const claveDeSubida = (id: number): string => `documento/${id}`;

/** DOC-506, DOC-522: uploads of a plan's documents. What was refused for a stale version can be sent again once it is seen. */
export function useSubidaDeDocumentos({ documentos, poner, pedir }: Opciones) {
  const refresh = useRefresh();
  const notify = useNotify();
  const actuales = useRef(documentos);
  actuales.current = documentos;

  const subidas = useUploads((listas) => {
    notify(listas === 1 ? 'Documento subido' : `${listas} documentos subidos`, { type: 'success' });
    refresh();
  });
  const { add } = subidas;

  const subir = useCallback(
    (archivos: readonly ArchivoParaDocumento[]) =>
      add(
        archivos.map(({ documento, archivo }) => ({
          key: claveDeSubida(documento.id),
          title: `${documento.tipo.nombre}, ${nombreDeDueno[documento.dueno]}`,
          file: archivo,
          prepare: () => {
            const ahora = actuales.current.find(({ id }) => id === documento.id) ?? documento;
            return {
              url: urlOf('/documento/{id}/archivo', { id: documento.id }),
              fields: { version: String(ahora.version) },
            };
          },
          onDone: (respuesta) => poner(respuesta as DocumentoRecord),
          onFailure: (error) => {
            const { status } = failureOf(error);
            if (status === 409 || status === 412) pedir();
          },
        })),
      ),
    [add, poner, pedir],
  );
  return { ...subidas, subir };
}
