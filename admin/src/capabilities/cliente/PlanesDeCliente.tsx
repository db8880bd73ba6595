import { mensajes, productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Copiable } from '../../ui/CopyButton';
import { Facts } from '../../ui/Facts';
import { dinero, fecha, vacio } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { GarantiaDePlan, PuntajeDePlan } from '../riesgo';
import { Unidad } from '../unidad';
import { Detalle } from './Detalle';
import type { EstadoDePlan, PlanDeCliente } from './tipos';
import { direccionDe, type Vista } from './vista';

interface PlanesDeClienteProps {
  readonly planes: readonly PlanDeCliente[];
  readonly elegido: PlanDeCliente | null;
  /** Of the chosen plan, once it is here. */
  readonly estado: EstadoDePlan | undefined;
  /** The tab stays when the plan changes, where the other plan has it. */
  readonly vista: Pick<Vista, 'tab' | 'sub'>;
}

/** CLI-012, CLI-028: the client's plans, each an address; the chosen one with its facts. */
export function PlanesDeCliente({ planes, elegido, estado, vista }: PlanesDeClienteProps) {
  const lista = useRef<HTMLUListElement>(null);
  // Of a client with many plans, the one that the address names must be seen.
  useLayoutEffect(() => {
    const enlace = lista.current?.querySelector<HTMLElement>('[aria-current]');
    if (lista.current && enlace) lista.current.scrollTop = enlace.offsetTop - lista.current.clientHeight / 2;
  }, []);
  return (
    <Card component="section" aria-labelledby="planes-de-cliente" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h3" component="h2" id="planes-de-cliente" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {planes.length > 1 ? `Planes (${planes.length})` : 'Plan'}
      </Typography>
      {planes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {mensajes.propios.sinPlanes}
        </Typography>
      )}
      <Box
        ref={lista}
        component="ul"
        sx={{ position: 'relative', m: 0, mx: -1, p: 0, listStyle: 'none', maxHeight: 204, overflowY: 'auto' }}
      >
        {planes.map((plan) => (
          <li key={plan.idCodigo}>
            <EnlaceDePlan plan={plan} elegido={plan === elegido} vista={vista} />
          </li>
        ))}
      </Box>
      {elegido !== null && (
        <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          {estado !== undefined && estado.medioAprobado !== null && <Unidad idCodigo={estado.idCodigo} conBien />}
          <Detalle label={`Saldo ${dinero(elegido.saldo)}`}>
            <HechosDePlan plan={elegido} estado={estado} />
          </Detalle>
        </Box>
      )}
    </Card>
  );
}

interface EnlaceDePlanProps {
  readonly plan: PlanDeCliente;
  readonly elegido: boolean;
  readonly vista: Pick<Vista, 'tab' | 'sub'>;
}

/** EST-522: a plan whose state is not 'A' is greyed, and says why in a word. */
function EnlaceDePlan({ plan, elegido, vista }: EnlaceDePlanProps) {
  const activo = plan.estadoPlan === 'A';
  return (
    <Box
      component={Link}
      to={direccionDe({ ...vista, plan: plan.idCodigo })}
      aria-current={elegido ? 'true' : undefined}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        textDecoration: 'none',
        color: activo ? 'text.primary' : 'text.disabled',
        bgcolor: elegido
          ? alpha(theme.palette.primary.main, theme.palette.mode === 'light' ? 0.09 : 0.16)
          : 'transparent',
        '&:hover': { bgcolor: elegido ? undefined : 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      })}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="span"
          variant="body2"
          sx={{
            display: 'block',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            color: elegido ? 'primary.main' : 'inherit',
          }}
        >
          {plan.idCodigo}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: activo ? 'text.secondary' : 'inherit' }}>
          {[productos.find(({ codigo }) => codigo === plan.producto)?.etiqueta ?? plan.producto, plan.numCuota].join(
            ' · ',
          )}
        </Typography>
      </Box>
      {activo ? plan.adjudicado && <StateChip label="Adjudicado" tone="success" /> : <StateChip label="No activo" />}
    </Box>
  );
}

function HechosDePlan({ plan, estado }: { readonly plan: PlanDeCliente; readonly estado: EstadoDePlan | undefined }) {
  return (
    <Facts
      facts={[
        { label: 'Código', value: <Copiable texto={plan.idCodigo} /> },
        { label: 'Cuotas', value: plan.numCuota },
        {
          label: 'Vencidas',
          value: plan.cuotasVencidas > 0 ? <StateChip label={String(plan.cuotasVencidas)} tone="warning" /> : '0',
        },
        { label: 'Valor de cuota', value: dinero(plan.valorCuota) },
        { label: 'Monto', value: dinero(plan.monto) },
        { label: 'Saldo', value: dinero(plan.saldo) },
        { label: 'Adjudicado', value: plan.adjudicado ? `Sí, ${fecha(plan.fechaAdjudicacion)}` : 'No' },
        { label: 'Ejecutivo', value: estado === undefined ? vacio : (estado.ejecutivo ?? 'Sin asignar') },
        { label: 'Carpeta', value: <Departamento plan={plan} estado={estado} /> },
        ...(plan.adjudicado ? hechosDeRiesgo(estado) : []),
      ]}
    />
  );
}

/** RIE-004, EST-523. Their places are kept while the plan is on its way. */
const hechosDeRiesgo = (estado: EstadoDePlan | undefined) => [
  { label: 'Riesgo', value: estado === undefined ? vacio : <PuntajeDePlan estado={estado} /> },
  { label: 'Garantía', value: estado?.conBien == null ? vacio : <GarantiaDePlan conBien={estado.conBien} /> },
];

/** DOC-014: where the folder is; a plan that is not awarded has none. */
function Departamento({ plan, estado }: { readonly plan: PlanDeCliente; readonly estado: EstadoDePlan | undefined }) {
  const carpeta = estado?.carpeta;
  const idDepartamento = carpeta === undefined ? plan.idDepartamento : (carpeta?.idDepartamento ?? null);
  if (idDepartamento === '004') return <StateChip label={mensajes.EST.enDptoRiesgo} tone="info" />;
  if (carpeta === undefined) return vacio;
  if (carpeta === null) return 'Sin carpeta';
  return carpeta.departamento ?? 'Sin departamento';
}
