import { MED, PRODUCTO_DE_VEHICULOS, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { CreateBase, useGetOne } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { BuscadorDePersona } from '../../ui/BuscadorDePersona';
import { EmptyState } from '../../ui/EmptyState';
import { FormSheet } from '../../ui/form/FormSheet';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { ownPath } from '../../ui/navigation';
import { PageHeader } from '../../ui/PageHeader';
import { QueryState } from '../../ui/QueryState';
import { useCliente } from '../cliente/consultas';
import { enDetalle, usePlanesParaMedio } from './consultas';
import { FormularioDeHoja } from './FormularioDeHoja';
import { type HojaDeMedio, hojaDe, hojaVacia, planesDe, unirPlanes } from './hoja';
import { RECURSO, rutaDeMedio, rutaDeNuevo } from './rutas';
import { SeccionDePlanes } from './SeccionDePlanes';
import { Secciones } from './Secciones';
import { PlanesNoElegibles } from './TablaDePlanes';
import { Totales } from './Totales';
import type { MedioDetalle, PlanParaMedio } from './tipos';

const labels = { edit: propios.medioActualizar, save: propios.medioGenerar };

/** MED-502: a new approval, for the client (and plan) of the address, or in the place of the rejected one that it names. */
export default function NuevoMedio() {
  const [params] = useSearchParams();
  const reemplaza = Number(params.get('reemplaza'));
  const cliente = params.get('cliente') ?? '';
  usePageTitle(null);
  if (Number.isSafeInteger(reemplaza) && reemplaza > 0) return <EnLugarDe key={reemplaza} id={reemplaza} />;
  if (cliente === '') return <ElegirCliente />;
  return <DeCliente key={cliente} cedula={cliente} plan={params.get('plan')} rechazado={null} />;
}

function ElegirCliente() {
  const { role } = useUsuario();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={propios.medioNuevo} />
      <Card component="section" sx={{ p: { xs: 2, md: 3 }, maxWidth: 560 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {propios.medioElijaCliente}
        </Typography>
        <BuscadorDePersona
          autoFocus
          onChoose={({ identificacion }) => void navigate(rutaDeNuevo(role, { cliente: identificacion }))}
        />
      </Card>
    </>
  );
}

function EnLugarDe({ id }: { readonly id: number }) {
  const { data, error, refetch } = useGetOne<MedioDetalle>(RECURSO, { id, meta: enDetalle });
  if (data !== undefined) return <DeCliente cedula={data.cliente.cedula} plan={null} rechazado={data} />;
  return <QueryState error={error} refetch={refetch} />;
}

interface DeClienteProps {
  readonly cedula: string;
  readonly plan: string | null;
  readonly rechazado: MedioDetalle | null;
}

function DeCliente({ cedula, plan, rechazado }: DeClienteProps) {
  const { role } = useUsuario();
  const cliente = useCliente(cedula);
  const { data: planes, error, refetch } = usePlanesParaMedio(cedula);
  const nombre = rechazado?.cliente.nombre ?? cliente.data?.nombreCompleto;
  const elegibles = planes?.filter(({ seleccionable }) => seleccionable) ?? [];
  return (
    <>
      <PageHeader
        title={propios.medioNuevo}
        description={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <MuiLink
              component={Link}
              to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}`}
              sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
            >
              {nombre ?? cedula}
            </MuiLink>
            {nombre !== undefined && <span>{cedula}</span>}
            {rechazado === null ? (
              <Button component={Link} to={rutaDeNuevo(role)} size="small">
                {propios.medioOtroCliente}
              </Button>
            ) : (
              <MuiLink component={Link} to={rutaDeMedio(role, rechazado.id)}>
                {propios.medioReemplaza(rechazado.id)}
              </MuiLink>
            )}
          </Box>
        }
      />
      {planes === undefined ? (
        <Card>
          <QueryState error={error} refetch={refetch} />
        </Card>
      ) : elegibles.length === 0 ? (
        <SinPlanes planes={planes} />
      ) : (
        <>
          <PlanPedido plan={planes.find(({ idCodigo }) => idCodigo === plan)} />
          <Card component="section" aria-label={propios.medioNuevo} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
            <Hoja cedula={cedula} planes={planes} plan={plan} rechazado={rechazado} />
          </Card>
        </>
      )}
    </>
  );
}

function SinPlanes({ planes }: { readonly planes: readonly PlanParaMedio[] }): ReactNode {
  return (
    <Card>
      <EmptyState message={planes.length === 0 ? propios.medioSinPlanes : propios.medioSinPlanesElegibles} />
      {planes.length > 0 && <PlanesNoElegibles planes={planes} />}
    </Card>
  );
}

/** The plan from which somebody came, when it can't be chosen: where it is, or why not. */
function PlanPedido({ plan }: { readonly plan: PlanParaMedio | undefined }) {
  const { role } = useUsuario();
  if (plan === undefined || plan.seleccionable) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Plan {plan.idCodigo}:{' '}
      {plan.medio === null ? (
        plan.razon
      ) : (
        <MuiLink component={Link} to={rutaDeMedio(role, plan.medio)} color="inherit" underline="always">
          {plan.razon}
        </MuiLink>
      )}
    </Alert>
  );
}

interface HojaProps extends DeClienteProps {
  readonly planes: readonly PlanParaMedio[];
}

function Hoja({ cedula, planes, plan, rechazado }: HojaProps) {
  const { role } = useUsuario();
  const navigate = useNavigate();
  const hoja = useMemo(() => primera(planes, plan, rechazado), [planes, plan, rechazado]);
  return (
    <CreateBase
      resource={RECURSO}
      redirect={false}
      disableAuthentication
      record={hoja}
      transform={(cuerpo: object) => ({
        ...cuerpo,
        cedula,
        ...(rechazado !== null && { reemplazaA: rechazado.id }),
      })}
    >
      <FormularioDeHoja
        cedula={cedula}
        planes={planes}
        producto={planes.find(({ seleccionable }) => seleccionable)?.producto ?? PRODUCTO_DE_VEHICULOS}
        canEdit
        startsEditing
        success={MED.generado}
        onSaved={({ id }) => void navigate(rutaDeMedio(role, id), { replace: true })}
      >
        <FormSheet
          start={<Totales />}
          labels={labels}
          onCancel={() =>
            void navigate(rechazado === null ? ownPath(role, RECURSO) : rutaDeMedio(role, rechazado.id), {
              replace: true,
            })
          }
        >
          <SeccionDePlanes elegidos={[]} eleccion={{ planes, error: null, medio: null }} />
          <Secciones />
        </FormSheet>
      </FormularioDeHoja>
    </CreateBase>
  );
}

/** What stands on the sheet before anybody writes: what the rejected one said, or the plan that was asked for, or the only one there is. */
function primera(planes: readonly PlanParaMedio[], plan: string | null, rechazado: MedioDetalle | null): HojaDeMedio {
  const hoja = rechazado === null ? hojaVacia() : hojaDe(rechazado);
  const elegibles = planes.filter(({ seleccionable }) => seleccionable).map(({ idCodigo }) => idCodigo);
  const pedidos = rechazado === null ? [plan] : planesDe(hoja);
  const elegidos = elegibles.length === 1 ? elegibles : elegibles.filter((idCodigo) => pedidos.includes(idCodigo));
  return { ...hoja, planes: unirPlanes(elegidos) };
}
