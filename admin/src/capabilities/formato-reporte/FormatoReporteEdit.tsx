import { esquemaFormatoDeReporte, prefijoDe, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import type { FormatoDeReporteVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { Edit } from '../../ui/form/Edit';
import { FormPage } from '../../ui/form/FormPage';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { PageHeader } from '../../ui/PageHeader';
import { resolverOf } from '../../ui/resolver';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { CamposDeFormato } from './Campos';
import { CamposLeidos } from './CamposLeidos';
import { tituloDeFormato } from './nombres';

const resolver = resolverOf(esquemaFormatoDeReporte);

/** What a change may carry; the version travels as If-Match. */
const soloCambios = ({
  organismo,
  desde,
  archivo,
  umbral = null,
  sustento,
  campos,
}: Partial<FormatoDeReporteVista>) => ({
  ...{ organismo, desde, archivo, umbral, sustento, campos },
});

export default function FormatoReporteEdit() {
  return (
    <Edit redirect="list" transform={soloCambios}>
      <Pagina />
    </Edit>
  );
}

function Pagina() {
  const formato = useShownRecord<FormatoDeReporteVista>();
  const lista = `${prefijoDe(useUsuario().role)}/formato-reporte`;
  const titulo = tituloDeFormato(formato);
  usePageTitle(titulo);
  if (formato.usado)
    return (
      <>
        <PageHeader title={titulo} description={formato.sustento} />
        <Alert severity="info" sx={{ mb: 2 }}>
          {propios.formatoDeReporteUsado}
        </Alert>
        <CamposLeidos formato={formato} />
      </>
    );
  return (
    <FormPage title={titulo} description={propios.formatosDeReporteDescripcion} cancelTo={lista} resolver={resolver}>
      <CamposDeFormato fijo />
    </FormPage>
  );
}
