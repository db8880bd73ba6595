import { useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { columnsKey } from '../../../providers/store';
import { hiddenKeys, type ListColumn } from '../column';
import { contentOf, searchWith, type ViewContent } from './view';

/** Shows a list as a view says: filter and order in its address, columns where this user's are kept. */
export function useApplyView(listKey: string): (vista: ViewContent, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [, setHidden] = useStore<string[]>(columnsKey(listKey), []);
  return (vista, options) => {
    setHidden([...vista.ocultas]);
    void navigate({ search: searchWith(search, vista) }, options);
  };
}

/** The list as it is shown now. */
export function useCurrentView(listKey: string, columns: readonly ListColumn[]): ViewContent {
  const { filterValues, sort } = useListContext();
  const initial = hiddenKeys(columns);
  const [hidden] = useStore<string[]>(columnsKey(listKey), initial);
  return contentOf(filterValues, sort, hidden);
}
