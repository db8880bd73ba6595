import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { columnaDeGrupo, columnasDeAsamblea, EstadoDeAsambleaField } from '../asamblea/columnas';
import { FiltroDeFechas } from '../asamblea/FiltroDeFechas';
import { SelectorDeAsamblea, SelectoresDeGrupo, useListSelection } from '../asamblea/Selectores';
import type { AsambleaRecord, OpcionDeAsamblea } from '../asamblea/tipos';
import { ActaField } from './ActaField';
import { ActaPreview } from './ActaPreview';

const Column = DataTable.Col<AsambleaRecord>;

const enTelefono = () => (
  <Box>
    <ActaField />
  </Box>
);

/** ASA-065…069: the closed assemblies of a group or of all; a row with minutes opens them, a row 'Sin Acta' opens nothing. */
export default function ListadoActas() {
  const [abierta, setAbierta] = useState<AsambleaRecord | null>(null);
  return (
    <>
      <List
        resource="acta"
        title="Listado de actas"
        storeKey="listado-actas"
        sort={{ field: 'fecha', order: 'DESC' }}
        disableAuthentication
        empty={mensajes.ASA.sinAsambleas}
        exporter
        filters={<Filtros />}
      >
        <Actas onOpen={setAbierta} />
      </List>
      {abierta !== null && (
        <ActaPreview asambleaId={abierta.id} numeroAsamblea={abierta.numeroAsamblea} onClose={() => setAbierta(null)} />
      )}
    </>
  );
}

function Actas({ onOpen }: { readonly onOpen: (asamblea: AsambleaRecord) => void }) {
  const [{ grupo }] = useListSelection();
  return (
    <DataTable<AsambleaRecord> isRowClickable={({ tieneActa }) => tieneActa} onRowClick={onOpen}>
      {grupo === undefined && columnaDeGrupo}
      <Column source="numeroAsamblea" onPhone={enTelefono} />
      {columnasDeAsamblea}
      <Column source="estado" field={EstadoDeAsambleaField} disableSort />
      <Column source="acta" field={ActaField} disableSort wideOnly />
    </DataTable>
  );
}

const cerrada = ({ estado }: OpcionDeAsamblea): boolean => estado === mensajes.ASA.cerrada;

function Filtros() {
  const [seleccion, setSeleccion] = useListSelection();
  return (
    <>
      <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      <FiltroDeFechas />
      <SelectorDeAsamblea value={seleccion} onChange={setSeleccion} filtro={cerrada} label="Asamblea (opcional)" />
    </>
  );
}
