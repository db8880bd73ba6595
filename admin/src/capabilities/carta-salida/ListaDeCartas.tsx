import { CAR, etiquetaDeCarta, listaDeCartas, porPaginaDeCartas, productos, propios } from '@adjudica/domain';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { diaDe, fecha } from '../../ui/formato';
import { lazy } from '../../ui/lazy';
import { Menor } from '../../ui/Menor';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { EstadoDeCarta } from './EstadoDeCarta';
import { RECURSO, rutaDeFila } from './rutas';
import type { CartaDeLista } from './tipos';

const SubirActa = lazy(() => import('./SubirActa'));
const opcionesDeEstado = [
  { codigo: 'pendiente', nombre: etiquetaDeCarta('pendiente') },
  { codigo: 'generada', nombre: propios.cartaConLetra },
  { codigo: 'realizada', nombre: etiquetaDeCarta('realizada') },
];
const { campo, direccion } = listaDeCartas.ordenInicial;

/** CAR-500…507: plans whose good is to leave, newest first. */
export default function ListaDeCartas() {
  const { role } = useUsuario();
  const [abierta, setAbierta] = useState<CartaDeLista | null>(null);
  return (
    <>
      <RecordList
        resource={RECURSO}
        title={CAR.listado}
        sort={{ field: campo, order: direccion }}
        perPage={porPaginaDeCartas[0]}
        pageSizes={porPaginaDeCartas}
        emptyText={CAR.vacia}
        exportable
        disableAuthentication
        searchPlaceholder={propios.cartaBuscar}
        filters={<Filtros />}
      >
        <Tabla columnas={columnasDe(setAbierta)} alElegir={(carta: CartaDeLista) => rutaDeFila(role, carta)} />
      </RecordList>
      {abierta !== null && (
        <Suspense fallback={null}>
          <SubirActa idCodigo={abierta.id} onClose={() => setAbierta(null)} />
        </Suspense>
      )}
    </>
  );
}

const columnasDe = (subir: (carta: CartaDeLista) => void): readonly Columna<CartaDeLista>[] => [
  { campo: 'nombreCliente', ordena: true, dibujar: (carta) => <Cliente carta={carta} /> },
  { campo: 'idCodigo', ordena: true, tipo: 'codigo' },
  { campo: 'fecha', ordena: true, dibujar: ({ fecha: instante }) => diaDe(instante) },
  { campo: 'estado', dibujar: (carta) => <EstadoDeCarta carta={carta} /> },
  { campo: 'fechaAprobacion', ordena: true, dibujar: (carta) => <Aprobacion carta={carta} /> },
  { campo: 'acciones', dibujar: (carta) => <Accion carta={carta} onSubir={() => subir(carta)} /> },
];

/** On a phone the other columns are a swipe away: the state stands with the name. */
function Cliente({ carta }: { readonly carta: CartaDeLista }) {
  const { role } = useUsuario();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const { cedula, nombreCliente } = carta;
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 170 }}>
      <MuiLink component={Link} to={rutaDeFila(role, carta)} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {nombreCliente}
      </MuiLink>
      <Menor>{cedula}</Menor>
      {phone && <EstadoDeCarta carta={carta} />}
    </Box>
  );
}

function Aprobacion({ carta: { fechaAprobacion, fechaEntrega } }: { readonly carta: CartaDeLista }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {fechaAprobacion === null ? '' : diaDe(fechaAprobacion)}
      {fechaEntrega !== null && <Menor>Entregado {fecha(fechaEntrega)}</Menor>}
    </Box>
  );
}

/** CAR-505: of department 002 alone, while there is something to deliver. */
function Accion({ carta, onSubir }: { readonly carta: CartaDeLista; readonly onSubir: () => void }) {
  if (!carta.acciones.includes('entregar')) return null;
  return (
    <Button
      size="small"
      startIcon={<UploadFileOutlined />}
      aria-haspopup="dialog"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={(event) => {
        event.stopPropagation();
        onSubir();
      }}
    >
      {CAR.subirActa}
    </Button>
  );
}

function Filtros() {
  return (
    <>
      <FiltroDeQuien />
      <Filtro campo="estado" etiqueta="Estado" opciones={opcionesDeEstado} />
      <Filtro
        campo="producto"
        etiqueta="Producto"
        opciones={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
      />
    </>
  );
}
