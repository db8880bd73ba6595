import { propios, RIE } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MetricasDeCarpetas } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';
import { ErrorState } from '../../ui/ErrorState';
import { vacio } from '../../ui/format';
import { KpiCard } from '../../ui/KpiCard';

const cifras = [
  ['enRiesgo', propios.enRiesgoAhora],
  ['recibidasMes', propios.recibidasEsteMes],
  ['aprobadasMes', propios.aprobadasEsteMes],
  ['devueltasMes', propios.devueltasEsteMes],
  ['diasPromedio', propios.diasHastaDecidir],
] as const satisfies readonly (readonly [keyof MetricasDeCarpetas, string])[];

const escrita = (cifra: number | null): string => (cifra === null ? vacio : cifra.toLocaleString('es-EC'));

/** RIE-504 */
export function Metricas() {
  const titleId = useId();
  const { data, error, refetch } = useApiQuery('/carpeta/metricas', {});
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {RIE.metricas}
      </Typography>
      {data === undefined && error !== null ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
          {cifras.map(([campo, nombre]) => (
            <KpiCard key={campo} label={nombre} value={data === undefined ? undefined : escrita(data[campo])} />
          ))}
        </Box>
      )}
    </section>
  );
}
