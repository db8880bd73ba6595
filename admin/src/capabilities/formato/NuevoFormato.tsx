import { CLAVE_NUEVA, esquemaDeFormato, hoyEn, propios, sinCondiciones } from '@adjudica/domain';
import { CreateBase, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { FormPage } from '../../ui/form/FormPage';
import { resolverOf } from '../../ui/resolver';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { CamposDeFormato } from './CamposDeFormato';
import { enDetalle, RECURSO, rutaDeFormato, rutaDeLista } from './rutas';
import type { FormatoDetalle } from './tipos';

const resolver = resolverOf(esquemaDeFormato);

/** A format of its own, or the next version of the one that the address names. */
export default function NuevoFormato() {
  const [params] = useSearchParams();
  const de = params.get('de');
  if (de === null) return <Pagina de={null} />;
  return (
    <Show resource={RECURSO} id={de} queryOptions={{ meta: enDetalle }} title={false}>
      <Siguiente />
    </Show>
  );
}

function Siguiente() {
  return <Pagina de={useShownRecord<FormatoDetalle>()} />;
}

function Pagina({ de }: { readonly de: FormatoDetalle | null }) {
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notify = useNotify();
  const inicial: object =
    de === null
      ? { nombre: '', condiciones: sinCondiciones(), texto: '' }
      : { bloque: de.bloque, codigo: de.codigo, nombre: de.nombre, condiciones: de.condiciones, texto: de.texto };
  return (
    <CreateBase
      resource={RECURSO}
      redirect={false}
      disableAuthentication
      record={{ ...inicial, vigenteDesde: hoyEn(new Date()), motivo: '', seCompleta: false }}
      mutationOptions={{
        onSuccess: ({ id }) => {
          notify(propios.formatoGuardado, { type: 'success' });
          void navigate(rutaDeFormato(role, id));
        },
      }}
    >
      <FormPage
        title={de === null ? propios.formatoNuevo : propios.formatoNuevaVersion}
        {...(de !== null && { description: `${de.codigo} · ${de.nombre}` })}
        cancelTo={de === null ? rutaDeLista(role) : rutaDeFormato(role, de.id)}
        resolver={resolver}
        draft={{
          form: RECURSO,
          key: de?.codigo ?? CLAVE_NUEVA,
          section: CLAVE_NUEVA,
          version: de?.numero ?? 0,
        }}
      >
        <CamposDeFormato bloqueFijo={de !== null} />
      </FormPage>
    </CreateBase>
  );
}
