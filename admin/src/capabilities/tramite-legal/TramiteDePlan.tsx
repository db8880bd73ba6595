import { bloquesDeContrato, etiquetaDePagare, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CanAccess } from 'react-admin';
import { fresh, useApiQuery } from '../../providers/useApiQuery';
import { Facts } from '../../ui/Facts';
import { QueryState } from '../../ui/QueryState';
import { Aprobaciones } from './Aprobaciones';
import { PasoDeTramite } from './PasoDeTramite';
import type { Tramite } from './tipos';

interface TramiteDePlanProps {
  readonly idCodigo: string;
  readonly cedula: string;
  readonly nombre: string;
}

/** LEG-506…508: note, pledge and contract of a plan, what is to be done, and for Legal both approvals. */
export default function TramiteDePlan({ idCodigo, cedula, nombre }: TramiteDePlanProps) {
  const tituloId = useId();
  const { data, error, refetch } = useApiQuery(
    '/tramite-legal/{idCodigo}',
    { idCodigo },
    // acts of note, pledge and contract change it
    fresh,
  );
  return (
    <Card component="section" aria-labelledby={tituloId} sx={{ p: 2 }}>
      <Typography id={tituloId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {propios.tramiteEnLegal}
      </Typography>
      {data === undefined ? (
        <QueryState error={error} refetch={refetch} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Facts facts={hechosDe(data)} />
          <PasoDeTramite tramite={data} cedula={cedula} />
          <CanAccess resource="pagare" action="aprobar">
            <Aprobaciones tramite={data} nombre={nombre} />
          </CanAccess>
        </Box>
      )}
    </Card>
  );
}

const estados: Readonly<Record<string, string>> = etiquetaDePagare;
const hechosDe = ({ pagareId, estadoPagare, prenda, contratoId, estadoContrato, bloques }: Tramite) => [
  {
    label: 'Pagaré',
    value: pagareId === null ? propios.tramiteSinPagare : `No. ${pagareId} · ${estados[estadoPagare ?? ''] ?? ''}`,
  },
  { label: 'Prenda', value: prenda ? propios.tramitePrenda : propios.tramiteSinPrenda },
  {
    label: 'Contrato',
    value:
      contratoId === null
        ? propios.tramiteSinContrato
        : `${estados[estadoContrato ?? ''] ?? ''} · ${propios.tramiteBloques(bloques, bloquesDeContrato.length)}`,
  },
];
