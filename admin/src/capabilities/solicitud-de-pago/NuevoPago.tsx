import { duracionDeToast, formularioDePago, PAG, propios, textoDeBeneficiario } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { failureOf } from '../../providers/problems';
import { useUsuario } from '../../providers/sesion';
import { ActFields } from '../../ui/act/ActFields';
import { TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { useAct } from '../../ui/act/useAct';
import { useActForm } from '../../ui/act/useActForm';
import { Codes } from '../../ui/Codes';
import { CommentField } from '../../ui/fields/CommentField';
import { dinero } from '../../ui/format';
import { LoadingState } from '../../ui/LoadingState';
import { PageFailure } from '../../ui/PageFailure';
import { PageHeader } from '../../ui/PageHeader';
import { useChecklist } from './consultas';
import { Asunto, Datos } from './Datos';
import { Documentos, PapelesDePago } from './Documentos';
import { rutaDeOrden, rutaDePago, rutaDePagos } from './rutas';
import type { ChecklistDePago, PagoDetalle } from './tipos';

/** PAG-515: a new payment of the order that the address names; without one there is nothing to pay. */
export default function NuevoPago() {
  const [params] = useSearchParams();
  const { role } = useUsuario();
  const orden = params.get('orden') ?? '';
  if (!/^\d{1,9}$/.test(orden)) return <Navigate to={rutaDePagos(role)} replace />;
  return <DeOrden key={orden} orden={orden} />;
}

function DeOrden({ orden }: { readonly orden: string }) {
  const { role } = useUsuario();
  const { data, error, refetch } = useChecklist(Number(orden));
  if (data === undefined)
    return error === null ? (
      <LoadingState />
    ) : (
      <>
        <PageHeader title={PAG.nueva} description={propios.ordenNumero(Number(orden))} />
        <Card>
          <PageFailure
            error={error}
            onRetry={() => void refetch()}
            waysOut={[
              { text: propios.verLaOrden, to: rutaDeOrden(role, Number(orden)) },
              { text: propios.verLosPagos, to: rutaDePagos(role) },
            ]}
          />
        </Card>
      </>
    );
  return <Pagina checklist={data} onCambio={() => void refetch()} />;
}

interface PaginaProps {
  readonly checklist: ChecklistDePago;
  readonly onCambio: () => void;
}

function Pagina({ checklist, onCambio }: PaginaProps) {
  const { cliente, planes, id, faltan, motivo, solicitud, documentos } = checklist;
  const { role } = useUsuario();
  return (
    <>
      <PageHeader title={PAG.nueva} description={<Asunto cliente={cliente} orden={id} planes={planes} />} />
      {motivo !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {solicitud === null ? (
            motivo
          ) : (
            <MuiLink component={Link} to={rutaDePago(role, solicitud)} color="inherit" underline="always">
              {motivo}
            </MuiLink>
          )}
        </Alert>
      )}
      {/* PAG-520: it stays as long as something is missing, and no other message waits behind it */}
      {motivo === null && faltan > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {PAG.documentosPorSubir}
          {documentos.some(({ estado }) => estado === 'sinLista') && (
            <Box component="span" sx={{ display: 'block' }}>
              {propios.pagoSinListado}
            </Box>
          )}
        </Alert>
      )}
      {motivo === null && !checklist.carpetaAprobada && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {propios.ordenSinCarpetaAprobada}
        </Alert>
      )}
      <Card component="section" aria-labelledby="documentos-por-pagar" sx={{ mb: 2 }}>
        <Typography id="documentos-por-pagar" variant="h2" sx={{ p: 2, pb: 1 }}>
          Documentos
        </Typography>
        <Documentos cedula={cliente.cedula} documentos={documentos} onCambio={onCambio} />
      </Card>
      <PapelesDePago cedula={cliente.cedula} papeles={checklist.papeles} onCambio={onCambio} />
      <Hoja checklist={checklist} onCambio={onCambio} />
    </>
  );
}

/** PAG-516…519, PAG-531: what is typed, what is the order's, and Guardar, which waits for the documents. */
function Hoja({ checklist, onCambio }: PaginaProps) {
  const { id: orden, empresa, solicitante, valor, vehiculo, planes, faltan, motivo } = checklist;
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notify = useNotify();
  const acto = useMemo((): Act => actoDe(checklist.concepto), [checklist.concepto]);
  const fijos = { orden };
  const form = useActForm(acto, () => fijos);
  const { run, pending, rechazo } = useAct<PagoDetalle>(
    {
      acto,
      id: null,
      fijos,
      onHecho: ({ id }) => void navigate(rutaDePago(role, id), { replace: true }),
      releer: onCambio,
      onRechazo: (leido, error) => {
        if (failureOf(error).status !== 403) return null;
        notify(PAG.datosInconsistentes, { type: 'error', autoHideDuration: duracionDeToast.checklist });
        return leido.text === PAG.datosInconsistentes ? { ...leido, text: PAG.documentosPorSubir } : leido;
      },
      onClose: () => undefined,
    },
    form,
  );
  return (
    <Card component="section" aria-label={PAG.nueva} sx={{ p: 2 }}>
      <Datos
        datos={[
          { etiqueta: 'Empresa', valor: empresa },
          { etiqueta: 'Solicitante', valor: solicitante },
          { etiqueta: 'Valor', valor: dinero(valor) },
          { etiqueta: 'Beneficiario', valor: textoDeBeneficiario(checklist) },
          { etiqueta: 'Vehículo', valor: vehiculo },
          { etiqueta: PAG.planes, valor: <Codes codes={planes} /> },
        ]}
      />
      <Box component="form" noValidate onSubmit={form.handleSubmit((cuerpo) => void run(cuerpo))} sx={{ mt: 2 }}>
        <ActFields acto={acto} form={form} />
        {rechazo !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {rechazo.text}
          </Alert>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
          <Button component={Link} to={rutaDeOrden(role, orden)}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={pending} disabled={faltan > 0 || motivo !== null}>
            {PAG.guardar}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

const { concepto, observacion } = formularioDePago.campos;

const actoDe = (propuesto: string): Act => ({
  path: '/solicitud-de-pago',
  titulo: PAG.nueva,
  campos: {
    concepto: {
      etiqueta: concepto.etiqueta,
      tipo: TextLineField,
      inicial: propuesto,
      requerido: concepto.requerido ?? '',
      // it stands below the documents: the page opens with its title and what is missing
      conFoco: false,
    },
    observacion: { etiqueta: observacion.etiqueta, tipo: CommentField },
  },
  exito: PAG.creada,
});
