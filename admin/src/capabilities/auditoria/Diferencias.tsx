import { etiquetaDeCampo, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { comparar } from './diferencias';

interface DiferenciasProps {
  readonly recurso: string;
  readonly antes: string | null;
  readonly despues: string | null;
}

/** What an act changed: a row for each value that is another now, with before and after. */
export default function Diferencias({ recurso, antes, despues }: DiferenciasProps) {
  const comparacion = comparar(antes, despues);
  if (comparacion === null) return <ComoEstan antes={antes} despues={despues} />;
  const { diferencias, iguales } = comparacion;
  const resto = propios.auditoriaIguales(iguales);
  if (diferencias.length === 0) return <Typography variant="body2">{propios.auditoriaSinCambios}</Typography>;
  return (
    <Box sx={{ py: 1 }}>
      <TableContainer>
        <Table size="small" aria-label={propios.auditoriaCambios}>
          <TableHead>
            <TableRow>
              <TableCell>{propios.auditoriaCampo}</TableCell>
              <TableCell>{propios.auditoriaAntes}</TableCell>
              <TableCell>{propios.auditoriaDespues}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {diferencias.map((diferencia) => (
              <TableRow key={diferencia.campo}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {etiquetaDeCampo(recurso, diferencia.campo)}
                </TableCell>
                <Valor texto={diferencia.antes} />
                <Valor texto={diferencia.despues} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {iguales > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {resto}
        </Typography>
      )}
    </Box>
  );
}

function Valor({ texto }: { readonly texto: string | null }) {
  return (
    <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {texto === null || texto === '' ? (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.valorVacio}
        </Typography>
      ) : (
        texto
      )}
    </TableCell>
  );
}

/** What is no record is shown as it was stored: an auditor wants what is there. */
function ComoEstan({ antes, despues }: Omit<DiferenciasProps, 'recurso'>) {
  return (
    <Box component="dl" sx={{ m: 0, py: 1, '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}>
      <dt>{propios.auditoriaAntes}</dt>
      <dd>{antes ?? propios.valorVacio}</dd>
      <dt>{propios.auditoriaDespues}</dt>
      <dd>{despues ?? propios.valorVacio}</dd>
    </Box>
  );
}
