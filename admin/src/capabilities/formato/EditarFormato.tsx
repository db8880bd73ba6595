import { esquemaDeFormato, propios, soloCampos } from '@adjudica/domain';
import { EditBase, useEditContext, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { FormPage, seDiceEnSuLugar } from '../../ui/FormPage';
import { useBorradorDePagina } from '../../ui/formulario/useBorradorDePagina';
import { LoadingState } from '../../ui/LoadingState';
import { QueryState } from '../../ui/QueryState';
import { resolverDe } from '../../ui/resolver';
import { CamposDeFormato } from './CamposDeFormato';
import { enDetalle, RECURSO, rutaDeFormato } from './rutas';
import type { FormatoDetalle } from './tipos';

const resolver = resolverDe(esquemaDeFormato);
const campos = ['bloque', 'codigo', 'nombre', 'condiciones', 'vigenteDesde', 'texto', 'motivo', 'seCompleta'] as const;

/** A draft, written on. */
export default function EditarFormato() {
  const { formatoId = '' } = useParams();
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <EditBase
      resource={RECURSO}
      id={formatoId}
      queryOptions={{ meta: enDetalle, onError: seDiceEnSuLugar }}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      transform={(datos: object) => soloCampos<Record<string, unknown>>(campos, datos)}
      mutationOptions={{
        meta: enDetalle,
        onSuccess: () => {
          notify(propios.formatoGuardado, { type: 'success' });
          void navigate(rutaDeFormato(role, formatoId));
        },
      }}
    >
      <Pagina />
    </EditBase>
  );
}

function Pagina() {
  const { record, error, isFetching, refetch } = useEditContext<FormatoDetalle>();
  if (record !== undefined) return <Formulario formato={record} />;
  return <QueryState error={error ?? null} isFetching={isFetching} refetch={refetch} />;
}

function Formulario({ formato: { id, codigo, numero, version } }: { readonly formato: FormatoDetalle }) {
  const { role } = useUsuario();
  const borrador = useBorradorDePagina({
    formulario: RECURSO,
    clave: codigo,
    seccion: String(id),
    versionBase: version,
  });
  if (borrador === null) return <LoadingState />;
  return (
    <FormPage
      title={propios.formatoEditar}
      description={`${codigo}, versión ${numero}`}
      cancelTo={rutaDeFormato(role, id)}
      resolver={resolver}
      borrador={borrador}
    >
      <CamposDeFormato bloqueFijo />
    </FormPage>
  );
}
