import { productos } from '@adjudica/domain';
import { Filtro } from '../../ui/tabla/Filtro';

const opciones = productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }));

export function FiltroDeProducto() {
  return <Filtro campo="producto" etiqueta="Producto" opciones={opciones} />;
}
