import { mensajes } from '@adjudica/domain';
import { SelectFilter } from '../../ui/table/SelectFilter';

const opciones = [{ codigo: true, nombre: mensajes.propios.atrasados }];

/** Of the list around it, those whose promise is over. */
export const FiltroDePromesa = () => (
  <SelectFilter source="atrasadas" label={mensajes.propios.promesa} choices={opciones} width={120} />
);
