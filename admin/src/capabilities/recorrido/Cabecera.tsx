import { mensajes, productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dinero, fecha, vacio } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import type { CabeceraDeRecorrido } from './tipos';

/** JOR-505: the plan in one strip. */
export function Cabecera({ cabecera }: { readonly cabecera: CabeceraDeRecorrido }) {
  const { idCodigo, producto, grupo, monto, valorCuota, saldo, numCuota, cuotasVencidas, estadoPlan } = cabecera;
  const { adjudicado, fechaAdjudicacion, ejecutivo, departamento } = cabecera;
  const nombre = productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? producto;
  const hechos: readonly (readonly [string, ReactNode])[] = [
    ['Plan', idCodigo],
    ['Grupo', `${grupo} · ${nombre}`],
    ['Monto', dinero(monto)],
    ['Valor de cuota', dinero(valorCuota)],
    ['Saldo', dinero(saldo)],
    ['Cuotas', numCuota],
    ['Vencidas', cuotasVencidas > 0 ? <StateChip label={String(cuotasVencidas)} tone="warning" /> : '0'],
    ['Estado', <StateChip key="estado" {...(estadoPlan === 'A' ? activo : inactivo)} />],
    ['Adjudicado', adjudicado ? fecha(fechaAdjudicacion) : 'No'],
    ['Ejecutivo', ejecutivo ?? mensajes.TAR.sinAsignar],
    ['Carpeta', departamento ?? vacio],
  ];
  return (
    <Card component="section" aria-label={mensajes.propios.datosDelPlan} sx={{ px: 2, py: 1.25 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(120px, 1fr))', lg: 'repeat(11, auto)' },
          justifyContent: { lg: 'space-between' },
        }}
      >
        {hechos.map(([nombre, valor]) => (
          <div key={nombre}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {nombre}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontWeight: 560, fontVariantNumeric: 'tabular-nums', whiteSpace: { lg: 'nowrap' } }}
            >
              {valor}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}

const activo = { label: 'Activo', tone: 'success' } as const;
const inactivo = { label: 'No activo', tone: 'neutral' } as const;
