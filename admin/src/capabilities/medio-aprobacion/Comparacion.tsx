import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useApiQuery } from '../../providers/useApiQuery';
import { FactLines } from '../../ui/FactLines';
import { QueryState } from '../../ui/QueryState';
import { useMedio } from './consultas';

/** What the approval is judged beside; read with each opening of what shows it. */
export function useComparacion(id: number, version: number, enabled = true) {
  return useApiQuery('/medio-aprobacion/{id}/comparacion', { id }, { keyedBy: version, enabled });
}

/** List price, application, quotation, score and history above the sheet, for whoever decides. */
export function Comparacion() {
  const { id, version } = useMedio();
  const titulo = useId();
  const consulta = useComparacion(id, version);
  return (
    <Card component="section" aria-labelledby={titulo} sx={{ px: 2, py: 1.5, mb: 2 }}>
      <Typography variant="h3" component="h2" id={titulo} sx={{ mb: 1, color: 'text.secondary' }}>
        {propios.medioParaDecidir}
      </Typography>
      {consulta.data === undefined ? (
        <QueryState error={consulta.error} refetch={consulta.refetch} />
      ) : (
        <>
          <FactLines lines={consulta.data.datos} />
          {consulta.data.aviso !== null && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {consulta.data.aviso}
            </Alert>
          )}
        </>
      )}
    </Card>
  );
}
