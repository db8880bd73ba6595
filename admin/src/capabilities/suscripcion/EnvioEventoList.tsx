import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { EnvioEventoVista, SuscripcionVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import { Subject } from '../../ui/act/Subject';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { tones } from '../../ui/tones';
import { type AccionDeEnvioEnPantalla, actosDeEnvio } from './suscripcion.actos';

const Column = DataTable.Col<EnvioEventoVista>;
interface Elegido {
  readonly fila: EnvioEventoVista;
  readonly accion: AccionDeEnvioEnPantalla;
}

function Estado() {
  const { estado } = useShownRecord<EnvioEventoVista>();
  return <StateChip label={propios.estadoDeEnvio[estado]} tone={tones.envio[estado]} />;
}

function EnTelefono() {
  const { nombreEvento, codigo, respuesta } = useShownRecord<EnvioEventoVista>();
  return (
    <Box sx={{ whiteSpace: 'normal', width: 'min(52vw, 220px)' }}>
      {nombreEvento} <Estado />
      <SecondLine>{[codigo, respuesta].filter(Boolean).join(' ')}</SecondLine>
    </Box>
  );
}

const TODAS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nombre', order: 'ASC' } } as const;

function Filtros() {
  const { data: suscripciones = [] } = useGetList<SuscripcionVista>('suscripcion', TODAS);
  return (
    <>
      <SelectFilter source="estado" label="Estado" choices={propios.estadoDeEnvio} />
      <SelectFilter
        source="suscripcion"
        label="Suscripción"
        emptyLabel="Todas"
        width={200}
        choices={suscripciones.map(({ id, nombre }) => ({ codigo: String(id), nombre }))}
      />
    </>
  );
}

interface AccionesProps {
  readonly fila: EnvioEventoVista;
  readonly onElegir: (elegido: Elegido) => void;
}

function Acciones({ fila, onElegir }: AccionesProps) {
  return fila.acciones.map((accion) => (
    <Button
      key={accion}
      size="small"
      aria-label={`${actosDeEnvio[accion].titulo} ${fila.nombreEvento} ${fila.plan ?? ''}`.trim()}
      onClick={() => onElegir({ fila, accion })}
    >
      {actosDeEnvio[accion].confirmar as string}
    </Button>
  ));
}

/** Messages about events and what became of them. */
export default function EnvioEventoList() {
  const [elegido, setElegido] = useState<Elegido | null>(null);
  return (
    <>
      <List
        resource="envio-evento"
        title={propios.enviosTitulo}
        description={propios.enviosDescripcion}
        sort={{ field: 'id', order: 'DESC' }}
        filters={<Filtros />}
        empty={propios.sinEnvios}
        exporter
      >
        <DataTable<EnvioEventoVista>>
          <Column source="creadoEn" field={InstantField} wideOnly disableSort />
          <Column
            source="evento"
            render={({ nombreEvento }) => nombreEvento}
            secondary={({ plan }) => plan}
            onPhone={() => <EnTelefono />}
            disableSort
          />
          <Column source="suscripcion" wideOnly disableSort />
          <Column source="estado" wideOnly field={Estado} disableSort />
          <Column source="codigo" wideOnly secondary={({ respuesta }) => respuesta} disableSort />
          <Column source="intentos" field={FigureField} align="right" disableSort />
          <Column source="ultimoIntento" field={InstantField} disableSort />
          <Column source="proximoIntento" field={InstantField} wideOnly disableSort />
          <Column label="Acciones" actions render={(fila) => <Acciones fila={fila} onElegir={setElegido} />} />
        </DataTable>
      </List>
      {elegido !== null && (
        <ActDialog
          acto={actosDeEnvio[elegido.accion]}
          id={elegido.fila.id}
          fijos={{ version: elegido.fila.version }}
          efecto={actosDeEnvio[elegido.accion].efecto}
          onClose={() => setElegido(null)}
        >
          <Subject nombre={`${elegido.fila.nombreEvento} ${elegido.fila.plan ?? ''}`.trim()} />
        </ActDialog>
      )}
    </>
  );
}
