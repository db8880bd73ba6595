import { type AccionDeOperacionInusual, type EstadoDeOperacionInusual, hoyEn, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CanAccess, useRefresh } from 'react-admin';
import type { OperacionInusualVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import { useRowActs } from '../../ui/act/useRowActs';
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

const enTelefono = ({ motivo }: OperacionInusualVista) => (
  <Box sx={{ whiteSpace: 'normal', width: 'min(52vw, 220px)' }}>
    <SecondLine>{motivo}</SecondLine>
    <EstadoDeOperacionField />
  </Box>
);

/** Operations that somebody found unusual; opens on those that nobody has decided. */
export default function OperacionInusualList() {
  const { buttons, dialog } = useRowActs<OperacionInusualVista, AccionDeOperacionInusual>({
    actOf: (accion) => decisionesDeOperacion[accion],
    nameOf: (boton, fila) => `${boton} la operación de ${fila.nombre} del ${fecha(fila.fecha)}`,
    subjectOf: (fila) => `${fila.nombre}, ${fecha(fila.fecha)}: ${fila.motivo}`,
  });
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
            onPhone={enTelefono}
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
            wideOnly
          />
          <Column source="estado" field={EstadoDeOperacionField} disableSort wideOnly />
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
            wideOnly
          />
          <Column label="Acciones" actions render={buttons} />
        </DataTable>
      </List>
      {dialog}
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
