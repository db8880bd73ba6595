import { CAR, etiquetaDeCarta, listaDeCartas, porPaginaDeCartas, productos, propios } from '@adjudica/domain';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useUsuario } from '../../providers/sesion';
import { CodeField } from '../../ui/fields/columns';
import { diaDe, fecha } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { DataTable } from '../../ui/table/DataTable';
import { List, Pagination } from '../../ui/table/List';
import { OwnerFilter } from '../../ui/table/OwnerFilter';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { EstadoDeCartaField } from './EstadoDeCarta';
import { rutaDeFila } from './rutas';
import type { CartaDeLista } from './tipos';

const SubirActa = lazy(() => import('./SubirActa'));
const opcionesDeEstado = [
  { codigo: 'pendiente', nombre: etiquetaDeCarta('pendiente') },
  { codigo: 'generada', nombre: propios.cartaConLetra },
  { codigo: 'realizada', nombre: etiquetaDeCarta('realizada') },
];
const { campo, direccion } = listaDeCartas.ordenInicial;

const Column = DataTable.Col<CartaDeLista>;

/** CAR-500…507: plans whose good is to leave, newest first. */
export default function ListaDeCartas() {
  const { role } = useUsuario();
  const [abierta, setAbierta] = useState<CartaDeLista | null>(null);
  return (
    <>
      <List
        title={CAR.listado}
        sort={{ field: campo, order: direccion }}
        perPage={porPaginaDeCartas[0]}
        empty={CAR.vacia}
        exporter
        disableAuthentication
        filters={
          <>
            <SearchInput source="q" placeholder={propios.cartaBuscar} />
            <Filtros />
          </>
        }
        pagination={<Pagination rowsPerPageOptions={porPaginaDeCartas} />}
      >
        <DataTable<CartaDeLista> rowClick={(carta) => rutaDeFila(role, carta)}>
          <Column
            source="nombreCliente"
            render={({ nombreCliente }) => (
              <Box component="span" sx={enVariasLineas}>
                {nombreCliente}
              </Box>
            )}
            secondary={({ cedula }) => cedula}
            onPhone={() => (
              <Box sx={enVariasLineas}>
                <EstadoDeCartaField />
              </Box>
            )}
          />
          <Column source="idCodigo" field={CodeField} />
          <Column source="fecha" render={({ fecha: instante }) => diaDe(instante)} />
          <Column source="estado" field={EstadoDeCartaField} disableSort />
          <Column
            source="fechaAprobacion"
            render={({ fechaAprobacion }) => fechaAprobacion !== null && diaDe(fechaAprobacion)}
            secondary={({ fechaEntrega }) => fechaEntrega !== null && `Entregado ${fecha(fechaEntrega)}`}
          />
          <Column
            source="acciones"
            render={(carta) => <Accion carta={carta} onSubir={() => setAbierta(carta)} />}
            disableSort
          />
        </DataTable>
      </List>
      {abierta !== null && (
        <Suspense fallback={null}>
          <SubirActa idCodigo={abierta.id} onClose={() => setAbierta(null)} />
        </Suspense>
      )}
    </>
  );
}

const enVariasLineas = { display: 'block', whiteSpace: 'normal', minWidth: 170 } as const;

/** CAR-505: of department 002 alone, while there is something to deliver. */
function Accion({ carta, onSubir }: { readonly carta: CartaDeLista; readonly onSubir: () => void }) {
  if (!carta.acciones.includes('entregar')) return null;
  return (
    <Button
      size="small"
      startIcon={<UploadFileOutlined />}
      aria-haspopup="dialog"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={onSubir}
    >
      {CAR.subirActa}
    </Button>
  );
}

function Filtros() {
  return (
    <>
      <OwnerFilter />
      <SelectFilter source="estado" label="Estado" choices={opcionesDeEstado} />
      <SelectFilter
        source="producto"
        label="Producto"
        choices={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
      />
    </>
  );
}
