import { estadosDePagare, LEG, MINIMO_BUSQUEDA_DE_PAGARE, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useUsuario } from '../../providers/sesion';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { usePuede } from '../../ui/usePuede';
import { EstadoDePagareChip } from './EstadoDePagareChip';
import { RECURSO, rutaDeNuevo, rutaDePagare } from './rutas';
import type { PagareDeLista } from './tipos';

/** LEG-516 */
const PRIMERA_PAGINA = 50;

const columnas: readonly Columna<PagareDeLista>[] = [
  { campo: 'id', ordena: true, dibujar: ({ id }) => <Numero>{id}</Numero> },
  { campo: 'nombresCliente', ordena: true, dibujar: (pagare) => <Cliente pagare={pagare} /> },
  { campo: 'idCodigo' },
  { campo: 'plazo', tipo: 'numero' },
  { campo: 'monto', tipo: 'dinero', ordena: true },
  { campo: 'fechaEmision', tipo: 'fecha', ordena: true },
  { campo: 'estado', dibujar: ({ estado }) => <EstadoDePagareChip estado={estado} /> },
];

/** LEG-509…512, LEG-514…516: notes, newest first. */
export default function ListaDePagares() {
  const { role } = useUsuario();
  const puede = usePuede();
  return (
    <RecordList
      resource={RECURSO}
      title={LEG.pagares}
      createLabel={puede('pagare:escribir') ? LEG.nuevoPagare : undefined}
      createTo={rutaDeNuevo(role)}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PRIMERA_PAGINA}
      disableAuthentication
      searchIn={propios.pagareBuscaEn}
      searchMinLength={MINIMO_BUSQUEDA_DE_PAGARE}
      filters={<Filtro campo="estado" etiqueta="Estado" opciones={estadosDePagare} />}
    >
      <Tabla columnas={columnas} alElegir={({ id }) => rutaDePagare(role, id)} />
    </RecordList>
  );
}

function Numero({ children }: { readonly children: string | number }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  );
}

/** On a phone the other columns are a swipe away: the state stands with the name. */
function Cliente({ pagare: { nombresCliente, cedulaCliente, estado } }: { readonly pagare: PagareDeLista }) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 150, overflowWrap: 'anywhere' }}>
      {nombresCliente}
      <Menor>{cedulaCliente}</Menor>
      {phone && <EstadoDePagareChip estado={estado} />}
    </Box>
  );
}
