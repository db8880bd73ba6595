import { porConfirmar, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../navigation';
import { StateChip } from '../StateChip';
import { CheckboxField } from './CheckboxField';
import type { ActField, ActInputProps } from './types';

interface HallazgoDeRegla {
  readonly texto: string;
  readonly lugar: string | null;
  readonly enlace: string | null;
}

/** A rule before an act, as the server judged it. */
export interface ReglaDeActo {
  readonly codigo: string;
  readonly nombre: string;
  readonly cumple: boolean;
  readonly encontrado: string;
  /** Left out = it was confirmed. */
  readonly modo?: 'avisa' | 'impide';
  /** What was found one by one, with the screen that mends it. */
  readonly hallazgos?: readonly HallazgoDeRegla[];
}

/** The rules before an act: what stops it first, then what warns, then what is met. */
export function Reglas({ reglas }: { readonly reglas: readonly ReglaDeActo[] }) {
  const peso = ({ cumple, modo }: ReglaDeActo): number => (cumple ? 2 : modo === 'impide' ? 0 : 1);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {[...reglas]
        .sort((a, b) => peso(a) - peso(b))
        .map((regla) => (
          <Regla key={regla.codigo} regla={regla} />
        ))}
    </Box>
  );
}

function etiquetaDe({ cumple, modo }: ReglaDeActo): string {
  if (cumple) return propios.politicaCumple;
  if (modo === undefined) return propios.politicaConfirmada;
  return modo === 'impide' ? propios.politicaNoCumpleImpide : propios.politicaNoCumple;
}

function Regla({ regla }: { readonly regla: ReglaDeActo }) {
  const { nombre, encontrado, cumple, modo, hallazgos = [] } = regla;
  const impide = !cumple && modo === 'impide';
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <StateChip label={etiquetaDe(regla)} tone={cumple ? 'success' : impide ? 'error' : 'warning'} />
      <span>{nombre}</span>
      {hallazgos.length === 0
        ? !cumple && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {encontrado}
            </Typography>
          )
        : !cumple && <Hallazgos hallazgos={hallazgos} />}
    </Box>
  );
}

/** What is missing or wrong, each with the way to where it is mended. */
export function Hallazgos({ hallazgos }: { readonly hallazgos: readonly HallazgoDeRegla[] }) {
  const { role } = useUsuario();
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, width: '100%', color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}
    >
      {hallazgos.map(({ texto, lugar, enlace }) => (
        <li key={texto}>
          {texto}
          {enlace !== null && (
            <>
              {'. '}
              <MuiLink component={Link} to={ownPath(role, enlace)} sx={{ display: 'inline-block' }}>
                {lugar ?? propios.casoCorregir}
              </MuiLink>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}

/** Holds the print of the rules that were confirmed; '' = none. */
function Confirmacion({ base, value, onChange, ...entrada }: ActInputProps & { readonly base: string }) {
  return (
    <CheckboxField {...entrada} value={value === base} onChange={(marcada) => onChange(marcada === true ? base : '')} />
  );
}

interface Revisadas {
  /** Hash of the rules as they are shown. */
  readonly base: string;
  readonly reglas: readonly (ReglaDeActo & { readonly modo: 'avisa' | 'impide' })[];
}

/** The field in which unmet rules that only warn are accepted as they are shown; other ones are asked for anew. */
export const campoDeReglas = (
  { base, reglas }: Revisadas,
  etiqueta: string,
  requerido: string,
): Readonly<Record<'confirma', ActField>> => ({
  confirma: {
    etiqueta,
    tipo: Confirmacion,
    props: { base },
    visible: () => porConfirmar(reglas).length > 0,
    requerido,
    rechazo: (valor) => (valor === base ? undefined : requerido),
    conFoco: false,
  },
});

/** What the body says of them. */
export const reglasConfirmadas = ({ base, reglas }: Revisadas, confirma: unknown): object =>
  confirma === base && porConfirmar(reglas).length > 0
    ? { confirma: porConfirmar(reglas).map(({ codigo }) => codigo) }
    : {};
