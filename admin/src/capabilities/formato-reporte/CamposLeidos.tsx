import { formatosDeCampo, fuenteDe } from '@adjudica/domain';
import Card from '@mui/material/Card';
import type { CampoDeFormato, FormatoDeReporteVista } from '../../generated/api';
import { DataTable } from '../../ui/table/DataTable';

type Fila = CampoDeFormato & { readonly id: number };
const Column = DataTable.Col<Fila>;

/** The columns of a layout that does not change. */
export function CamposLeidos({ formato: { organismo, campos } }: { readonly formato: FormatoDeReporteVista }) {
  return (
    <Card>
      <DataTable<Fila> aria-label="Columnas del archivo" data={campos.map((campo, id) => ({ ...campo, id }))}>
        <Column source="titulo" label="Encabezado" />
        <Column source="fuente" label="Dato" render={({ fuente }) => fuenteDe(organismo, fuente)?.nombre ?? fuente} />
        <Column
          source="formato"
          label="Formato"
          render={({ formato }) => formatosDeCampo.find(({ codigo }) => codigo === formato)?.nombre ?? formato}
        />
        <Column source="obligatorio" label="Obligatoria" render={({ obligatorio }) => (obligatorio ? 'Sí' : 'No')} />
        <Column source="ancho" label="Largo máximo" align="right" />
      </DataTable>
    </Card>
  );
}
