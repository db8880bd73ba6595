import {
  cifrasDelTablero,
  nombreDePeriodo,
  paginacion,
  productos,
  propios,
  type SeleccionDelTablero,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import type { FilaDelTableroVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { ownPath } from '../../ui/navegacion';
import { TablaContext } from '../../ui/tabla/contexto';
import { ListaPropia } from '../../ui/tabla/ListaPropia';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { TablePages } from '../../ui/tabla/TablePages';
import type { Pedido } from './usePeriodo';

interface DetalleDialogProps {
  readonly pedido: Pedido;
  readonly seleccion: SeleccionDelTablero;
  /** Name of the part of the figure that was chosen; '' = all of it. */
  readonly parte: string;
  readonly onClose: () => void;
}

/** TAB-511, TAB-513, TAB-514: the rows that a figure counts, all of them as a workbook, each a link to its client. */
export default function DetalleDialog({ pedido, seleccion, parte, onClose }: DetalleDialogProps) {
  const { role } = useUsuario();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(paginacion.general.tamano);
  const [sort, setSort] = useState<{ field: string; order: 'ASC' | 'DESC' }>({ field: 'fecha', order: 'DESC' });
  const [herramientas, setHerramientas] = useState<HTMLElement | null>(null);
  const { titulo, comoSeCalcula } = cifrasDelTablero[seleccion.cifra];
  const { producto, anio, mes } = pedido;
  const filtro = { ...seleccion, producto, anio, ...(mes === null ? {} : { mes }) };
  const { data, total, meta, isPending, isFetching, error, refetch } = useGetList<FilaDelTableroVista>(
    'tablero',
    { pagination: { page, perPage }, sort, filter: filtro },
    { placeholderData: (previous) => previous },
  );
  const lista = {
    ...{ data, total, isPending, isFetching, error, refetch, page, setPage, perPage },
    ...{ sort, filterValues: filtro },
    setSort: (nuevo: { field: string; order?: 'ASC' | 'DESC' }) => {
      setSort({ field: nuevo.field, order: nuevo.order ?? 'ASC' });
      setPage(1);
    },
  };
  const tabla = useMemo(
    () => ({ clave: `tablero.${seleccion.cifra}`, herramientas, exportable: true, vacio: propios.tableroSinFilas }),
    [seleccion.cifra, herramientas],
  );
  const etiqueta = productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? producto;
  const nombre = [titulo, parte, etiqueta, nombreDePeriodo(pedido)].filter((texto) => texto !== '').join(' · ');
  return (
    <ReadingDialog
      title={nombre}
      maxWidth="xl"
      onClose={onClose}
      toolbar={<Box ref={setHerramientas} sx={{ display: 'flex' }} />}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {comoSeCalcula}
      </Typography>
      <TablaContext value={tabla}>
        <ListaPropia<FilaDelTableroVista> resource="tablero" lista={lista}>
          {/* TAB-512: the head and the managers under their prefix, risk under its own */}
          <Tabla<FilaDelTableroVista>
            etiqueta={nombre}
            columnas={columnas}
            enlace={({ cedula, codigo }) =>
              `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: codigo })}`
            }
          />
          <TablePages
            total={total ?? 0}
            meta={meta}
            perPage={perPage}
            page={page}
            onPage={setPage}
            onPerPage={setPerPage}
          />
        </ListaPropia>
      </TablaContext>
    </ReadingDialog>
  );
}

const columnas: readonly Columna<FilaDelTableroVista>[] = [
  { campo: 'codigo', tipo: 'codigo' },
  { campo: 'nombreCliente', debajo: ({ cambio }) => cambio },
  { campo: 'cedula' },
  { campo: 'fecha', tipo: 'fecha', ordena: true },
  { campo: 'fechaAdjudicacion', tipo: 'fecha', ordena: true },
  { campo: 'diasHabiles', tipo: 'numero', ordena: true },
  { campo: 'diasCalendario', tipo: 'numero' },
  { campo: 'etapa' },
  { campo: 'hito' },
  { campo: 'ejecutivo' },
  { campo: 'monto', tipo: 'dinero' },
  { campo: 'grupo', oculta: true },
  { campo: 'puesto', oculta: true },
  { campo: 'numeroAsamblea', tipo: 'numero', oculta: true },
  { campo: 'adjudicadoPor', oculta: true },
  { campo: 'eventos', tipo: 'lineas', oculta: true },
  { campo: 'bien', oculta: true },
  { campo: 'valorInscripcion', tipo: 'dinero', oculta: true },
  { campo: 'valorCuota', tipo: 'dinero', oculta: true },
  { campo: 'valorOferta', tipo: 'dinero', oculta: true },
  { campo: 'pagoOferta', tipo: 'dinero', oculta: true },
  { campo: 'vendedor', oculta: true },
  { campo: 'supervisor', oculta: true },
  { campo: 'ciudad', oculta: true },
];
