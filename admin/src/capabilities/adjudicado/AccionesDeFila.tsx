import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { AccionDeAdjudicado, AdjudicadoRecord } from './tipos';

interface AccionesDeFilaProps {
  readonly adjudicado: AdjudicadoRecord;
  readonly onElegir: (accion: AccionDeAdjudicado) => void;
}

/** One entry for each action that the server allows; nothing where it allows none. */
export function AccionesDeFila({ adjudicado, onElegir }: AccionesDeFilaProps) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const { acciones, nombreCliente, ejecutivo } = adjudicado;
  const rotulos: Readonly<Record<AccionDeAdjudicado, string>> = {
    asignar: ejecutivo === null ? 'Asignar ejecutivo' : 'Cambiar ejecutivo',
    retirar: 'Retirar',
    reasignar: 'Asignar nuevo adjudicado',
  };
  if (acciones.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Acciones de ${nombreCliente}`}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(event) => setAncla(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={ancla !== null} anchorEl={ancla} onClose={() => setAncla(null)}>
        {acciones.map((accion) => (
          <MenuItem
            key={accion}
            onClick={() => {
              setAncla(null);
              onElegir(accion);
            }}
          >
            {rotulos[accion]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
