import type { ClaveDeLista } from '@adjudica/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGetList, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { VistaGuardadaVista } from '../../../generated/api';
import { useAplicarVista } from './useVista';
import { RECURSO, sinElegir, TODAS } from './vista';

interface AlEntrarProps {
  readonly clave: ClaveDeLista;
  /** Under which react-admin keeps what was last chosen; none = nowhere. */
  readonly elegidoEn: string | undefined;
}

/**
 * The view that the user lets this list open with, unless the address or an earlier visit says otherwise. The rows are asked for meanwhile: most
 * lists have none, and nobody is to wait for that answer.
 */
export function AlEntrar({ clave, elegidoEn }: AlEntrarProps) {
  const { search } = useLocation();
  const store = useStoreContext();
  const aplicar = useAplicarVista(clave);
  const [intacta] = useState(
    () => sinElegir(search) && (elegidoEn === undefined || store.getItem(elegidoEn) === undefined),
  );
  const [lista, setLista] = useState(intacta);
  const actuo = useActuo(lista);
  const { data } = useGetList<VistaGuardadaVista>(
    RECURSO,
    { ...TODAS, filter: { inicial: true } },
    { enabled: lista, staleTime: Number.POSITIVE_INFINITY },
  );
  useEffect(() => {
    if (!lista || data === undefined) return;
    setLista(false);
    const vista = data.find((una) => una.lista === clave);
    // whoever was faster than the answer has chosen, or is about to: other rows may not come under his hand
    if (vista !== undefined && sinElegir(search) && !actuo.current) aplicar(vista, { replace: true });
  }, [lista, data, clave, search, aplicar, actuo]);
  return null;
}

/** Whether anybody has pressed a key or anything on the page while `mirar` held. */
function useActuo(mirar: boolean): RefObject<boolean> {
  const actuo = useRef(false);
  useEffect(() => {
    if (!mirar) return;
    const anotar = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null) actuo.current = true;
    };
    for (const tipo of HECHOS) document.addEventListener(tipo, anotar, { capture: true });
    return () => {
      for (const tipo of HECHOS) document.removeEventListener(tipo, anotar, { capture: true });
    };
  }, [mirar]);
  return actuo;
}

const HECHOS = ['pointerdown', 'keydown'] as const;
