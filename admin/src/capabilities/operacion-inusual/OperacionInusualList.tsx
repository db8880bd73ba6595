import { type AccionDeOperacionInusual, type EstadoDeOperacionInusual, hoyEn, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CanAccess, useRefresh } from 'react-admin';
import type { OperacionInusualVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import { Subject } from '../../ui/act/Subject';
import { DateField } from '../../ui/fields/columns';
import { dinero, fecha } from '../../ui/format';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { tones } from '../../ui/tones';
import { decisionesDeOperacion, registrarOperacion } from './operacion-inusual.actos';

const Column = DataTable.Col<OperacionInusualVista>;

const estados = Object.entries(propios.estadoDeOperacionInusual).map(([codigo, nombre]) => ({
  codigo: codigo as EstadoDeOperacionInusual,
  nombre,
}));

function EstadoDeOperacionField() {
  const { estado } = useShownRecord<OperacionInusualVista>();
  return <StateChip label={propios.estadoDeOperacionInusual[estado]} tone={tones.operacionInusual[estado]} />;
}

/** Operations that somebody found unusual; opens on those that nobody has decided. */
export default function OperacionInusualList() {
  const [elegida, setElegida] = useState<{ fila: OperacionInusualVista; accion: AccionDeOperacionInusual } | null>(
    null,
  );
  return (
    <>
      <List
        title={propios.operacionesInusualesTitulo}
        description={propios.operacionesInusualesDescripcion}
        sort={{ field: 'fecha', order: 'DESC' }}
        filterDefaultValues={{ estado: 'por-decidir' }}
        filters={<SelectFilter source="estado" label="Estado" choices={estados} />}
        actions={<Registrar />}
        empty={propios.sinOperacionesInusuales}
      >
        <DataTable<OperacionInusualVista>>
          <Column
            source="nombre"
            render={({ nombre, identificacion }) => (
              <>
                {nombre}
                <SecondLine>{identificacion}</SecondLine>
              </>
            )}
            disableSort
          />
          <Column source="fecha" field={DateField} />
          <Column source="monto" align="right" render={({ monto }) => monto !== null && dinero(monto)} disableSort />
          <Column
            source="motivo"
            render={({ motivo, creadaPor }) => (
              <Box sx={{ whiteSpace: 'normal', minWidth: 240 }}>
                {motivo}
                <SecondLine>{creadaPor}</SecondLine>
              </Box>
            )}
            disableSort
          />
          <Column source="estado" field={EstadoDeOperacionField} disableSort />
          <Column
            source="decision"
            render={({ decision, decididaPor }) =>
              decision !== null && (
                <Box sx={{ whiteSpace: 'normal', minWidth: 180 }}>
                  {decision}
                  <SecondLine>{decididaPor}</SecondLine>
                </Box>
              )
            }
            disableSort
          />
          <Column
            label="Acciones"
            actions
            render={(fila) =>
              fila.acciones.map((accion) => (
                <Button
                  key={accion}
                  size="small"
                  aria-label={`${decisionesDeOperacion[accion].boton} la operación de ${fila.nombre} del ${fecha(fila.fecha)}`}
                  onClick={() => setElegida({ fila, accion })}
                >
                  {decisionesDeOperacion[accion].boton}
                </Button>
              ))
            }
          />
        </DataTable>
      </List>
      {elegida !== null && (
        <ActDialog
          acto={decisionesDeOperacion[elegida.accion].acto}
          id={elegida.fila.id}
          fijos={{ version: elegida.fila.version }}
          efecto={decisionesDeOperacion[elegida.accion].efecto}
          onClose={() => setElegida(null)}
        >
          <Subject nombre={`${elegida.fila.nombre}, ${fecha(elegida.fila.fecha)}: ${elegida.fila.motivo}`} />
        </ActDialog>
      )}
    </>
  );
}

function Registrar() {
  const [abierto, setAbierto] = useState(false);
  const refresh = useRefresh();
  return (
    <CanAccess resource="operacion-inusual" action="decidir">
      <Button variant="contained" onClick={() => setAbierto(true)}>
        {propios.operacionInusualNueva}
      </Button>
      {abierto && (
        <ActDialog
          acto={registrarOperacion(hoyEn(new Date()))}
          id={null}
          onHecho={() => refresh()}
          onClose={() => setAbierto(false)}
        />
      )}
    </CanAccess>
  );
}
