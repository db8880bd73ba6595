import { mensajes } from '@adjudica/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { TablaContext } from './contexto';

/** No rows. Where a search found none, also what it looked for and where, and the way back from it. */
export function SinFilas({ vacio }: { readonly vacio: string | undefined }) {
  const lista = useContext(TablaContext);
  const { filterValues = {}, setFilters } = useListContext();
  const { q, ...otros } = filterValues;
  const texto = typeof q === 'string' ? q.trim() : '';
  const message = vacio ?? lista.vacio ?? mensajes.GEN.sinRegistros;
  if (texto === '') return <EmptyState message={message} />;
  return (
    <EmptyState message={message}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {mensajes.propios.busquedaSinFilas(texto, lista.buscaEn, Object.keys(otros).length > 0)}
      </Typography>
      <Button size="small" onClick={() => setFilters(otros)}>
        Quitar la búsqueda
      </Button>
    </EmptyState>
  );
}
