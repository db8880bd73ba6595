import { useEffect, useState } from 'react';
import { type To, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';

/** What the status page shows, as its address says it. */
export interface Vista {
  readonly plan: string | null;
  readonly tab: string | null;
  readonly sub: string | null;
}

/** An address within the page: `null` leaves a part out. Pages of tables are not carried over to another view. */
export function direccionDe({ plan, tab, sub }: Partial<Vista>): To {
  const params = new URLSearchParams();
  if (plan) params.set('plan', plan);
  if (plan && tab) params.set('tab', tab);
  if (plan && tab && sub) params.set('sub', sub);
  return { search: params.toString() };
}

/**
 * The address as the state of the page, so that reload, back and a shared link show the same (`?plan=&tab=&sub=`). A plan that came with the
 * navigation (CLI-004: `state: { plan }`) is written into it once; without one no plan is chosen.
 */
export function useViewInUrl(): Vista & { readonly cedula: string; readonly quitarPlan: () => void } {
  const { cedula = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const traido = planDelEstado(state);
  const plan = params.get('plan') ?? traido;

  useEffect(() => {
    if (traido !== null && !params.has('plan')) void navigate(direccionDe({ plan: traido }), { replace: true });
  }, [traido, params, navigate]);

  return {
    cedula,
    plan,
    tab: params.get('tab'),
    sub: params.get('sub'),
    quitarPlan: () => void navigate(direccionDe({}), { replace: true, state: null }),
  };
}

/** CLI-015, DOC-024: of several plans one is chosen; the only one that there is stands open at once, until somebody leaves it (`quitarPlan`). */
export function usePlanUnico(planes: readonly { readonly idCodigo: string }[]) {
  const { plan, quitarPlan } = useViewInUrl();
  const navigate = useNavigate();
  const [quitado, setQuitado] = useState(false);
  const unico = plan === null && planes.length === 1 && !quitado ? (planes[0]?.idCodigo ?? null) : null;
  useEffect(() => {
    if (unico !== null) void navigate(direccionDe({ plan: unico }), { replace: true });
  }, [unico, navigate]);
  return {
    plan: plan ?? unico,
    quitarPlan: () => {
      setQuitado(true);
      quitarPlan();
    },
  };
}

function planDelEstado(state: unknown): string | null {
  const plan: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'plan') : null;
  return typeof plan === 'string' && plan !== '' ? plan : null;
}
