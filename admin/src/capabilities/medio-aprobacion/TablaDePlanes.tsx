import { MAXIMO_DE_PLANES, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import MuiLink from '@mui/material/Link';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { useRecordForm } from '../../ui/form/RecordFormContext';
import { dinero, fecha, vacio } from '../../ui/format';
import { SecondLine } from '../../ui/SecondLine';
import { DataTable } from '../../ui/table/DataTable';
import { planesDe, unirPlanes } from './hoja';
import { rutaDeMedio } from './rutas';
import type { PlanDeMedio, PlanParaMedio } from './tipos';

const Column = DataTable.Col<PlanParaMedio & { readonly id: string }>;

interface PlanesProps {
  readonly planes: readonly PlanDeMedio[];
  readonly children: ReactNode;
}

/** Plans with what their account says, after the columns of whoever shows them. */
const Planes = ({ planes, children }: PlanesProps) => (
  <DataTable aria-label={propios.medioPlanes} data={planes.map((plan) => ({ ...plan, id: plan.idCodigo }))}>
    {children}
    <Column label="Grupo" render={({ grupo }) => grupo} />
    <Column label="Adjudicado" render={({ fechaAdjudicacion }) => fecha(fechaAdjudicacion)} />
    <Column label="Cuota" align="right" render={({ valorCuota }) => dinero(valorCuota)} />
    <Column label="Saldo deudor" align="right" render={({ saldo }) => dinero(saldo)} />
    <Column label="Monto" align="right" render={({ monto }) => dinero(monto)} />
  </DataTable>
);

/** The plans of an approval as it is stored. */
export const PlanesDeMedio = ({ planes }: Pick<PlanesProps, 'planes'>) => (
  <Planes planes={planes}>
    <Column label="Plan" render={({ idCodigo }) => idCodigo} />
  </Planes>
);

interface ElegirPlanesProps {
  readonly planes: readonly PlanParaMedio[];
  /** The approval that is edited: its own plans are not taken, and its product stays. */
  readonly medio: { readonly id: number; readonly producto: string } | null;
}

/** MED-510, MED-516, MED-529: the client's plans, up to four of one product; a plan that can't be chosen says why. */
export function ElegirPlanes({ planes, medio }: ElegirPlanesProps) {
  const { change } = useRecordForm();
  const { field, fieldState } = useController({ name: 'planes' });
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
    change(
      'planes',
      unirPlanes(elegidos.includes(idCodigo) ? elegidos.filter((plan) => plan !== idCodigo) : [...elegidos, idCodigo]),
    );

  return (
    <Box data-campo="planes" sx={{ scrollMarginTop: 160 }} {...(error !== undefined && { 'aria-describedby': ayuda })}>
      <Planes planes={planes}>
        <Column
          label="Plan"
          render={(plan) => (
            <Eleccion
              plan={plan}
              elegido={elegidos.includes(plan.idCodigo)}
              razon={razonDe(plan)}
              onCambio={() => alternar(plan.idCodigo)}
              onSalir={field.onBlur}
            />
          )}
        />
      </Planes>
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
          <SecondLine>
            <span id={`${id}-razon`}>
              <Razon texto={razon} medio={plan.medio} />
            </span>
          </SecondLine>
        )}
      </Box>
    </Box>
  );
}

/** Why a plan can't be chosen, and the way to the approval that has it. */
function Razon({ texto, medio }: { readonly texto: string; readonly medio: number | null }) {
  const { role } = useUsuario();
  if (medio === null) return texto;
  return (
    <MuiLink component={Link} to={rutaDeMedio(role, medio)}>
      {texto}
    </MuiLink>
  );
}

/** MED-516: when none of a client's plans can be chosen there is nothing to fill in, only reasons. */
export const PlanesNoElegibles = ({ planes }: Pick<ElegirPlanesProps, 'planes'>) => (
  <Planes planes={planes}>
    <Column label="Plan" render={({ idCodigo }) => idCodigo} />
    <Column label="Por qué" render={({ razon, medio }) => <Razon texto={razon ?? vacio} medio={medio} />} />
  </Planes>
);
