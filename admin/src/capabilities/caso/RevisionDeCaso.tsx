import { conMayuscula, propios } from '@adjudica/domain';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import type { HallazgoVista, RevisionDelCasoVista } from '../../generated/api';
import { Hallazgos } from '../../ui/act/Reglas';
import { Codes } from '../../ui/Codes';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { useRevision } from './AvisoDeRevision';

/** 'Revisión antes de firmar' of a plan: what is blank, what the papers do not say alike, who signs what and where. */
export default function RevisionDeCaso() {
  const { planId = '' } = useParams();
  const { data, error, refetch } = useRevision(planId);
  if (data === undefined)
    return error === null ? <LoadingState /> : <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {propios.casoRevision} · <Codes codes={[planId]} />
      </Typography>
      <Parte titulo={propios.casoEnBlancoTitulo} vacia={propios.casoNadaEnBlanco} hallazgos={data.blancos} />
      <Parte titulo={propios.casoDesacuerdosTitulo} vacia={propios.casoSinDesacuerdos} hallazgos={data.desacuerdos} />
      <Firmas firmas={data.firmas} />
    </>
  );
}

interface ParteProps {
  readonly titulo: string;
  readonly vacia: string;
  readonly hallazgos: readonly HallazgoVista[];
}

function Parte({ titulo, vacia, hallazgos }: ParteProps) {
  return (
    <Card component="section" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {titulo}
      </Typography>
      {hallazgos.length === 0 ? <span>{vacia}</span> : <Hallazgos hallazgos={hallazgos} />}
    </Card>
  );
}

function Firmas({ firmas }: Pick<RevisionDelCasoVista, 'firmas'>) {
  if (firmas.length === 0) return null;
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {propios.casoFirmas}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={propios.casoFirmas}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{propios.casoColumnas.documento}</TableCell>
              <TableCell>{propios.casoColumnas.calidad}</TableCell>
              <TableCell>{propios.casoColumnas.nombre}</TableCell>
              <TableCell>{propios.casoColumnas.identificacion}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {firmas.map(({ papel, calidad, nombre, identificacion, ciudad }) => (
              <TableRow key={`${papel} ${calidad} ${nombre}`}>
                <TableCell>{conMayuscula(propios.casoFirmaEn(papel, ciudad))}</TableCell>
                <TableCell>{calidad}</TableCell>
                <TableCell>{nombre}</TableCell>
                <TableCell>{identificacion ?? '—'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
