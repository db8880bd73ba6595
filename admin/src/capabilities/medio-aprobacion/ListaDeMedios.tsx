import { estadosDeMedio, etiquetaDeMedio, mensajes, productos } from '@adjudica/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { diaDe } from '../../ui/formato';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { usePuede } from '../../ui/usePuede';
import { EstadoDeMedioChip } from './EstadoDeMedioChip';
import { RECURSO, rutaDeMedio, rutaDeNuevo } from './rutas';
import type { MedioDeLista } from './tipos';

const { NAV, propios } = mensajes;

/** Who decides begins with what waits for a decision. */
const porDecidir = { estado: 'enviado' };

const columnas: readonly Columna<MedioDeLista>[] = [
  { campo: 'nombreCliente', dibujar: (medio) => <Cliente medio={medio} /> },
  {
    campo: 'planes',
    dibujar: ({ planes }) =>
      planes.map((plan) => (
        <Box key={plan} component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {plan}
        </Box>
      )),
  },
  { campo: 'bien' },
  { campo: 'valor', tipo: 'dinero' },
  { campo: 'total', tipo: 'dinero' },
  { campo: 'estado', dibujar: ({ estado }) => <EstadoDeMedioChip estado={estado} /> },
  { campo: 'ejecutivo', dibujar: ({ ejecutivo }) => ejecutivo?.nombre ?? propios.medioSinEjecutivo },
  { campo: 'fecha', ordena: true, dibujar: (medio) => <Fechas medio={medio} /> },
];

/** MED-500, MED-501: approvals, newest first; risk sees those that were sent to it. */
export default function ListaDeMedios() {
  const puede = usePuede();
  const { role } = useUsuario();
  const decide = puede('medio:decidir');
  return (
    <RecordList
      resource={RECURSO}
      title={NAV.mediosDeAprobacion}
      sort={{ field: 'fecha', order: 'DESC' }}
      exportable
      {...(decide && { filterDefaultValues: porDecidir })}
      disableAuthentication
      searchPlaceholder={propios.medioBuscar}
      filters={<Filtros soloEnviados={decide} />}
      actions={
        puede('medio:escribir') && (
          <Button component={Link} to={rutaDeNuevo(role)} variant="contained" startIcon={<AddOutlined />}>
            {propios.medioNuevo}
          </Button>
        )
      }
    >
      <Tabla columnas={columnas} alElegir={({ id }) => rutaDeMedio(role, id)} />
    </RecordList>
  );
}

/** On a phone the other columns are a swipe away: the state stands with the name. */
function Cliente({ medio }: { readonly medio: MedioDeLista }) {
  const { role } = useUsuario();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 170 }}>
      <MuiLink component={Link} to={rutaDeMedio(role, medio.id)} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {medio.nombreCliente}
      </MuiLink>
      <Menor>{medio.cedula}</Menor>
      {phone && <EstadoDeMedioChip estado={medio.estado} />}
    </Box>
  );
}

/** The day it was made, and below it the last step. */
function Fechas({ medio: { fecha, enviadoEn, decididoEn } }: { readonly medio: MedioDeLista }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {diaDe(fecha)}
      {decididoEn !== null ? (
        <Menor>Decidido {diaDe(decididoEn)}</Menor>
      ) : (
        enviadoEn !== null && <Menor>Enviado {diaDe(enviadoEn)}</Menor>
      )}
    </Box>
  );
}

function Filtros({ soloEnviados }: { readonly soloEnviados: boolean }) {
  const estados = estadosDeMedio.filter((estado) => !(soloEnviados && estado === 'espera'));
  return (
    <>
      <Filtro
        campo="estado"
        etiqueta="Estado"
        opciones={estados.map((estado) => ({ codigo: estado, nombre: etiquetaDeMedio[estado] }))}
      />
      <Filtro
        campo="producto"
        etiqueta="Producto"
        opciones={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
      />
    </>
  );
}
