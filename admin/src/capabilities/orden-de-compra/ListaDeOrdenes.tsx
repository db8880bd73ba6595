import { estadosDeOrden, etiquetaDeOrden, ORD, propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { EstadoDeOrdenChip } from './EstadoDeOrdenChip';
import { RECURSO, rutaDeOrden } from './rutas';
import type { OrdenDeLista } from './tipos';

/** ORD-501 */
const columnas: readonly Columna<OrdenDeLista>[] = [
  { campo: 'id', ordena: true },
  {
    campo: 'nombreCliente',
    ordena: true,
    debajo: ({ cedula }) => cedula,
    enTelefono: ({ estado }) => <EstadoDeOrdenChip estado={estado} />,
  },
  { campo: 'planes', tipo: 'lineas' },
  { campo: 'fecha', tipo: 'instante', ordena: true },
  { campo: 'estado', ordena: true, dibujar: ({ estado }) => <EstadoDeOrdenChip estado={estado} /> },
];

/** ORD-500…507: purchase orders, newest first; a row leads to its order. */
export default function ListaDeOrdenes() {
  const { role } = useUsuario();
  return (
    <RecordList
      resource={RECURSO}
      title={ORD.titulo}
      sort={{ field: 'id', order: 'DESC' }}
      disableAuthentication
      searchPlaceholder={propios.ordenBuscar}
      filters={
        <>
          <FiltroDeQuien />
          <Filtro
            campo="estado"
            etiqueta="Estado"
            opciones={estadosDeOrden.map((estado) => ({ codigo: estado, nombre: etiquetaDeOrden[estado] }))}
          />
        </>
      }
      emptyText={ORD.vacia}
      exportable
    >
      <Tabla columnas={columnas} enlace={({ id }: OrdenDeLista) => rutaDeOrden(role, id)} />
    </RecordList>
  );
}
