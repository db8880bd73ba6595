import { MAXIMO_DE_PLANES, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import MuiLink from '@mui/material/Link';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { dinero, fecha, vacio } from '../../ui/formato';
import { useCampos } from '../../ui/formulario/contexto';
import { Menor } from '../../ui/Menor';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { planesDe, unirPlanes } from './hoja';
import { rutaDeMedio } from './rutas';
import type { PlanDeMedio, PlanParaMedio } from './tipos';

interface Fila extends PlanDeMedio {
  readonly id: string;
}

const cuenta: readonly Columna<Fila>[] = [
  { etiqueta: 'Grupo', dibujar: ({ grupo }) => grupo },
  { etiqueta: 'Adjudicado', dibujar: ({ fechaAdjudicacion }) => fecha(fechaAdjudicacion) },
  { etiqueta: 'Cuota', tipo: 'numero', dibujar: ({ valorCuota }) => dinero(valorCuota) },
  { etiqueta: 'Saldo deudor', tipo: 'numero', dibujar: ({ saldo }) => dinero(saldo) },
  { etiqueta: 'Monto', tipo: 'numero', dibujar: ({ monto }) => dinero(monto) },
];

const filasDe = <P extends PlanDeMedio>(planes: readonly P[]): (P & Fila)[] =>
  planes.map((plan) => ({ ...plan, id: plan.idCodigo }));

/** The plans of an approval as it is stored. */
export function PlanesDeMedio({ planes }: { readonly planes: readonly PlanDeMedio[] }) {
  const columnas: readonly Columna<Fila>[] = [{ etiqueta: 'Plan', dibujar: ({ idCodigo }) => idCodigo }, ...cuenta];
  return <Tabla etiqueta={propios.medioPlanes} columnas={columnas} filas={filasDe(planes)} />;
}

interface ElegirPlanesProps {
  readonly planes: readonly PlanParaMedio[];
  /** The approval that is edited: its own plans are not taken, and its product stays. */
  readonly medio: { readonly id: number; readonly producto: string } | null;
}

/** MED-510, MED-516, MED-529: the client's plans, up to four of one product; a plan that can't be chosen says why. */
export function ElegirPlanes({ planes, medio }: ElegirPlanesProps) {
  const { control, cambiar } = useCampos();
  const { field, fieldState } = useController({ control, name: 'planes' });
  const ayuda = useId();
  const elegidos = planesDe({ planes: field.value as string | null });
  const producto = medio?.producto ?? planes.find(({ idCodigo }) => idCodigo === elegidos[0])?.producto;
  const error = fieldState.error?.message;

  const razonDe = (plan: PlanParaMedio): string | null => {
    if (elegidos.includes(plan.idCodigo)) return null;
    if (!plan.seleccionable && (medio === null || plan.medio !== medio.id)) return plan.razon ?? '';
    if (producto !== undefined && plan.producto !== producto) return propios.planDeOtroProducto;
    return elegidos.length >= MAXIMO_DE_PLANES ? propios.maximoDePlanes(MAXIMO_DE_PLANES) : null;
  };
  const alternar = (idCodigo: string) =>
    cambiar(
      'planes',
      unirPlanes(elegidos.includes(idCodigo) ? elegidos.filter((plan) => plan !== idCodigo) : [...elegidos, idCodigo]),
    );

  const columnas: readonly Columna<PlanParaMedio & Fila>[] = [
    {
      etiqueta: 'Plan',
      dibujar: (plan) => (
        <Eleccion
          plan={plan}
          elegido={elegidos.includes(plan.idCodigo)}
          razon={razonDe(plan)}
          onCambio={() => alternar(plan.idCodigo)}
          onSalir={field.onBlur}
        />
      ),
    },
    ...cuenta,
  ];
  return (
    <Box data-campo="planes" sx={{ scrollMarginTop: 160 }} {...(error !== undefined && { 'aria-describedby': ayuda })}>
      <Tabla etiqueta={propios.medioPlanes} columnas={columnas} filas={filasDe(planes)} />
      <FormHelperText id={ayuda} error={error !== undefined} sx={{ minHeight: 20 }}>
        {error ?? ' '}
      </FormHelperText>
    </Box>
  );
}

interface EleccionProps {
  readonly plan: PlanParaMedio;
  readonly elegido: boolean;
  readonly razon: string | null;
  readonly onCambio: () => void;
  readonly onSalir: () => void;
}

function Eleccion({ plan, elegido, razon, onCambio, onSalir }: EleccionProps) {
  const id = useId();
  const { role } = useUsuario();
  const bloqueado = razon !== null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1 }}>
      <Checkbox
        size="small"
        checked={elegido}
        disabled={bloqueado}
        onChange={onCambio}
        onBlur={onSalir}
        slotProps={{ input: { id, 'aria-describedby': bloqueado ? `${id}-razon` : undefined } }}
        sx={{ p: 0.5 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box
          component="label"
          htmlFor={id}
          sx={{ whiteSpace: 'nowrap', color: bloqueado ? 'text.secondary' : undefined }}
        >
          {plan.idCodigo}
        </Box>
        {bloqueado && razon !== '' && (
          <Menor>
            <span id={`${id}-razon`}>
              {plan.medio === null ? (
                razon
              ) : (
                <MuiLink component={Link} to={rutaDeMedio(role, plan.medio)}>
                  {razon}
                </MuiLink>
              )}
            </span>
          </Menor>
        )}
      </Box>
    </Box>
  );
}

/** MED-516: when none of a client's plans can be chosen there is nothing to fill in, only reasons. */
export function PlanesNoElegibles({ planes }: { readonly planes: readonly PlanParaMedio[] }) {
  const { role } = useUsuario();
  const columnas: readonly Columna<PlanParaMedio & Fila>[] = [
    { etiqueta: 'Plan', dibujar: ({ idCodigo }) => idCodigo },
    {
      etiqueta: 'Por qué',
      dibujar: ({ razon, medio }) =>
        medio === null ? (
          (razon ?? vacio)
        ) : (
          <MuiLink component={Link} to={rutaDeMedio(role, medio)}>
            {razon}
          </MuiLink>
        ),
    },
    ...cuenta,
  ];
  return <Tabla etiqueta={propios.medioPlanes} columnas={columnas} filas={filasDe(planes)} />;
}
