import { esquemaDeFormato, propios, soloCampos } from '@adjudica/domain';
import { EditBase, useEditContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { FormPage } from '../../ui/FormPage';
import { LoadingState } from '../../ui/LoadingState';
import { resolverDe } from '../../ui/resolver';
import { useToast } from '../../ui/useToast';
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
  const toast = useToast();
  return (
    <EditBase
      resource={RECURSO}
      id={formatoId}
      queryOptions={{ meta: enDetalle }}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      transform={(datos: object) => soloCampos<Record<string, unknown>>(campos, datos)}
      mutationOptions={{
        meta: enDetalle,
        onSuccess: () => {
          toast.exito(propios.formatoGuardado);
          void navigate(rutaDeFormato(role, formatoId));
        },
      }}
    >
      <Pagina />
    </EditBase>
  );
}

function Pagina() {
  const { record } = useEditContext<FormatoDetalle>();
  const { role } = useUsuario();
  if (record === undefined) return <LoadingState />;
  return (
    <FormPage
      title={propios.formatoEditar}
      description={`${record.codigo}, versión ${record.numero}`}
      cancelTo={rutaDeFormato(role, record.id)}
      resolver={resolver}
    >
      <CamposDeFormato bloqueFijo />
    </FormPage>
  );
}
