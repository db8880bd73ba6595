import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Amount } from '../../ui/Amount';
import { headerHeight } from '../../ui/layout/measures';

/** The bar with 'Guardar', one line of buttons; on a phone it takes more and nothing sticks below it. */
const BARRA = 51;

interface PanelProps {
  readonly titulo: string;
  /** 'Patrimonio', 'Balance mensual': what the header adds up. */
  readonly resultado: string;
  /** Dollars, may be negative. */
  readonly valor: number;
  readonly children: ReactNode;
}

/** FIN-001, FIN-003: two columns of amounts under a header with the result of both; one column on a phone. */
export function Panel({ titulo, resultado, valor, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ overflow: 'visible' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          rowGap: 0.25,
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          // The result stays in sight while the amounts below are typed.
          position: { md: 'sticky' },
          top: headerHeight + BARRA,
          zIndex: 1,
          bgcolor: 'background.paper',
          borderRadius: '8px 8px 0 0',
        }}
      >
        <Typography variant="h3" component="h3" id={id} sx={{ flex: '1 1 auto' }}>
          {titulo}
        </Typography>
        <Typography variant="body1" component="div">
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            {resultado}
          </Box>
          <Amount value={valor} name={resultado} strong />
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>{children}</Box>
    </Card>
  );
}

interface ColumnaProps {
  readonly titulo: string;
  readonly etiquetaTotal: string;
  /** Dollars. */
  readonly total: number;
  readonly children: ReactNode;
}

/** The amounts of one side with their sum below. */
export function Columna({ titulo, etiquetaTotal, total, children }: ColumnaProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        px: 2,
        pt: 1.25,
        pb: 1,
        // A line between the sides: beside each other on a desk, below each other on a phone
        '& + &': { borderStyle: 'solid', borderColor: 'divider', borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' } },
      }}
    >
      <Typography
        variant="body2"
        component="h4"
        id={id}
        sx={{ color: 'text.secondary', fontWeight: 600, m: 0, mb: 0.5 }}
      >
        {titulo}
      </Typography>
      <Box sx={{ flex: 1 }}>{children}</Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          minHeight: 34,
          mt: 0.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {etiquetaTotal}
        </Typography>
        <Amount value={total} name={etiquetaTotal} />
      </Box>
    </Box>
  );
}
