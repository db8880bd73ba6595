import { propios } from '@adjudica/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { Facts } from '../../ui/Facts';
import { dinero, fecha } from '../../ui/format';
import { QueryState } from '../../ui/QueryState';
import { useSeguro } from './consultas';
import { EstadoDeMedioField } from './EstadoDeMedioChip';
import { rutaDeMedio, rutaDeNuevo } from './rutas';
import type { SeguroDePlan } from './tipos';

interface SeguroTabProps {
  readonly estado: { readonly idCodigo: string; readonly titular: { readonly identificacion: string } };
}

/** EST-505, EST-506: insurance and device of a plan, as its approval says. */
export default function SeguroTab({ estado: { idCodigo, titular } }: SeguroTabProps) {
  const { data, error, refetch } = useSeguro(idCodigo);
  if (data === undefined) return <QueryState error={error} refetch={refetch} />;
  const { poliza, dispositivo, medio } = data;
  return (
    <>
      {poliza === null && dispositivo === null ? (
        <EmptyState message={propios.medioSinPoliza}>
          <Enlace medio={medio} cedula={titular.identificacion} plan={idCodigo} />
        </EmptyState>
      ) : (
        <>
          <Box sx={{ display: 'grid', columnGap: 6, rowGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <Poliza poliza={poliza} />
            <Dispositivo dispositivo={dispositivo} />
          </Box>
          <Box sx={{ mt: 2 }}>
            <Enlace medio={medio} cedula={titular.identificacion} plan={idCodigo} />
          </Box>
        </>
      )}
    </>
  );
}

function Poliza({ poliza }: Pick<SeguroDePlan, 'poliza'>) {
  return (
    <Parte titulo={propios.medioPoliza} vacia={propios.medioSinLaPoliza}>
      {poliza !== null && (
        <Facts
          facts={[
            { label: 'Aseguradora', value: poliza.aseguradora },
            { label: 'Número de póliza', value: poliza.numero },
            { label: 'Desde', value: fecha(poliza.desde) },
            { label: 'Hasta', value: fecha(poliza.hasta) },
            { label: 'Prima', value: dinero(poliza.prima) },
          ]}
        />
      )}
    </Parte>
  );
}

function Dispositivo({ dispositivo }: Pick<SeguroDePlan, 'dispositivo'>) {
  return (
    <Parte titulo={propios.medioDispositivo} vacia={propios.medioSinDispositivo}>
      {dispositivo !== null && (
        <Facts
          facts={[
            { label: 'Dispositivo', value: dispositivo.nombre },
            { label: 'Valor', value: dinero(dispositivo.valor) },
          ]}
        />
      )}
    </Parte>
  );
}

interface ParteProps {
  readonly titulo: string;
  readonly vacia: string;
  /** `false` = there is none. */
  readonly children: ReactNode;
}

function Parte({ titulo, vacia, children }: ParteProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {titulo}
      </Typography>
      {children === false ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {vacia}
        </Typography>
      ) : (
        children
      )}
    </section>
  );
}

interface EnlaceProps {
  readonly medio: SeguroDePlan['medio'];
  readonly cedula: string;
  readonly plan: string;
}

/** The approval behind it, for those who read approvals; the way to a new one where there is none. */
function Enlace({ medio, cedula, plan }: EnlaceProps) {
  const { role } = useUsuario();
  if (medio !== null)
    return (
      <CanAccess resource="medio" action="leer">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <MuiLink component={Link} to={rutaDeMedio(role, medio.id)}>
            {propios.medioTitulo(medio.id)}
          </MuiLink>
          <EstadoDeMedioField record={medio} />
        </Box>
      </CanAccess>
    );
  return (
    <CanAccess resource="medio" action="escribir">
      <Button component={Link} to={rutaDeNuevo(role, { cliente: cedula, plan })} startIcon={<AddOutlined />}>
        {propios.medioNuevo}
      </Button>
    </CanAccess>
  );
}
