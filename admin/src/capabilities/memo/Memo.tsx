import { type Fecha, hoyEn, mensajes } from '@adjudica/domain';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import type { FileCalls } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { DayInput } from '../../ui/fields/DayInput';
import { fecha as fechaEscrita } from '../../ui/format';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { columnasDeAsamblea, EstadoDeAsambleaField } from '../asamblea/columnas';
import { SelectoresDeGrupo, useListSelection } from '../asamblea/Selectores';
import type { AsambleaRecord } from '../asamblea/tipos';

const Column = DataTable.Col<AsambleaRecord>;
const testigosDe = ({ testigo1, testigo2, testigo3 }: AsambleaRecord) =>
  [testigo1, testigo2, testigo3].filter(Boolean).join(', ') || '—';

/** AUT-026, GEN-519, GEN-535: the assemblies of a group up to a date, and the memo about them. */
export default function Memo() {
  const [hoy] = useState(() => hoyEn(new Date()));
  return (
    <List
      resource="asamblea"
      title="Memo de asambleas"
      storeKey="memo-asambleas"
      sort={{ field: 'numeroAsamblea', order: 'ASC' }}
      filterDefaultValues={{ fechaHasta: hoy }}
      disableAuthentication
      requires={['producto', 'grupo', 'fechaHasta']}
      waitingText="Elija un producto, un grupo y una fecha para ver las asambleas."
      empty={mensajes.ASA.sinAsambleas}
      filters={<Filtros hoy={hoy} />}
      actions={<GenerarMemo />}
    >
      <DataTable<AsambleaRecord>>
        <Column source="numeroAsamblea" />
        {columnasDeAsamblea}
        <Column label="Testigos" render={testigosDe} />
        <Column source="estado" field={EstadoDeAsambleaField} />
      </DataTable>
    </List>
  );
}

function Filtros({ hoy }: { readonly hoy: Fecha }) {
  const [seleccion, setSeleccion] = useListSelection();
  const { filterValues, setFilters } = useListContext();
  const fecha = typeof filterValues.fechaHasta === 'string' ? filterValues.fechaHasta : '';
  return (
    <>
      <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      <DayInput
        label="Hasta la fecha"
        value={fecha}
        max={hoy}
        onChange={(next) => {
          const { fechaHasta: _old, ...otros } = filterValues;
          // A date that is not complete or still to come asks for nothing.
          setFilters(next === '' || next > hoy ? otros : { ...otros, fechaHasta: next });
        }}
        {...(fecha === '' ? { helperText: `Hasta hoy, ${fechaEscrita(hoy)}` } : {})}
      />
    </>
  );
}

type Filtro = Partial<Record<'producto' | 'grupo' | 'fechaHasta', string>>;

function GenerarMemo() {
  const { filterValues, total } = useListContext();
  const [open, setOpen] = useState(false);
  const { producto, grupo, fechaHasta: fecha } = filterValues as Filtro;
  return (
    <CanAccess resource="memo" action="generar">
      <Button
        variant="contained"
        startIcon={<PictureAsPdfOutlined />}
        disabled={!producto || !grupo || !fecha || !total}
        onClick={() => setOpen(true)}
      >
        Generar memo
      </Button>
      {open && (
        <PdfPreviewDialog
          title={`Memo de asambleas ${grupo}`}
          url={urlOf('/memo', {})}
          body={{ producto, grupo, fecha } as FileCalls['/memo']['body']}
          fileName={`memo-${producto}-${grupo}.pdf`}
          onClose={() => setOpen(false)}
        />
      )}
    </CanAccess>
  );
}
