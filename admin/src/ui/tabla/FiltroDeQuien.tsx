import { propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { Filtro } from './Filtro';

/** For an executive, in a list that holds others' plans too: the whole team's, or one's own. */
export function FiltroDeQuien() {
  const { role } = useUsuario();
  if (role !== 'Ejecutivo Adjudicaciones') return null;
  return (
    <Filtro
      campo="ejecutivo"
      etiqueta={propios.deQuien}
      opciones={{ yo: propios.mios }}
      sinElegir={propios.delEquipo}
      ancho={120}
    />
  );
}
