import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { DOCUMENTOS_POR_PAGINA } from './useListView';

/** A document that a link leads to, and whether its file is to be chosen at once. */
export interface Pedido {
  readonly documento: number;
  readonly subir: boolean;
}

interface Lista {
  readonly documentos: readonly { readonly id: number }[];
  readonly vista: { readonly pagina: number; readonly irAPagina: (pagina: number) => void };
}

/** What the navigation asked for, until its row has answered; the list turns to the page that it stands on. */
export function useRequest({ documentos, vista }: Lista) {
  const { state, key } = useLocation();
  const [pedido, setPedido] = useState<Pedido | null>(null);
  useEffect(() => {
    const { documento, subir } = (state ?? {}) as Partial<Pedido>;
    if (typeof documento === 'number') setPedido({ documento, subir: subir === true });
    // a page that is turned is another entry of the same visit
  }, [key]);
  const lugar = pedido === null ? -1 : documentos.findIndex(({ id }) => id === pedido.documento);
  const pagina = lugar < 0 ? null : Math.floor(lugar / DOCUMENTOS_POR_PAGINA) + 1;
  const { pagina: actual, irAPagina } = vista;
  useEffect(() => {
    if (pagina !== null && pagina !== actual) irAPagina(pagina);
  }, [pagina, actual, irAPagina]);
  return { pedido, atendido: () => setPedido(null) };
}
