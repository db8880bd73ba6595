import { mensajes } from '@adjudica/domain';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import { urlOf } from '../../providers/calls';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useAskedByAddress } from '../../ui/useAskedByAddress';
import { useDownload } from '../../ui/useDownload';
import { WhyDisabled } from '../../ui/WhyDisabled';
import { ActaField } from '../acta/ActaField';
import { AsambleaLink } from './AsambleaLink';
import { columnaDeGrupo, columnasDeAsamblea, EstadoDeAsambleaField } from './columnas';
import { FiltroDeFechas } from './FiltroDeFechas';
import { NuevaFechaDialog } from './NuevaFechaDialog';
import { SelectoresDeGrupo, useListSelection } from './Selectores';
import type { AsambleaRecord } from './tipos';

const Column = DataTable.Col<AsambleaRecord>;

const enTelefono = () => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, mt: 0.5 }}>
    <EstadoDeAsambleaField />
    <ActaField />
  </Box>
);

/** ASA-070…074: the assemblies of a group or of all, newest first, with 'Nueva fecha' and, of a group, the spreadsheet. */
export default function Calendario() {
  return (
    <List
      resource="asamblea"
      title="Calendario de asambleas"
      storeKey="calendario-asambleas"
      sort={{ field: 'fecha', order: 'DESC' }}
      disableAuthentication
      filters={<Filtros />}
      actions={<Acciones />}
    >
      <Asambleas />
    </List>
  );
}

/** Of a single group its code would say the same in every row. */
function Asambleas() {
  const [{ grupo }] = useListSelection();
  const { fechaDesde, estado, asignado } = useListContext().filterValues;
  const soloDelGrupo = grupo !== undefined && [fechaDesde, estado, asignado].every((valor) => valor === undefined);
  return (
    <DataTable<AsambleaRecord> empty={soloDelGrupo ? mensajes.ASA.grupoSinAsambleas : mensajes.ASA.sinAsambleas}>
      {grupo === undefined && columnaDeGrupo}
      <Column source="numeroAsamblea" field={AsambleaLink} onPhone={enTelefono} />
      {columnasDeAsamblea}
      <Column source="estado" field={EstadoDeAsambleaField} wideOnly />
      <Column source="acta" field={ActaField} disableSort wideOnly />
    </DataTable>
  );
}

const estados = [mensajes.ASA.abierta, mensajes.ASA.cerrada].map((nombre) => ({ codigo: nombre, nombre }));
const actas = { True: mensajes.propios.conActa, False: mensajes.propios.sinActa };

function Filtros() {
  const [seleccion, setSeleccion] = useListSelection();
  return (
    <>
      <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      <FiltroDeFechas />
      <SelectFilter source="estado" label="Estado" choices={estados} width={120} />
      <SelectFilter source="asignado" label={mensajes.propios.acta} choices={actas} width={120} />
    </>
  );
}

function Acciones() {
  const { total } = useListContext();
  const [seleccion, setSeleccion] = useListSelection();
  const { download, pending } = useDownload();
  const [pressed, setPressed] = useState(false);
  // ASA-005: the home page's quick access and the search arrive with the wish to open it.
  const [asked, answered] = useAskedByAddress('nueva-fecha');
  const { producto, grupo } = seleccion;
  const hasRows = producto !== undefined && grupo !== undefined && (total ?? 0) > 0;

  // taken out as soon as it opens: what the list writes into the address later would bring it back
  useEffect(() => {
    if (asked === null) return;
    setPressed(true);
    answered();
  }, [asked, answered]);

  return (
    <>
      <CanAccess resource="asamblea" action="excel">
        <WhyDisabled reason={hasRows ? null : mensajes.propios.calendarioDeUnGrupo}>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            disabled={!hasRows}
            loading={pending}
            onClick={() =>
              void download(
                urlOf('/asamblea/calendario.xlsx', { producto: producto ?? '', grupo: grupo ?? '' }),
                `calendario-${producto}-${grupo}.xlsx`,
              )
            }
          >
            Descargar Excel
          </Button>
        </WhyDisabled>
      </CanAccess>
      <CanAccess resource="asamblea" action="crear">
        <Button variant="contained" startIcon={<EventOutlined />} onClick={() => setPressed(true)}>
          {mensajes.ASA.nuevaFecha}
        </Button>
        {pressed && (
          <NuevaFechaDialog
            seleccion={seleccion}
            onClose={() => setPressed(false)}
            onCreated={(asamblea) => {
              setPressed(false);
              setSeleccion({ producto: asamblea.producto, grupo: asamblea.grupo });
            }}
          />
        )}
      </CanAccess>
    </>
  );
}
