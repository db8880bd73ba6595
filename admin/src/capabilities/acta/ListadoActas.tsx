import { mensajes } from '@adjudica/domain';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { DateField } from '../../ui/fields/DateField';
import { RecordList } from '../../ui/RecordList';
import { StateChip } from '../../ui/StateChip';
import { tonoDeAsamblea } from '../asamblea/estado';
import { SelectorDeAsamblea, SelectoresDeGrupo, useSeleccionDeLista } from '../asamblea/Selectores';
import type { AsambleaRecord, OpcionDeAsamblea } from '../asamblea/tipos';
import { ActaLink } from './ActaLink';
import { ActaPreview } from './ActaPreview';

/** ASA-065…069: the closed assemblies; a row with minutes opens them, a row 'Sin Acta' opens nothing. */
export default function ListadoActas() {
  const [abierta, setAbierta] = useState<AsambleaRecord | null>(null);
  return (
    <>
      <RecordList
        resource="acta"
        title="Listado de actas"
        storeKey="listado-actas"
        sort={{ field: 'numeroAsamblea', order: 'DESC' }}
        disableAuthentication
        requires={['producto', 'grupo']}
        waitingText="Elija un producto y un grupo para ver sus actas."
        emptyText={mensajes.ASA.sinAsambleas}
        filters={<Filtros />}
      >
        <DataTable<AsambleaRecord>
          bulkActionButtons={false}
          size="small"
          rowClick={(_id, _resource, record) => {
            if ((record as AsambleaRecord).tieneActa) setAbierta(record as AsambleaRecord);
            return false;
          }}
          rowSx={(record) => ({ cursor: record.tieneActa ? 'pointer' : 'default' })}
        >
          <DataTable.Col source="numeroAsamblea" />
          <DataTable.Col source="fecha">
            <DateField source="fecha" />
          </DataTable.Col>
          <DataTable.Col source="hora" />
          <DataTable.Col source="lugar" />
          <DataTable.Col source="notario" />
          <DataTable.Col<AsambleaRecord>
            source="estado"
            disableSort
            render={({ estado }) => <StateChip label={estado} tono={tonoDeAsamblea(estado)} />}
          />
          <DataTable.Col<AsambleaRecord>
            source="acta"
            disableSort
            render={(asamblea) => <ActaLink asamblea={asamblea} />}
          />
        </DataTable>
      </RecordList>
      {abierta !== null && (
        <ActaPreview asambleaId={abierta.id} numeroAsamblea={abierta.numeroAsamblea} onClose={() => setAbierta(null)} />
      )}
    </>
  );
}

const cerrada = ({ estado }: OpcionDeAsamblea): boolean => estado === mensajes.ASA.cerrada;

function Filtros() {
  const [seleccion, setSeleccion] = useSeleccionDeLista();
  return (
    <>
      <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      <SelectorDeAsamblea value={seleccion} onChange={setSeleccion} filtro={cerrada} label="Asamblea (opcional)" />
    </>
  );
}
