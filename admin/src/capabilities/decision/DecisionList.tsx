import { clasesDePendiente, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { DecisionVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { DiasDeEspera } from '../../ui/DiasDeEspera';
import { type ASKED, PANEL_WIDTH } from '../../ui/dialogs/SidePanel';
import { CodeField, MoneyField } from '../../ui/fields/columns';
import { dinero, fechaHora } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { ownPath } from '../../ui/navigation';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { focusRow, ROW_ID } from '../../ui/table/rowFocus';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { DeQuien } from './DeQuien';
import { FiltroDeProducto } from './FiltroDeProducto';
import { OtraLista } from './OtraLista';
import { SoloDinero } from './SoloDinero';

const PanelDeDecision = lazy(() => import('./PanelDeDecision'));

const clases = Object.entries(clasesDePendiente).map(([codigo, { nombre }]) => ({ codigo, nombre }));

const Column = DataTable.Col<DecisionVista>;

const enTelefono = ({ diasDeEspera, nombreCliente, monto }: DecisionVista) => (
  <Box sx={{ whiteSpace: 'normal', minWidth: 150 }}>
    <Box>{nombreCliente}</Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {dinero(monto)}
      <DiasDeEspera dias={diasDeEspera} />
    </Box>
  </Box>
);

/** In the address: the decision that is open beside the list. */
const ABIERTA = 'decision';

/** What waits for somebody's decision in whatever area, the oldest first: read and decided beside the list, on a narrow screen on its own page. */
export default function DecisionList() {
  const { role } = useUsuario();
  const ancha = useMediaQuery('(min-width:900px)', { noSsr: true });
  const [params, setParams] = useSearchParams();
  const abierta = ancha ? Number(params.get(ABIERTA)) || null : null;
  const direccion = (id: number | null) => {
    const nuevos = new URLSearchParams(params);
    if (id === null) nuevos.delete(ABIERTA);
    else nuevos.set(ABIERTA, String(id));
    return nuevos;
  };
  const ir = (id: number | null, state?: typeof ASKED) => {
    setParams(direccion(id), { replace: true, state });
    if (id === null && abierta !== null) focusRow(abierta);
  };
  const destino = ({ id, enlace }: DecisionVista) =>
    ancha ? { search: `?${direccion(id)}` } : enlace === null ? undefined : ownPath(role, enlace);
  return (
    <Box sx={{ '@media screen': abierta === null ? {} : { mr: { lg: `${PANEL_WIDTH - 8}px` } } }}>
      <List
        resource="decision"
        title={propios.decisionesTitulo}
        description={propios.decisionesDescripcion}
        sort={{ field: 'desde', order: 'ASC' }}
        actions={<OtraLista pantalla="salvedades" titulo={propios.salvedadesTitulo} />}
        empty={propios.sinDecisiones}
        exporter
        filters={
          <>
            <SearchInput source="q" lookIn="cliente, cédula o plan" />
            <DeQuien />
            <SelectFilter source="clase" label="Trámite" choices={clases} width={190} />
            <FiltroDeProducto />
            <SoloDinero />
          </>
        }
      >
        <DataTable<DecisionVista>
          rowClick={destino}
          sx={abierta === null ? {} : { [`& tr:has([${ROW_ID}="${abierta}"])`]: { bgcolor: 'action.selected' } }}
        >
          <Column
            source="clase"
            render={({ etiquetaClase }) => etiquetaClase}
            secondary={({ nota }) => nota}
            onPhone={enTelefono}
          />
          <Column
            source="nombreCliente"
            render={({ nombreCliente }) => <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>{nombreCliente}</Box>}
            secondary={({ cedula }) => cedula}
            wideOnly
          />
          <Column
            source="idCodigo"
            field={CodeField}
            secondary={({ planes }) => planes > 1 && propios.decisionMasPlanes(planes - 1)}
          />
          <Column source="monto" align="right" field={MoneyField} wideOnly />
          <Column
            source="desde"
            render={({ diasDeEspera }) => <DiasDeEspera dias={diasDeEspera} />}
            secondary={({ desde }) => fechaHora(desde)}
            wideOnly
          />
          {abierta === null && (
            <Column
              source="decide"
              secondary={({ solicitante }) => solicitante !== null && propios.decisionPedidaPor(solicitante)}
              disableSort
            />
          )}
        </DataTable>
        {abierta !== null && (
          <Suspense fallback={null}>
            <PanelDeDecision key={abierta} id={abierta} onIr={ir} />
          </Suspense>
        )}
      </List>
    </Box>
  );
}
