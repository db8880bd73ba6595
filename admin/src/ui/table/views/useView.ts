import { useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { columnsKey } from '../../../providers/store';
import { hiddenKeys, type ListColumn } from '../column';
import { contentOf, searchWith, type ViewContent } from './view';

/** Applies a view: filter and order in the address, columns in the user's store. */
export function useApplyView(listKey: string): (vista: ViewContent, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [, setHidden] = useStore<string[]>(columnsKey(listKey), []);
  return (vista, options) => {
    setHidden([...vista.ocultas]);
    void navigate({ search: searchWith(search, vista) }, options);
  };
}

/** The current state of the list as a view. */
export function useCurrentView(listKey: string, columns: readonly ListColumn[]): ViewContent {
  const { filterValues, sort } = useListContext();
  const initial = hiddenKeys(columns);
  const [hidden] = useStore<string[]>(columnsKey(listKey), initial);
  return contentOf(filterValues, sort, hidden);
}
