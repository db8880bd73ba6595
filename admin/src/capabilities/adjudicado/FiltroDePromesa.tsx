import { mensajes } from '@adjudica/domain';
import { Filtro } from '../../ui/tabla/Filtro';

const opciones = [{ codigo: true, nombre: mensajes.propios.atrasados }];

/** Of the list around it, those whose promise is over. */
export const FiltroDePromesa = () => (
  <Filtro campo="atrasadas" etiqueta={mensajes.propios.promesa} opciones={opciones} ancho={120} />
);
