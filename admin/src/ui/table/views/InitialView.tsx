import type { ClaveDeLista } from '@adjudica/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGetList, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { VistaGuardadaVista } from '../../../generated/api';
import { useApplyView } from './useView';
import { ALL_VIEWS, isUntouched, VIEW_RESOURCE } from './view';

interface InitialViewProps {
  readonly listKey: ClaveDeLista;
  /** Key of react-admin's list parameters; undefined = they are not stored. */
  readonly paramsKey: string | undefined;
}

/**
 * Applies the user's initial view of this list, unless the address or an earlier visit has chosen something. The rows are read meanwhile, because
 * most lists have no initial view.
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
    // The user has acted meanwhile: the rows must not change under the pointer.
    if (vista !== undefined && isUntouched(search) && !acted.current) applyView(vista, { replace: true });
  }, [waiting, data, listKey, search, applyView, acted]);
  return null;
}

/** Whether the user has pressed a key or clicked on the page while `watching` was true. */
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
