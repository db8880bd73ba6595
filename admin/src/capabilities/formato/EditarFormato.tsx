import { esquemaDeFormato, propios, soloCampos } from '@adjudica/domain';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Edit } from '../../ui/form/Edit';
import { FormPage } from '../../ui/form/FormPage';
import { resolverOf } from '../../ui/resolver';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { CamposDeFormato } from './CamposDeFormato';
import { enDetalle, RECURSO, rutaDeFormato } from './rutas';
import type { FormatoDetalle } from './tipos';

const resolver = resolverOf(esquemaDeFormato);
const campos = ['bloque', 'codigo', 'nombre', 'condiciones', 'vigenteDesde', 'texto', 'motivo', 'seCompleta'] as const;

/** A draft, written on. */
export default function EditarFormato() {
  const { formatoId = '' } = useParams();
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <Edit
      resource={RECURSO}
      id={formatoId}
      queryOptions={{ meta: enDetalle }}
      transform={(datos: object) => soloCampos<Record<string, unknown>>(campos, datos)}
      mutationOptions={{
        onSuccess: () => {
          notify(propios.formatoGuardado, { type: 'success' });
          void navigate(rutaDeFormato(role, formatoId));
        },
      }}
    >
      <Pagina />
    </Edit>
  );
}

function Pagina() {
  const { id, codigo, numero, version } = useShownRecord<FormatoDetalle>();
  const { role } = useUsuario();
  return (
    <FormPage
      title={propios.formatoEditar}
      description={`${codigo}, versión ${numero}`}
      cancelTo={rutaDeFormato(role, id)}
      resolver={resolver}
      draft={{ form: RECURSO, key: codigo, section: String(id), version }}
    >
      <CamposDeFormato bloqueFijo />
    </FormPage>
  );
}
