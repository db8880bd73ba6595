import { productos } from '@adjudica/domain';
import { SelectFilter } from '../../ui/table/SelectFilter';

const opciones = productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }));

export function FiltroDeProducto() {
  return <SelectFilter source="producto" label="Producto" choices={opciones} />;
}
