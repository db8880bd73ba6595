import { mensajes } from '@adjudica/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { TableListContext } from './TableListContext';

/** The empty state of a list. After a search it says what was searched where, and how to undo it. */
export function NoRows({ empty }: { readonly empty: string | undefined }) {
  const table = useContext(TableListContext);
  const { filterValues = {}, setFilters } = useListContext();
  const { q, ...others } = filterValues;
  const text = typeof q === 'string' ? q.trim() : '';
  const message = empty ?? table.empty ?? mensajes.GEN.sinRegistros;
  if (text === '') return <EmptyState message={message} />;
  return (
    <EmptyState message={message}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {mensajes.propios.busquedaSinFilas(text, table.lookIn, Object.keys(others).length > 0)}
      </Typography>
      <Button size="small" onClick={() => setFilters(others)}>
        Quitar la búsqueda
      </Button>
    </EmptyState>
  );
}
