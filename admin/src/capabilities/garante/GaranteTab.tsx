import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { GaranteVista } from '../../generated/api';
import { EmptyState } from '../../ui/EmptyState';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { BusquedaDeGarante } from './BusquedaDeGarante';
import { FichaDeGarante } from './FichaDeGarante';

interface GaranteTabProps {
  readonly estado: {
    readonly idCodigo: string;
    readonly titular: { readonly identificacion: string };
  };
  /** The sub-tab that is open: application, finances, references of the guarantor. */
  readonly children?: ReactNode;
}

/** Frame of the tab 'Garante' (EST-502, EST-507…509): who it is, the search box, and below what belongs to the guarantor's application. */
export default function GaranteTab({ estado, children }: GaranteTabProps) {
  return (
    <Show resource="garante" id={estado.idCodigo} title={false}>
      <Garante cliente={estado.titular.identificacion}>{children}</Garante>
    </Show>
  );
}

interface GaranteProps {
  /** Identification of the holder of the plan. */
  readonly cliente: string;
  readonly children: ReactNode;
}

/** Another guarantor is another page. */
function Garante(props: GaranteProps) {
  const garante = useShownRecord<GaranteVista>();
  return <Marco key={garante.identificacion ?? ''} garante={garante} {...props} />;
}

function Marco({ garante, cliente, children }: GaranteProps & { readonly garante: GaranteVista }) {
  const { acciones, identificacion } = garante;
  const { cambiando, empezar, terminar } = useReplacing(acciones.includes('cambiar'));
  const asigna = acciones.includes('asignar');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {identificacion !== null && <FichaDeGarante garante={garante} onCambiar={cambiando ? null : empezar} />}
      {!cambiando && acciones.includes('cambiar') && garante.otraSolicitud !== null && (
        <TomarDatos otra={garante.otraSolicitud} />
      )}
      {(asigna || cambiando) && (
        <BusquedaDeGarante garante={garante} cliente={cliente} onTerminar={cambiando ? terminar : null} />
      )}
      {identificacion === null
        ? !asigna && <EmptyState message="El plan no tiene garante." />
        : // Nothing of this guarantor may be typed, nor kept as a draft, while another one takes the place.
          !cambiando && children}
    </Box>
  );
}

/** The person has filled in an application before: its data go into this one, to be looked at and saved. */
function TomarDatos({ otra: { clave, plan } }: { readonly otra: NonNullable<GaranteVista['otraSolicitud']> }) {
  const [params] = useSearchParams();
  const formulario = new URLSearchParams(params);
  formulario.set('tab', 'garante');
  formulario.set('sub', 'informacion');
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={`?${formulario}`} state={{ tomarDe: clave }} size="small" color="inherit">
          {propios.tomarDatos}
        </Button>
      }
    >
      {propios.garanteConSolicitud(plan)}
    </Alert>
  );
}

const PARAMETRO = 'cambiar';

/**
 * The change of guarantor is an address of its own (`?cambiar=`): going there asks before unsaved changes of the form below are left, and 'back'
 * gives it up.
 */
function useReplacing(permitido: boolean) {
  const [params, setParams] = useSearchParams();
  const poner = (cambiar: boolean) =>
    setParams(
      (antes) => {
        const despues = new URLSearchParams(antes);
        if (cambiar) despues.set(PARAMETRO, 'si');
        else despues.delete(PARAMETRO);
        return despues;
      },
      { replace: !cambiar, preventScrollReset: true },
    );
  return {
    cambiando: permitido && params.has(PARAMETRO),
    empezar: permitido ? () => poner(true) : null,
    terminar: () => poner(false),
  };
}
