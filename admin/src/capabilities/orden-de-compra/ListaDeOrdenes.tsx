import { estadosDeOrden, etiquetaDeOrden, ORD, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../../ui/formato';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { EstadoDeOrdenChip } from './EstadoDeOrdenChip';
import { RECURSO, rutaDeOrden } from './rutas';
import type { OrdenDeLista } from './tipos';

/** ORD-501 */
const columnas: readonly Columna<OrdenDeLista>[] = [
  { campo: 'id', ordena: true, dibujar: (orden) => <Numero orden={orden} /> },
  {
    campo: 'nombreCliente',
    ordena: true,
    dibujar: (orden) => <Cliente orden={orden} />,
  },
  {
    campo: 'planes',
    dibujar: ({ planes }) =>
      planes.map((plan) => (
        <Box key={plan} component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {plan}
        </Box>
      )),
  },
  { campo: 'fecha', ordena: true, dibujar: ({ fecha }) => fechaHora(fecha) },
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
        <Filtro
          campo="estado"
          etiqueta="Estado"
          opciones={estadosDeOrden.map((estado) => ({ codigo: estado, nombre: etiquetaDeOrden[estado] }))}
        />
      }
      emptyText={ORD.vacia}
      exportable
    >
      <Tabla columnas={columnas} alElegir={({ id }) => rutaDeOrden(role, id)} />
    </RecordList>
  );
}

/** On a phone the other columns are a swipe away: the state stands with the name. */
function Cliente({ orden: { nombreCliente, cedula, estado } }: { readonly orden: OrdenDeLista }) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 170 }}>
      {nombreCliente}
      <Menor>{cedula}</Menor>
      {phone && <EstadoDeOrdenChip estado={estado} />}
    </Box>
  );
}

function Numero({ orden: { id } }: { readonly orden: OrdenDeLista }) {
  const { role } = useUsuario();
  return (
    <MuiLink component={Link} to={rutaDeOrden(role, id)} sx={{ fontWeight: 560 }}>
      {id}
    </MuiLink>
  );
}
