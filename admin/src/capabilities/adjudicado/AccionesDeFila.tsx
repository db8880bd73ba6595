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
  const entradas: readonly (readonly [AccionDeAdjudicado, string])[] = [
    ['asignar', ejecutivo === null ? 'Asignar ejecutivo' : 'Cambiar ejecutivo'],
    ['reasignar', 'Asignar nuevo adjudicado'],
    ['retirar', 'Retirar'],
  ];
  const permitidas = entradas.filter(([accion]) => acciones.includes(accion));
  if (permitidas.length === 0) return null;
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
        {permitidas.map(([accion, rotulo]) => (
          <MenuItem
            key={accion}
            onClick={() => {
              setAncla(null);
              onElegir(accion);
            }}
          >
            {rotulo}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
