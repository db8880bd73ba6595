import Box from '@mui/material/Box';
import { DateField } from '../../ui/fields/columns';
import { etiquetaDeProducto } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { toneOf } from '../../ui/tones';
import type { AsambleaRecord } from './tipos';

const Column = DataTable.Col<AsambleaRecord>;

/** ASA-073: what every list of assemblies says after the number. */
export const columnasDeAsamblea = [
  <Column key="fecha" source="fecha" field={DateField} />,
  <Column key="hora" source="hora" />,
  <Column key="lugar" source="lugar" />,
  <Column key="notario" source="notario" />,
];

/** Where a list holds the assemblies of several groups; on one line: place and notary have more room to break. */
export const columnaDeGrupo = (
  <Column
    source="grupo"
    render={({ grupo, producto }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`${grupo} · ${etiquetaDeProducto(producto)}`}</Box>
    )}
  />
);

export function EstadoDeAsambleaField() {
  const { estado } = useShownRecord<AsambleaRecord>();
  return <StateChip label={estado} tone={toneOf('asamblea', estado)} />;
}
