import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tone } from './tones';

interface KpiCardProps {
  readonly label: string;
  /** Figure as it is shown; undefined = still loading. */
  readonly value: string | number | undefined;
  /** Second line, such as '3 de 12'. */
  readonly detail?: string;
  /** 0–100 for the bar; its colour is decided by the rules (ASA-004). */
  readonly percentage?: number;
  readonly tone?: Tone;
  /** Where the counted records are listed. */
  readonly to?: string;
}

const colourOf = { success: 'success', warning: 'warning', error: 'error', info: 'info', neutral: 'primary' } as const;

/** A figure with its name. The colour of the bar repeats what the text says. */
export function KpiCard({ label, value, detail, percentage, tone = 'neutral', to }: KpiCardProps) {
  return (
    <Frame to={to}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.625rem', fontWeight: 650, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}
        >
          {value === undefined ? <Skeleton width={48} /> : value}
        </Typography>
        {detail !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      {percentage !== undefined && (
        <LinearProgress
          variant="determinate"
          aria-label={label}
          value={Math.max(0, Math.min(100, percentage))}
          color={colourOf[tone]}
          sx={{ mt: 'auto', height: 5 }}
        />
      )}
    </Frame>
  );
}

const column = { p: 2, height: '100%', display: 'flex', flexDirection: 'column', gap: 0.5 } as const;

function Frame({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return <Card sx={column}>{children}</Card>;
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea component={Link} to={to} sx={{ ...column, alignItems: 'stretch' }}>
        {children}
      </CardActionArea>
    </Card>
  );
}
