import { cifrasDelTablero, nombreDePeriodo, productos, propios, type SeleccionDelTablero } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import type { FilaDelTableroVista } from '../../generated/api';
import { retry } from '../../providers/queryClient';
import { useUsuario } from '../../providers/sesion';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { CodeField, DateField, FigureField, LinesField, MoneyField } from '../../ui/fields/columns';
import { ownPath } from '../../ui/navigation';
import { DataTable } from '../../ui/table/DataTable';
import { saidByTable } from '../../ui/table/saidByTable';
import { TableListContext } from '../../ui/table/TableListContext';
import { TablePages } from '../../ui/table/TablePages';
import type { Pedido } from './usePeriodo';

const Column = DataTable.Col<FilaDelTableroVista>;
const MAS_RECIENTES = { field: 'fecha', order: 'DESC' } as const;

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
  const [herramientas, setHerramientas] = useState<HTMLElement | null>(null);
  const { titulo, comoSeCalcula } = cifrasDelTablero[seleccion.cifra];
  const { producto, anio, mes, ejecutivo } = pedido;
  const filtro = {
    ...seleccion,
    ...{ producto, anio },
    ...(mes !== null && { mes }),
    ...(ejecutivo !== null && { ejecutivo }),
  };
  const tabla = useMemo(
    () => ({
      listKey: `tablero.${seleccion.cifra}`,
      toolsSlot: herramientas,
      exportable: true,
      empty: propios.tableroSinFilas,
    }),
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
      <TableListContext value={tabla}>
        <ListBase<FilaDelTableroVista>
          resource="tablero"
          filter={filtro}
          sort={MAS_RECIENTES}
          disableSyncWithLocation
          storeKey={false}
          disableAuthentication
          queryOptions={{ retry, ...saidByTable }}
        >
          {/* TAB-512: the head and the managers under their prefix, risk under its own */}
          <DataTable<FilaDelTableroVista>
            aria-label={nombre}
            rowClick={({ cedula, codigo }) =>
              `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: codigo })}`
            }
          >
            <Column source="codigo" field={CodeField} disableSort />
            <Column source="nombreCliente" secondary={({ cambio }) => cambio} disableSort />
            <Column source="cedula" disableSort />
            <Column source="fecha" field={DateField} />
            <Column source="fechaAdjudicacion" field={DateField} />
            <Column source="diasHabiles" field={FigureField} align="right" />
            <Column source="diasCalendario" field={FigureField} align="right" disableSort />
            <Column source="etapa" disableSort />
            <Column source="hito" disableSort />
            <Column source="ejecutivo" disableSort />
            <Column source="monto" field={MoneyField} align="right" disableSort />
            <Column source="grupo" disableSort hidden />
            <Column source="puesto" disableSort hidden />
            <Column source="numeroAsamblea" field={FigureField} align="right" disableSort hidden />
            <Column source="adjudicadoPor" disableSort hidden />
            <Column source="eventos" field={LinesField} disableSort hidden />
            <Column source="bien" disableSort hidden />
            <Column source="valorInscripcion" field={MoneyField} align="right" disableSort hidden />
            <Column source="valorCuota" field={MoneyField} align="right" disableSort hidden />
            <Column source="valorOferta" field={MoneyField} align="right" disableSort hidden />
            <Column source="pagoOferta" field={MoneyField} align="right" disableSort hidden />
            <Column source="vendedor" disableSort hidden />
            <Column source="supervisor" disableSort hidden />
            <Column source="ciudad" disableSort hidden />
          </DataTable>
          <Paginas />
        </ListBase>
      </TableListContext>
    </ReadingDialog>
  );
}

function Paginas() {
  const { total = 0, meta, perPage, page, setPage, setPerPage } = useListContext();
  return <TablePages total={total} meta={meta} perPage={perPage} page={page} onPage={setPage} onPerPage={setPerPage} />;
}
