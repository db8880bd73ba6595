import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { StateChip } from '../../ui/StateChip';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { columnaDeGrupo, columnasDeAsamblea } from '../asamblea/columnas';
import { tonoDeAsamblea } from '../asamblea/estado';
import { FiltroDeFechas } from '../asamblea/FiltroDeFechas';
import { SelectorDeAsamblea, SelectoresDeGrupo, useSeleccionDeLista } from '../asamblea/Selectores';
import type { AsambleaRecord, OpcionDeAsamblea } from '../asamblea/tipos';
import { ActaLink } from './ActaLink';
import { ActaPreview } from './ActaPreview';

const [numero, ...deAsamblea] = columnasDeAsamblea;
const columnas: readonly Columna<AsambleaRecord>[] = [
  {
    ...numero,
    enTelefono: (asamblea) => (
      <Box>
        <ActaLink asamblea={asamblea} />
      </Box>
    ),
  },
  ...deAsamblea,
  { campo: 'estado', dibujar: ({ estado }) => <StateChip label={estado} tono={tonoDeAsamblea(estado)} /> },
  { campo: 'acta', soloAncha: true, dibujar: (asamblea) => <ActaLink asamblea={asamblea} /> },
];

/** ASA-065…069: the closed assemblies of a group or of all; a row with minutes opens them, a row 'Sin Acta' opens nothing. */
export default function ListadoActas() {
  const [abierta, setAbierta] = useState<AsambleaRecord | null>(null);
  return (
    <>
      <RecordList
        resource="acta"
        title="Listado de actas"
        storeKey="listado-actas"
        sort={{ field: 'fecha', order: 'DESC' }}
        disableAuthentication
        emptyText={mensajes.ASA.sinAsambleas}
        exportable
        filters={<Filtros />}
      >
        <Actas alElegir={setAbierta} />
      </RecordList>
      {abierta !== null && (
        <ActaPreview asambleaId={abierta.id} numeroAsamblea={abierta.numeroAsamblea} onClose={() => setAbierta(null)} />
      )}
    </>
  );
}

function Actas({ alElegir }: { readonly alElegir: (asamblea: AsambleaRecord) => void }) {
  const [{ grupo }] = useSeleccionDeLista();
  return (
    <Tabla
      columnas={grupo === undefined ? [columnaDeGrupo, ...columnas] : columnas}
      seElige={({ tieneActa }) => tieneActa}
      alElegir={alElegir}
    />
  );
}

const cerrada = ({ estado }: OpcionDeAsamblea): boolean => estado === mensajes.ASA.cerrada;

function Filtros() {
  const [seleccion, setSeleccion] = useSeleccionDeLista();
  return (
    <>
      <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      <FiltroDeFechas />
      <SelectorDeAsamblea value={seleccion} onChange={setSeleccion} filtro={cerrada} label="Asamblea (opcional)" />
    </>
  );
}
