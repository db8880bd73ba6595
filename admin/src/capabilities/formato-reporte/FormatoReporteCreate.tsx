import { esquemaFormatoDeReporte, prefijoDe, propios } from '@adjudica/domain';
import { CreateBase, useGetList } from 'react-admin';
import type { FormatoDeReporteVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { FormPage } from '../../ui/form/FormPage';
import { LoadingState } from '../../ui/LoadingState';
import { resolverOf } from '../../ui/resolver';
import { CamposDeFormato, campoVacio } from './Campos';

const resolver = resolverOf(esquemaFormatoDeReporte);
const ULTIMO = { pagination: { page: 1, perPage: 1 }, sort: { field: 'desde', order: 'DESC' }, filter: {} } as const;

/** Begins with what the last layout asks for: a new one seldom changes more than some columns. */
export default function FormatoReporteCreate() {
  const lista = `${prefijoDe(useUsuario().role)}/formato-reporte`;
  const { data, isPending } = useGetList<FormatoDeReporteVista>('formato-reporte', ULTIMO);
  if (isPending) return <LoadingState />;
  const [ultimo] = data ?? [];
  const inicial: Partial<FormatoDeReporteVista> =
    ultimo === undefined
      ? { archivo: 'xlsx', campos: [campoVacio] }
      : {
          organismo: ultimo.organismo,
          archivo: ultimo.archivo,
          umbral: ultimo.umbral,
          sustento: ultimo.sustento,
          campos: ultimo.campos,
        };
  return (
    <CreateBase<FormatoDeReporteVista>
      redirect="list"
      record={inicial}
      mutationOptions={{ meta: { exito: propios.formatoDeReporteGuardado } }}
    >
      <FormPage
        title={propios.formatoDeReporteNuevo}
        description={propios.formatosDeReporteDescripcion}
        cancelTo={lista}
        resolver={resolver}
      >
        <CamposDeFormato />
      </FormPage>
    </CreateBase>
  );
}
