import { estadosDePago, etiquetaDePago, PAG } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { dinero } from '../../ui/formato';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { BusquedaDeCedula } from './BusquedaDeCedula';
import { EstadoDePagoChip } from './EstadoDePagoChip';
import { RECURSO, rutaDePago } from './rutas';
import type { PagoDeLista } from './tipos';

const columnas: readonly Columna<PagoDeLista>[] = [
  // the amount decides what is opened first
  { campo: 'id', ordena: true, debajo: ({ valor }) => dinero(valor) },
  {
    campo: 'nombreCliente',
    ordena: true,
    debajo: ({ cedula }) => cedula,
    enTelefono: ({ estado }) => <EstadoDePagoChip estado={estado} />,
  },
  { campo: 'planes', tipo: 'lineas' },
  { campo: 'fecha', tipo: 'instante', ordena: true },
  { campo: 'estado', dibujar: ({ estado }) => <EstadoDePagoChip estado={estado} /> },
  { campo: 'aprobadoEn', tipo: 'instante', ordena: true },
];

/** PAG-500…506: payment orders, newest first. */
export default function ListaDePagos() {
  const { role } = useUsuario();
  return (
    <RecordList
      resource={RECURSO}
      title={PAG.ordenesDePago}
      sort={{ field: 'fecha', order: 'DESC' }}
      disableAuthentication
      emptyText={PAG.sinOrdenes}
      exportable
      filters={
        <>
          <BusquedaDeCedula />
          <FiltroDeQuien />
          <Filtro
            campo="estado"
            etiqueta={PAG.estado}
            opciones={estadosDePago.map((estado) => ({ codigo: estado, nombre: etiquetaDePago[estado] }))}
          />
        </>
      }
    >
      <Tabla columnas={columnas} enlace={({ id }: PagoDeLista) => rutaDePago(role, id)} />
    </RecordList>
  );
}
