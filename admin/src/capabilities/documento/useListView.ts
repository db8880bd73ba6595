import { type DuenoDeDocumento, normalizar } from '@adjudica/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type DocumentoRecord, nombreDeDueno } from './tipos';

/** Parameters of the address that show another part of the same list, or a document of it. */
export const senalesDeLista = ['doc', 'pagina', 'q', 'persona', 'cerrados', 'campo'];

/** DOC-027 */
export const DOCUMENTOS_POR_PAGINA = 10;

/** Search, person, page, what is no longer asked for, and open document, all in the address (`?q=&persona=&pagina=&cerrados=1&doc=`). Changing them makes no history. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const poner = useCallback(
    (cambios: Readonly<Record<string, string | null>>) =>
      setParams(
        (antes) => {
          const ahora = new URLSearchParams(antes);
          for (const [nombre, valor] of Object.entries(cambios)) {
            if (valor === null || valor === '') ahora.delete(nombre);
            else ahora.set(nombre, valor);
          }
          return ahora;
        },
        { replace: true },
      ),
    [setParams],
  );
  const q = params.get('q') ?? '';
  const persona = Number(params.get('persona')) as DuenoDeDocumento | 0;
  const pagina = Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1);
  const cerrados = params.get('cerrados') === '1';
  const doc = Number(params.get('doc')) || null;
  return useMemo(
    () => ({
      q,
      persona: persona in nombreDeDueno ? (persona as DuenoDeDocumento) : null,
      pagina,
      /** Those that are no longer asked for, instead of those that are. */
      cerrados,
      doc,
      buscar: (texto: string) => poner({ q: texto, pagina: null }),
      elegirPersona: (dueno: DuenoDeDocumento | null) =>
        poner({ persona: dueno === null ? null : String(dueno), pagina: null }),
      verCerrados: (ver: boolean) => poner({ cerrados: ver ? '1' : null, q: null, persona: null, pagina: null }),
      irAPagina: (n: number) => poner({ pagina: n > 1 ? String(n) : null }),
      abrir: (id: number | null) => poner({ doc: id === null ? null : String(id) }),
    }),
    [q, persona, pagina, cerrados, doc, poner],
  );
}

/** DOC-025, DOC-026: every word of the search in the document's name, its owner or the owner's identification. */
export function filtrar(
  documentos: readonly DocumentoRecord[],
  { q, persona }: { readonly q: string; readonly persona: DuenoDeDocumento | null },
): DocumentoRecord[] {
  const buscadas = normalizar(q).split(' ').filter(Boolean);
  return documentos.filter((documento) => {
    const { tipo, dueno, persona: nombre, identificacion } = documento;
    const texto = normalizar([tipo.nombre, nombreDeDueno[dueno], nombre ?? '', identificacion ?? ''].join(' '));
    return (persona === null || dueno === persona) && buscadas.every((palabra) => texto.includes(palabra));
  });
}
