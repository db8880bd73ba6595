import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from '../../ui/Brand';

interface MarcoProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** Frame of the pages before the shell: log-in and the change of a one-time password. */
export function Marco({ title, description, children }: MarcoProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 5fr) 7fr' },
        bgcolor: 'background.default',
      }}
    >
      <Aside />
      <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'center', px: 2.5, py: 4 }}>
        <Box sx={{ display: { xs: 'block', md: 'none' }, mb: 3 }}>
          <Brand size={36} />
        </Box>
        <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
            {description}
          </Typography>
          {children}
        </Card>
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: 3 }}>
          Uso interno. Los accesos quedan registrados.
        </Typography>
      </Box>
    </Box>
  );
}

/** Petrol panel with the mark drawn large; the same in both themes. */
function Aside() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        position: 'relative',
        overflow: 'hidden',
        p: 5,
        color: '#eaf3f2',
        background: 'linear-gradient(160deg, #0f5e66 0%, #0a4149 62%, #08333a 100%)',
      }}
    >
      <Brand size={38} />
      <Box
        component="svg"
        viewBox="0 0 400 400"
        aria-hidden
        sx={{ position: 'absolute', right: -90, bottom: -70, width: 470, opacity: 0.16 }}
      >
        <path
          d="M40 340 200 40 360 340"
          fill="none"
          stroke="#ffffff"
          strokeWidth="34"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="200" cy="282" r="30" fill="#f2b84b" />
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 380 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.75rem', fontWeight: 640, letterSpacing: '-0.02em', lineHeight: 1.2 }}
        >
          Adjudicaciones de planes MotorPlan y CasaPlan
        </Typography>
        <Typography component="p" sx={{ mt: 1.5, fontSize: '0.9375rem', opacity: 0.82, lineHeight: 1.55 }}>
          Asambleas, actas y adjudicados en un solo lugar.
        </Typography>
      </Box>
    </Box>
  );
}
