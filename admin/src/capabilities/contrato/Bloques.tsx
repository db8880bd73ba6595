import { type BloqueDeContrato, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Estado } from './Estado';
import type { ContratoDetalle } from './tipos';

interface BloquesProps {
  readonly contrato: ContratoDetalle;
  readonly elegido: BloqueDeContrato;
  /** With something typed that is not saved. */
  readonly conCambios: readonly string[];
  readonly onElegir: (bloque: BloqueDeContrato) => void;
  /** Generates those that are missing; `null` = none can be. */
  readonly onGenerar: (() => void) | null;
  readonly generando: boolean;
}

/** On a phone they stand beside each other, each with its state below it. */
const enFila = {
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'flex-start', md: 'center' },
  flexShrink: 0,
  width: { xs: 180, md: 'auto' },
  gap: { xs: 0.5, md: 1 },
} as const;

const aLaVista = (elemento: HTMLElement | null) => elemento?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

/** The seven in their order, each with its state. */
export function Bloques({
  contrato: { bloques, generados },
  elegido,
  conCambios,
  onElegir,
  onGenerar,
  generando,
}: BloquesProps) {
  return (
    <Card component="nav" aria-label={propios.bloques}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 2, pt: 1.5 }}>
        <Typography variant="h3" component="h2">
          {propios.bloques}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.bloqueAvance(generados, bloques.length)}
        </Typography>
      </Box>
      {onGenerar !== null && (
        <Box sx={{ px: 2, pt: 1 }}>
          <Button variant="contained" size="small" fullWidth loading={generando} onClick={onGenerar}>
            {propios.bloqueGenerarTodos}
          </Button>
        </Box>
      )}
      <List component="div" dense sx={{ display: { xs: 'flex', md: 'block' }, overflowX: 'auto' }}>
        {bloques.map(({ bloque, nombre, estado, cambiados, otroFormato }, i) => (
          <ListItemButton
            key={bloque}
            selected={bloque === elegido}
            aria-current={bloque === elegido}
            onClick={() => onElegir(bloque)}
            ref={bloque === elegido ? aLaVista : null}
            sx={enFila}
          >
            <ListItemText
              primary={`${i + 1}. ${nombre}`}
              secondary={
                conCambios.includes(bloque)
                  ? propios.bloqueConCambios
                  : (otroFormato || cambiados.length > 0) && propios.bloqueRevisar
              }
              slotProps={{ secondary: { sx: { color: 'warning.main' } } }}
            />
            <Estado estado={estado} />
          </ListItemButton>
        ))}
      </List>
    </Card>
  );
}
