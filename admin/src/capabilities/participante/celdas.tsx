import {
  adjudicacionEscrita,
  adjudicacionesElegibles,
  esDeOtraAsamblea,
  mensajes,
  mismoTexto,
  motivoDeAdmision,
  motivoDeNoElegible,
} from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { StateChip } from '../../ui/StateChip';
import { toneOf } from '../../ui/tones';
import { hechosDeParticipante, type ParticipanteRecord } from './tipos';
import type { Marcar } from './useMarcas';

interface CeldaProps {
  readonly fila: ParticipanteRecord;
  readonly marcar: Marcar;
}

/** ASA-033, ASA-036…038: the state as a word; a switch where it may become PARTICIPA or go back. */
export const EstadoCelda = memo(function EstadoCelda({ fila, marcar }: CeldaProps) {
  const conmutable = fila.acciones.includes('participar') || fila.acciones.includes('dejarDeParticipar');
  const admision = motivoDeAdmision(hechosConVencidas(fila));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, minHeight: 30 }}>
      <StateChip label={fila.estado.toUpperCase()} tone={toneOf('participante', fila.estado)} />
      {conmutable && (
        <Tooltip title={fila.checked ? 'Deshacer: volver a su estado anterior' : `Cambiar a ${mensajes.ASA.participa}`}>
          <Switch
            size="small"
            checked={fila.checked}
            onChange={(_, participa) => marcar(fila, { participa })}
            slotProps={{
              input: { 'aria-label': `${mensajes.ASA.participa}: ${nombreDe(fila)}`, ...celda('estado') },
            }}
          />
        </Tooltip>
      )}
      {admision !== null && <Motivo>{admision}</Motivo>}
    </Box>
  );
});

/** One person may hold several places of a group: the accessible names say which. */
const nombreDe = ({ nombreCliente, codigo }: ParticipanteRecord): string => `${nombreCliente} (${codigo})`;

/** `data-…` attributes are not in React's input types. */
const celda = (columna: string) => ({ 'data-celda': columna }) as Record<string, string>;

interface AdjudicacionCeldaProps extends CeldaProps {
  readonly numeroAsamblea: number;
  readonly mesesPlan: number;
}

const atajos: Readonly<Record<string, '' | 'Oferta' | 'Sorteo'>> = {
  o: 'Oferta',
  s: 'Sorteo',
  delete: '',
  backspace: '',
};

/** ASA-039…042, and below what was issued, what happened to it since. O, S and Supr do the same from the keyboard; a second click on the chosen award clears it. */
export const AdjudicacionCelda = memo(function AdjudicacionCelda(props: AdjudicacionCeldaProps) {
  const { fila, marcar, numeroAsamblea, mesesPlan } = props;
  const { adjudicadoPor } = fila;
  if (!fila.acciones.includes('adjudicar')) {
    if (adjudicadoPor === '' && fila.novedades.length === 0) {
      const motivo = motivoDeNoElegible(hechosConVencidas(fila), { numeroAsamblea, mesesPlan });
      return motivo === null ? <SinValor /> : <Motivo>{motivo}</Motivo>;
    }
    const ajena = fila.retirada || esDeOtraAsamblea(fila, numeroAsamblea);
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
        {adjudicadoPor !== '' && (
          <StateChip label={adjudicacionEscrita(fila, numeroAsamblea)} tone={ajena ? 'neutral' : 'success'} />
        )}
        {fila.novedades.map((novedad) => (
          <Typography key={novedad} variant="caption" component="span" sx={{ lineHeight: 1.3 }}>
            {novedad}
          </Typography>
        ))}
      </Box>
    );
  }

  const elegir = (valor: '' | 'Oferta' | 'Sorteo', from?: HTMLElement) => {
    if (valor === adjudicadoPor) return;
    marcar(fila, { adjudicadoPor: valor });
    // An offer needs its instalments: the next thing to write.
    if (valor === 'Oferta') focusInRow(from, 'cantidadOferta');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const valor = atajos[event.key.toLowerCase()];
    if (valor === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    elegir(valor, event.currentTarget);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mismoTexto(adjudicadoPor, '') ? null : adjudicadoPor}
        aria-label={`Adjudicación de ${nombreDe(fila)}`}
        onKeyDown={onKeyDown}
        onChange={(event, valor: 'Oferta' | 'Sorteo' | null) => elegir(valor ?? '', event.currentTarget)}
        sx={{ '& .MuiToggleButton-root': { minHeight: 28, py: 0, px: 1.25, fontSize: '0.75rem' } }}
      >
        {adjudicacionesElegibles.map((valor) => (
          <ToggleButton key={valor} value={valor} aria-label={`${valor}: ${nombreDe(fila)}`} {...celda(valor)}>
            {valor}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <IconButton
        size="small"
        aria-label={`Quitar adjudicación: ${nombreDe(fila)}`}
        onClick={() => elegir('')}
        sx={{ visibility: adjudicadoPor === '' ? 'hidden' : 'visible' }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
});

/** After the row was drawn again with its inputs. */
function focusInRow(from: HTMLElement | undefined, columna: string): void {
  const row = from?.closest<HTMLElement>('[data-fila]');
  requestAnimationFrame(() => {
    const input = row?.querySelector<HTMLInputElement>(`[data-celda="${columna}"]`);
    input?.focus();
    input?.select();
  });
}

interface NumeroCeldaProps extends CeldaProps {
  readonly campo: 'cantidadOferta' | 'prioridadOferta';
  readonly label: string;
  readonly maximo: number;
  /** Why the minutes would be refused because of this figure. */
  readonly error: string | null;
}

/** The same box with and without its frame, so that figures stand below each other. */
const cifra = { width: 62, px: 0.75, textAlign: 'right' } as const;

/** A pause in typing that saves without leaving the field. */
const pausa = 700;

/** What was written and is no figure for it stays, is told, and is not saved. */
function rechazoDeCifra(escrito: string, maximo: number): string | null {
  if (!/^\d*$/.test(escrito)) return mensajes.propios.enteroInvalido;
  return Number(escrito) > maximo ? mensajes.propios.maximo(maximo) : null;
}

/** ASA-044, ASA-045: instalments and sequence of an offer, whole numbers from 0, saved on leaving, on Enter or after a pause. */
export const NumeroCelda = memo(function NumeroCelda({ fila, campo, marcar, label, maximo, error }: NumeroCeldaProps) {
  const guardado = fila[campo];
  const [texto, setTexto] = useState(String(guardado));
  const escribiendo = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The server's figure, unless somebody is typing another one
  useEffect(() => {
    if (!escribiendo.current) setTexto(String(guardado));
  }, [guardado]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (fila.adjudicadoPor !== 'Oferta') return <SinValor />;
  if (!fila.acciones.includes('adjudicar')) return <Box sx={cifra}>{guardado}</Box>;

  const ajeno = rechazoDeCifra(texto, maximo);
  const motivo = ajeno ?? error;
  const guardar = (escrito: string) => {
    clearTimeout(timer.current);
    if (rechazoDeCifra(escrito, maximo) !== null) return;
    if (escrito !== '' && Number(escrito) !== guardado) marcar(fila, { [campo]: Number(escrito) });
  };
  const field = (
    <InputBase
      value={texto}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const escrito = event.target.value.trim();
        escribiendo.current = true;
        setTexto(escrito);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => guardar(escrito), pausa);
      }}
      onBlur={() => {
        escribiendo.current = false;
        guardar(texto);
        if (ajeno === null) setTexto(String(texto === '' ? guardado : Number(texto)));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        clearTimeout(timer.current);
        setTexto(String(guardado));
      }}
      error={motivo !== null}
      sx={{
        ...cifra,
        height: 28,
        border: 1,
        borderRadius: 1,
        borderColor: motivo === null ? 'divider' : 'error.main',
        bgcolor: 'background.paper',
        fontSize: '0.8125rem',
        '& input': { textAlign: 'right', p: 0, fontVariantNumeric: 'tabular-nums' },
        '&.Mui-focused': {
          borderColor: 'primary.main',
          boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}`,
        },
      }}
      inputProps={{
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-label': `${label}: ${nombreDe(fila)}`,
        'aria-invalid': motivo !== null,
        ...celda(campo),
      }}
    />
  );
  // Not on focus: whoever types there sees the reason below the table, and the next row uncovered.
  return motivo === null ? (
    field
  ) : (
    <Tooltip title={motivo} describeChild disableFocusListener>
      {field}
    </Tooltip>
  );
});

const hechosConVencidas = (fila: ParticipanteRecord) => ({
  ...hechosDeParticipante(fila),
  cuotaVencidas: fila.cuotaVencidas,
});

/** Why a plan is out, or was let in. */
const Motivo = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="span" sx={{ color: 'text.secondary', lineHeight: 1.25 }}>
    {children}
  </Typography>
);

function SinValor() {
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
      —
    </Box>
  );
}
