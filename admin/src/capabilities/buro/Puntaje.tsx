import { BUR, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { dinero, fecha, vacio } from '../../ui/format';
import { LoadingState } from '../../ui/LoadingState';
import { lazy } from '../../ui/lazy';
import type { Informe } from './consultas';

// The charts library is loaded with the first score, not with the page.
const Medidor = lazy(() => import('./Medidor'));

/** As the bureau sends them, without a unit of ours (docs/buro.md). */
const cifra = (valor: number | null): string =>
  valor === null ? vacio : new Intl.NumberFormat('es-EC', { maximumFractionDigits: 2 }).format(valor);

/** BUR-504, BUR-506: gauge and cards, what the client declared to owe beside what the bureau reports first. */
export function Puntaje({ informe }: { readonly informe: Informe }) {
  const tarjetas = [
    { label: propios.buroDeudaDeclarada, value: dinero(informe.deudaDeclarada) },
    { label: propios.buroDeudaReportada, value: dinero(informe.deudaReportada) },
    { label: BUR.totalAcumulado, value: cifra(informe.totalAcumulado) },
    { label: BUR.tasaDeMalosAcumulado, value: cifra(informe.tasaDeMalosAcumulado) },
    { label: BUR.fechaInicial, value: fecha(informe.fechaInicial) },
    { label: BUR.cuotaEstimada, value: dinero(informe.cuotaEstimada) },
    { label: BUR.puntajeMaximo, value: informe.puntajeMaximo ?? vacio },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
      }}
    >
      <Suspense fallback={<LoadingState />}>
        <Medidor puntaje={informe.puntaje} />
      </Suspense>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {tarjetas.map(({ label, value }) => (
          <Card
            key={label}
            role="group"
            aria-label={label}
            sx={{ px: 1.5, py: 1.25, display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="p"
              sx={{ fontSize: '1.1875rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
