import type { ClaveDeLista } from '@adjudica/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGetList, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { VistaGuardadaVista } from '../../../generated/api';
import { useApplyView } from './useView';
import { ALL_VIEWS, isUntouched, VIEW_RESOURCE } from './view';

interface InitialViewProps {
  readonly listKey: ClaveDeLista;
  /** Under which react-admin keeps what was last chosen; none = nowhere. */
  readonly paramsKey: string | undefined;
}

/**
 * The view that the user lets this list open with, unless the address or an earlier visit says otherwise. The rows are asked for meanwhile: most
 * lists have none, and nobody is to wait for that answer.
 */
export function InitialView({ listKey, paramsKey }: InitialViewProps) {
  const { search } = useLocation();
  const store = useStoreContext();
  const applyView = useApplyView(listKey);
  const [untouched] = useState(
    () => isUntouched(search) && (paramsKey === undefined || store.getItem(paramsKey) === undefined),
  );
  const [waiting, setWaiting] = useState(untouched);
  const acted = useActed(waiting);
  const { data } = useGetList<VistaGuardadaVista>(
    VIEW_RESOURCE,
    { ...ALL_VIEWS, filter: { inicial: true } },
    { enabled: waiting, staleTime: Number.POSITIVE_INFINITY },
  );
  useEffect(() => {
    if (!waiting || data === undefined) return;
    setWaiting(false);
    const vista = data.find((view) => view.lista === listKey);
    // whoever was faster than the answer has chosen, or is about to: other rows may not come under his hand
    if (vista !== undefined && isUntouched(search) && !acted.current) applyView(vista, { replace: true });
  }, [waiting, data, listKey, search, applyView, acted]);
  return null;
}

/** Whether anybody has pressed a key or anything on the page while `mirar` held. */
function useActed(watching: boolean): RefObject<boolean> {
  const acted = useRef(false);
  useEffect(() => {
    if (!watching) return;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null) acted.current = true;
    };
    for (const type of ACTED_EVENTS) document.addEventListener(type, note, { capture: true });
    return () => {
      for (const type of ACTED_EVENTS) document.removeEventListener(type, note, { capture: true });
    };
  }, [watching]);
  return acted;
}

const ACTED_EVENTS = ['pointerdown', 'keydown'] as const;
