import { propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { SelectFilter } from './SelectFilter';

/** For an executive, in a list that holds others' plans too: the whole team's or the own ones. */
export function OwnerFilter() {
  const { role } = useUsuario();
  if (role !== 'Ejecutivo Adjudicaciones') return null;
  return (
    <SelectFilter
      source="ejecutivo"
      label={propios.deQuien}
      choices={{ yo: propios.mios }}
      emptyLabel={propios.delEquipo}
      width={120}
    />
  );
}
