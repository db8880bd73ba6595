import { cifrasDelTablero, propios, type TarjetaDelTablero } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TarjetaDelTableroVista } from '../../generated/api';
import { entero } from '../../ui/format';
import { ComoSeCalcula } from './ComoSeCalcula';
import { cambioEscrito } from './formato';

interface TarjetaProps {
  readonly cifra: TarjetaDelTablero;
  /** Undefined = on its way. */
  readonly tarjeta: TarjetaDelTableroVista | undefined;
  /** Name of the period before. */
  readonly anterior: string;
  readonly onAbrir: () => void;
  readonly children?: ReactNode;
}

/** TAB-503: one figure, its change against the period before, and the way to its rows. */
export function Tarjeta({ cifra, tarjeta, anterior, onAbrir, children }: TarjetaProps) {
  const { titulo, unidad } = cifrasDelTablero[cifra];
  return (
    <Card sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <CardActionArea onClick={onAbrir} disabled={tarjeta === undefined} sx={{ p: 2, pr: 6, flex: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {titulo}
        </Typography>
        <Typography
          component="p"
          sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}
        >
          {tarjeta === undefined ? (
            <Skeleton width={64} />
          ) : (
            <>
              {entero(tarjeta.valor)}{' '}
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2', letterSpacing: 'normal' }}>
                {unidad}
              </Box>
            </>
          )}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {tarjeta === undefined ? (
            <Skeleton width={140} />
          ) : (
            `${cambioEscrito(tarjeta.valor, tarjeta.anterior)} · ${propios.tableroAntes(anterior, entero(tarjeta.anterior))}`
          )}
        </Typography>
      </CardActionArea>
      {children}
      <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
        <ComoSeCalcula cifra={cifra} />
      </Box>
    </Card>
  );
}
