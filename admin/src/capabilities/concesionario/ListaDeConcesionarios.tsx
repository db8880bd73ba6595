import { estadosDeConcesionario, mensajes } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { DeleteButton } from '../../ui/DeleteButton';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useCan } from '../../ui/useCan';
import { ConcesionarioDialog } from './ConcesionarioDialog';
import { Estado } from './Estado';
import type { ConcesionarioRecord } from './tipos';

function SituacionField() {
  const concesionario = useRecordContext<ConcesionarioRecord>();
  if (concesionario === undefined) return null;
  const { estado, incompleta } = concesionario;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 0.75 }}>
        <Estado estado={estado} />
        {incompleta && <StateChip label={mensajes.propios.incompleta} tone="warning" />}
      </Box>
      {incompleta && <SecondLine>{mensajes.propios.faltaDeConcesionario}</SecondLine>}
    </>
  );
}

function EliminarConcesionario() {
  const concesionario = useRecordContext<ConcesionarioRecord>();
  return (
    concesionario && (
      <DeleteButton resource="concesionario" record={concesionario} name={concesionario.nombreComercial ?? ''} />
    )
  );
}

const Column = DataTable.Col<ConcesionarioRecord>;

/** CON-500…504: dealers; a row opens its dialog. */
export default function ListaDeConcesionarios() {
  const puedeEscribir = useCan('concesionario:escribir');
  const [abierto, setAbierto] = useState<ConcesionarioRecord | 'nuevo' | null>(null);
  return (
    <>
      <List
        title={mensajes.CON.concesionarios}
        exporter
        sort={{ field: 'nombreComercial', order: 'ASC' }}
        actions={
          puedeEscribir && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setAbierto('nuevo')}>
              Nuevo
            </Button>
          )
        }
        filters={
          <>
            <SearchInput source="q" lookIn="nombre, RUC o código" />
            <SelectFilter source="estado" label="Estado" choices={estadosDeConcesionario} width={130} />
          </>
        }
      >
        <DataTable<ConcesionarioRecord> onRowClick={(fila) => void setAbierto(fila)}>
          <Column
            source="nombreComercial"
            render={(fila) => (
              <Link
                component="button"
                type="button"
                onClick={() => setAbierto(fila)}
                sx={{ fontWeight: 560, textAlign: 'left' }}
              >
                {fila.nombreComercial}
              </Link>
            )}
            onPhone={() => <SituacionField />}
          />
          <Column source="razonSocial" wideOnly />
          <Column source="ruc" />
          <Column source="telefono" />
          <Column source="estado" wideOnly field={SituacionField} />
          <Column source="id" hidden disableSort />
          <Column source="codigo" hidden disableSort />
          {puedeEscribir && <Column label="Acciones" actions field={EliminarConcesionario} />}
        </DataTable>
      </List>
      {abierto !== null && (
        <ConcesionarioDialog
          key={abierto === 'nuevo' ? 'nuevo' : abierto.id}
          concesionario={abierto === 'nuevo' ? null : abierto}
          onGuardado={setAbierto}
          onClose={() => setAbierto(null)}
        />
      )}
    </>
  );
}
