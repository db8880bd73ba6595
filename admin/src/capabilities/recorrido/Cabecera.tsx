import { mensajes, productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dinero, fecha } from '../../ui/formato';
import { StateChip } from '../../ui/StateChip';
import type { CabeceraDelRecorrido } from './tipos';

/** JOR-505: the plan in one strip. */
export function Cabecera({ cabecera }: { readonly cabecera: CabeceraDelRecorrido }) {
  const { plan_id, monto, valorCuota, Saldo, numCuota, cuotaVencida, FechaAdj, grupo, estadoPlan, Adjudicado } =
    cabecera;
  const producto = productos.find(({ codigo }) => plan_id.startsWith(`${codigo}-`))?.etiqueta;
  const hechos: readonly (readonly [string, ReactNode])[] = [
    ['Plan', plan_id],
    ['Grupo', producto === undefined ? grupo : `${grupo} · ${producto}`],
    ['Monto', dinero(monto)],
    ['Valor de cuota', dinero(valorCuota)],
    ['Saldo', dinero(Saldo)],
    ['Cuotas', numCuota],
    ['Vencidas', cuotaVencida > 0 ? <StateChip label={String(cuotaVencida)} tono="aviso" /> : '0'],
    ['Estado', <StateChip key="estado" {...(estadoPlan === 'A' ? activo : inactivo)} />],
    ['Adjudicado', Adjudicado ? `Sí, ${fecha(FechaAdj)}` : 'No'],
  ];
  return (
    <Card component="section" aria-label={mensajes.propios.datosDelPlan} sx={{ px: 2, py: 1.25 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(120px, 1fr))', lg: 'repeat(9, auto)' },
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

const activo = { label: 'Activo', tono: 'exito' } as const;
const inactivo = { label: 'No activo', tono: 'neutro' } as const;
