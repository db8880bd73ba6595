import { estadosDePago, etiquetaDePago, PAG } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { dinero, fechaHora } from '../../ui/formato';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { BusquedaDeCedula } from './BusquedaDeCedula';
import { EstadoDePagoChip } from './EstadoDePagoChip';
import { RECURSO, rutaDePago } from './rutas';
import type { PagoDeLista } from './tipos';

const columnas: readonly Columna<PagoDeLista>[] = [
  { campo: 'id', ordena: true, dibujar: (pago) => <Numero pago={pago} /> },
  { campo: 'nombreCliente', ordena: true, dibujar: (pago) => <Cliente pago={pago} /> },
  {
    campo: 'planes',
    dibujar: ({ planes }) =>
      planes.map((plan) => (
        <Box key={plan} component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {plan}
        </Box>
      )),
  },
  { campo: 'fecha', tipo: 'instante', ordena: true },
  { campo: 'estado', dibujar: ({ estado }) => <EstadoDePagoChip estado={estado} /> },
  { campo: 'aprobadoEn', ordena: true, dibujar: ({ aprobadoEn }) => <Cuando>{fechaHora(aprobadoEn)}</Cuando> },
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
          <Filtro
            campo="estado"
            etiqueta={PAG.estado}
            opciones={estadosDePago.map((estado) => ({ codigo: estado, nombre: etiquetaDePago[estado] }))}
          />
        </>
      }
    >
      <Tabla columnas={columnas} alElegir={({ id }) => rutaDePago(role, id)} />
    </RecordList>
  );
}

/** PAG-503: its number leads to it; below it the amount, which decides what is opened first. */
function Numero({ pago: { id, valor } }: { readonly pago: PagoDeLista }) {
  const { role } = useUsuario();
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <MuiLink component={Link} to={rutaDePago(role, id)} sx={{ fontWeight: 560 }}>
        {id}
      </MuiLink>
      <Menor>{dinero(valor)}</Menor>
    </Box>
  );
}

/** On a phone the other columns are a swipe away: the state stands with the name. */
function Cliente({ pago: { nombreCliente, cedula, estado } }: { readonly pago: PagoDeLista }) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 150, overflowWrap: 'anywhere' }}>
      {nombreCliente}
      <Menor>{cedula}</Menor>
      {phone && <EstadoDePagoChip estado={estado} />}
    </Box>
  );
}

function Cuando({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  );
}
