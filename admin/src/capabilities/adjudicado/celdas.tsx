import { loQueFalta, mensajes, propios, textoDePromesa, textoDesdeCuando, VIGENTE } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Codes } from '../../ui/Codes';
import { EstadoDeCarpeta } from '../../ui/EstadoDeCarpeta';
import { diaDe, fecha } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { toneOf } from '../../ui/tones';
import type { AdjudicadoRecord } from './tipos';

/** From here on a promise is near its end. */
const POCOS_DIAS = 3;

/** The award of the row around a cell. */
export const useAdjudicado = () => useShownRecord<AdjudicadoRecord>();

/** Eight columns in the width of a small screen. */
export const columnasJuntas = {
  '& th, & td': { px: 1.25 },
  '& th:first-of-type, & td:first-of-type': { pl: 1.75 },
} as const;

/** ADJ-007: the status page of a member, with the plan chosen. */
export function useEstadoDeCliente(): (adjudicado: Pick<AdjudicadoRecord, 'cedula' | 'idCodigo'>) => string {
  const { role } = useUsuario();
  return ({ cedula, idCodigo }) =>
    `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: idCodigo })}`;
}

/** Two lines of a cell: what one looks for, and below it what one checks. */
function DosLineas({ children, debajo }: { readonly children: ReactNode; readonly debajo: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      {children}
      <Typography
        variant="caption"
        component="span"
        sx={{
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {debajo}
      </Typography>
    </Box>
  );
}

export function Socio() {
  const adjudicado = useAdjudicado();
  const enlace = useEstadoDeCliente();
  return (
    <DosLineas debajo={adjudicado.cedula}>
      <MuiLink component={Link} to={enlace(adjudicado)} sx={{ fontWeight: 560, minWidth: 196, whiteSpace: 'normal' }}>
        {adjudicado.nombreCliente}
      </MuiLink>
    </DosLineas>
  );
}

/** Product, group and place are the plan's code. */
export function Plan() {
  const { idCodigo, numeroAsamblea } = useAdjudicado();
  return (
    <DosLineas debajo={`Asamblea ${numeroAsamblea}`}>
      <Codes codes={[idCodigo]} />
    </DosLineas>
  );
}

/** ADJ-502 */
export function Adjudicacion() {
  const adjudicado = useAdjudicado();
  return (
    <DosLineas debajo={fecha(adjudicado.fecha)}>
      <StateChip label={adjudicado.insignia} />
    </DosLineas>
  );
}

/** GEN-513…515, as the API counts them. */
export function DiasHabiles() {
  const { dias, color } = useAdjudicado().diasHabiles;
  return <StateChip label={mensajes.GEN.dias(dias)} tone={toneOf('semaforo', color)} />;
}

/** TAB-508: where it stands against the promise of its contract, and the last day of it. */
export function Promesa() {
  const { promesa, estado } = useAdjudicado();
  // nothing is promised of a withdrawn one, nor of a delivered one any more
  if (promesa === null) return estado === VIGENTE ? propios.entregado : null;
  const { atraso, quedan } = promesa;
  return (
    <DosLineas debajo={fecha(promesa.fecha)}>
      <StateChip
        label={textoDePromesa(promesa)}
        tone={atraso > 0 ? 'error' : quedan > POCOS_DIAS ? 'success' : 'warning'}
      />
    </DosLineas>
  );
}

/** The department that has the plan, and since when. */
export function LoTiene() {
  const { siguiente } = useAdjudicado();
  if (siguiente === null) return null;
  const { departamento, desde, dias } = siguiente;
  return <DosLineas debajo={textoDesdeCuando(desde, fecha(desde), dias)}>{departamento}</DosLineas>;
}

/** ADJ-010, estado_formulario: how many forms are saved; which ones is one look away. */
export function Formularios() {
  const { estadoFormulario } = useAdjudicado();
  const guardados = estadoFormulario.filter(({ cumple }) => cumple).length;
  return (
    <Tooltip
      describeChild
      title={
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {estadoFormulario.map(({ nombre, cumple }) => (
            <li key={nombre}>{cumple ? `✓ ${nombre}` : `✗ ${nombre}, falta`}</li>
          ))}
        </Box>
      }
    >
      <Box component="span" tabIndex={0} sx={{ whiteSpace: 'nowrap', borderBottom: '1px dotted', cursor: 'help' }}>
        {guardados} de {estadoFormulario.length}
      </Box>
    </Tooltip>
  );
}

/** They fill two lines of the column. */
const FALTAN_A_LA_VISTA = 2;

/** What the folder lacks: forms, then documents; in the column the first of them, the others one look away. `titulada`: no heading says so. */
export function Falta({ titulada = false }: { readonly titulada?: boolean }) {
  const falta = loQueFalta(useAdjudicado());
  const aLaVista = titulada ? falta : falta.slice(0, FALTAN_A_LA_VISTA);
  const demas = falta.slice(aLaVista.length);
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{
        whiteSpace: 'normal',
        minWidth: 176,
        display: 'block',
        ...(falta.length === 0 && { color: 'text.secondary' }),
      }}
    >
      {titulada && `${propios.queFalta}: `}
      {falta.length === 0 ? propios.nadaFalta : aLaVista.join(', ')}
      {demas.length > 0 && (
        <>
          {' '}
          <Tooltip describeChild title={demas.join(', ')}>
            <Box
              component="span"
              tabIndex={0}
              sx={{ whiteSpace: 'nowrap', borderBottom: '1px dotted', cursor: 'help' }}
            >
              {propios.yMas(demas.length)}
            </Box>
          </Tooltip>
        </>
      )}
    </Typography>
  );
}

/** DOC-009…014: the folder in its colour, where it is, and how many of its documents are there. */
export function Carpeta() {
  const { estadoDocumentos, idDepartamento, documentosListos, documentosTotal } = useAdjudicado();
  return (
    <DosLineas debajo={documentosTotal === 0 ? '' : `${documentosListos} de ${documentosTotal} documentos`}>
      <EstadoDeCarpeta estado={estadoDocumentos} idDepartamento={idDepartamento} />
    </DosLineas>
  );
}

/** ADJ-500 */
export function Estado() {
  const { estado, adjudicacion, retiradoEn, motivoRetiro } = useAdjudicado();
  if (estado !== 'RADJ') return <StateChip label={adjudicacion} tone="success" />;
  return (
    <DosLineas debajo={retiradoEn === null ? '' : diaDe(retiradoEn)}>
      <span title={motivoRetiro ?? undefined}>
        <StateChip label={adjudicacion} tone="error" />
      </span>
    </DosLineas>
  );
}
