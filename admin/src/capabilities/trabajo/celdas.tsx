import { hoyEn, propios, textoDePromesa } from '@adjudica/domain';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FilaDeTrabajo } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { dinero, fecha } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { Telefono } from '../../ui/Telefono';
import { ROW_VERB } from '../../ui/table/rowFocus';
import { dialogos } from './dialogos';

/** What a row opens in place. */
export type Abrir = (fila: FilaDeTrabajo, que: 'decision' | 'tarea') => void;

interface CeldaProps {
  readonly fila: FilaDeTrabajo;
  readonly onAbrir: Abrir;
}

interface ActoProps extends CeldaProps {
  /** The verb was followed to its page. */
  readonly onIr: (ruta: string, fila: FilaDeTrabajo) => void;
}

/** The one verb of a row: leads to where it is done, or opens it here; of somebody else, who has it. */
export function Acto({ fila, onAbrir, onIr }: ActoProps) {
  const { acto, enlace, decision, tarea, esperaA, nombreCliente, monto, colega } = fila;
  const { role } = useUsuario();
  const ruta = enlace === null ? null : ownPath(role, enlace);
  if (esperaA !== null) {
    const texto = propios.esperaA(esperaA, acto);
    return (
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
        {ruta === null ? (
          texto
        ) : (
          <MuiLink component={Link} to={ruta} color="inherit" sx={{ display: 'inline-block', py: '4px' }}>
            {texto}
          </MuiLink>
        )}
      </Box>
    );
  }
  const aqui = decision !== null && dialogos[decision] !== undefined ? 'decision' : ruta === null ? 'tarea' : null;
  if (aqui === 'tarea' && tarea === null) return acto;
  const deQuien = { 'aria-label': `${acto}, ${nombreCliente}` };
  return (
    <>
      {aqui === null && ruta !== null ? (
        <Button component={Link} to={ruta} onClick={() => onIr(ruta, fila)} {...comoVerbo} {...deQuien}>
          {acto}
        </Button>
      ) : (
        <Button onClick={() => onAbrir(fila, aqui ?? 'tarea')} aria-haspopup="dialog" {...comoVerbo} {...deQuien}>
          {acto}
        </Button>
      )}
      {monto !== null && <SecondLine>{dinero(monto)}</SecondLine>}
      {colega !== null && <SecondLine>{propios.deOtro(colega)}</SecondLine>}
    </>
  );
}

const comoVerbo = {
  [ROW_VERB]: true,
  variant: 'outlined',
  size: 'small',
  sx: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.25, py: 0.25 },
} as const;

/** The task that asks for it: to note a result, or to put it off. Where the verb opens it there is no second way. */
export function VerTarea({ fila, onAbrir }: CeldaProps) {
  const { tarea, enlace, acto, nombreCliente } = fila;
  if (tarea === null || enlace === null) return null;
  const nombre = propios.verTarea(`${acto}, ${nombreCliente}`);
  return (
    <Tooltip title={propios.verTarea(acto)}>
      <IconButton
        size="small"
        aria-label={nombre}
        aria-haspopup="dialog"
        data-sin-imprimir
        onClick={() => onAbrir(fila, 'tarea')}
      >
        <EditNoteOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Colour only for what needs somebody now. */
export function Vence({ fila: { grupo, vence, atraso } }: Pick<CeldaProps, 'fila'>): ReactNode {
  if (grupo === 'espera') return null;
  if (vence === hoyEn(new Date())) return <StateChip label={propios.hoyMismo} tone="warning" />;
  if (grupo !== 'vencido') return fecha(vence);
  const texto = atraso === 0 ? propios.vencioEl(fecha(vence)) : textoDePromesa({ fecha: vence, atraso, quedan: 0 });
  return <StateChip label={texto} tone="error" />;
}

/** On a phone everything stands with the name. */
export const enTelefono = ({ fila, onAbrir, onIr }: ActoProps) => (
  <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, mt: 0.75, whiteSpace: 'normal' }}>
    <Vence fila={fila} />
    <span>
      <Acto fila={fila} onAbrir={onAbrir} onIr={onIr} />
      <VerTarea fila={fila} onAbrir={onAbrir} />
    </span>
    {fila.telefono !== null && <Telefono numero={fila.telefono} />}
  </Box>
);
