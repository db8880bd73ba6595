import { CLAVE_NUEVA, esquemaDeFormato, hoyEn, propios, sinCondiciones } from '@adjudica/domain';
import { CreateBase, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { FormPage } from '../../ui/FormPage';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { useBorradorDePagina } from '../../ui/formulario/useBorradorDePagina';
import { LoadingState } from '../../ui/LoadingState';
import { resolverDe } from '../../ui/resolver';
import { CamposDeFormato } from './CamposDeFormato';
import { enDetalle, RECURSO, rutaDeFormato, rutaDeLista } from './rutas';
import type { FormatoDetalle } from './tipos';

const resolver = resolverDe(esquemaDeFormato);

/** A format of its own, or the next version of the one that the address names. */
export default function NuevoFormato() {
  const [params] = useSearchParams();
  const de = params.get('de');
  if (de === null) return <Pagina de={null} />;
  return (
    <ConRegistro<FormatoDetalle> recurso={RECURSO} id={de} meta={enDetalle}>
      {(formato) => <Pagina de={formato} />}
    </ConRegistro>
  );
}

function Pagina({ de }: { readonly de: FormatoDetalle | null }) {
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notify = useNotify();
  const borrador = useBorradorDePagina({
    formulario: RECURSO,
    clave: de?.codigo ?? CLAVE_NUEVA,
    seccion: CLAVE_NUEVA,
    versionBase: de?.numero ?? 0,
  });
  if (borrador === null) return <LoadingState />;
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
        borrador={borrador}
      >
        <CamposDeFormato bloqueFijo={de !== null} />
      </FormPage>
    </CreateBase>
  );
}
