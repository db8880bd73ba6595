import { propios } from '@adjudica/domain';
import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';

/** Says that the list around it shows orders and payments alone, as the sum of the home leads to it; its cross shows all again. */
export function SoloDinero() {
  const { filterValues, setFilters } = useListContext();
  const { dinero, ...otros } = filterValues;
  if (dinero !== true) return null;
  return <Chip label={propios.soloDinero} onDelete={() => setFilters(otros)} />;
}
