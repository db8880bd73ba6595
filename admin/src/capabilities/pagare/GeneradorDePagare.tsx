import {
  aNumero,
  comoFecha,
  cuotasDePagare,
  deNumero,
  fechaFinalDePagare,
  formatearFecha,
  formularioDePagare,
  hoyEn,
  LEG,
  propios,
  rangoDeFechaInicial,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ActDialog } from '../../ui/act/ActDialog';
import { ActFields } from '../../ui/act/ActFields';
import type { Act } from '../../ui/act/types';
import { useAct } from '../../ui/act/useAct';
import { useActForm } from '../../ui/act/useActForm';
import { BuscadorDePersona } from '../../ui/BuscadorDePersona';
import { EmptyState } from '../../ui/EmptyState';
import { DayInput } from '../../ui/fields/DayInput';
import { dinero } from '../../ui/format';
import { PageHeader } from '../../ui/PageHeader';
import { QueryState } from '../../ui/QueryState';
import { Cuotas } from './Cuotas';
import { useBase, useClienteDePagare } from './consultas';
import { campoDeCiudad, campoDeFirma } from './Firma';
import { Hechos } from './Hechos';
import { rutaDeNuevo, rutaDePagare, rutaDePrenda } from './rutas';
import { SelectorDePlan } from './SelectorDePlan';
import type { BaseDePagare, PagareDetalle } from './tipos';

/** LEG-519…526: client, plan, instalments, Guardar. The client stands in the path, the plan beside it: a reload loses neither. */
export default function GeneradorDePagare() {
  const { cedula } = useParams();
  const { role } = useUsuario();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={LEG.generador}
        actions={
          <Box sx={{ width: 380, maxWidth: '100%' }}>
            <BuscadorDePersona
              autoFocus={cedula === undefined}
              onChoose={({ identificacion }) => void navigate(rutaDeNuevo(role, identificacion))}
            />
          </Box>
        }
      />
      {cedula === undefined ? (
        <Card>
          <EmptyState message={propios.pagareElijaCliente} />
        </Card>
      ) : (
        <DeCliente key={cedula} cedula={cedula} />
      )}
    </>
  );
}

function DeCliente({ cedula }: { readonly cedula: string }) {
  const [params, setParams] = useSearchParams();
  const { data: cliente, error, refetch } = useClienteDePagare(cedula);
  if (cliente === undefined)
    return (
      <Card>
        <QueryState error={error} refetch={refetch} />
      </Card>
    );
  const plan = params.get('plan');
  const elegido = cliente.planes.find(
    ({ idCodigo, fechaAdjudicacion }) => idCodigo === plan && fechaAdjudicacion !== null,
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="section" aria-label="Cliente" sx={{ p: 2, display: 'grid', gap: 2 }}>
        <Hechos
          hechos={[
            { etiqueta: 'Cliente', valor: cliente.nombreCompleto },
            { etiqueta: 'Identificación', valor: cliente.identificacion },
          ]}
        />
        <SelectorDePlan
          planes={cliente.planes}
          value={elegido?.idCodigo ?? ''}
          onChange={(idCodigo) => setParams({ plan: idCodigo }, { replace: true })}
        />
      </Card>
      {elegido !== undefined && <DePlan key={elegido.idCodigo} plan={elegido.idCodigo} />}
    </Box>
  );
}

function DePlan({ plan }: { readonly plan: string }) {
  const { data: base, error, refetch } = useBase(plan);
  // the note saved on this page is not announced as an existing one
  const [guardado, setGuardado] = useState<number | null>(null);
  if (base === undefined)
    return (
      <Card>
        <QueryState error={error} refetch={refetch} />
      </Card>
    );
  return (
    <Card component="section" aria-label={LEG.generador} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Hechos
        hechos={[
          { etiqueta: propios.pagareValorCuota, valor: dinero(base.valorDividendo) },
          { etiqueta: propios.pagareSaldo, valor: dinero(base.monto) },
          { etiqueta: propios.pagareMontoPlan, valor: dinero(base.montoPlan) },
          { etiqueta: propios.pagareCuotasPendientes, valor: `${base.plazo} (${base.numCuota})` },
        ]}
      />
      {/* LEG-555 */}
      {base.rechazo !== null && <Alert severity="warning">{base.rechazo}</Alert>}
      {base.abonado > 0 && <Alert severity="info">{propios.pagareAbonado(dinero(base.abonado))}</Alert>}
      {base.pagare !== null && base.pagare.id !== guardado && <YaTiene base={base} />}
      {base.rechazo === null && <Hoja base={base} onGuardado={setGuardado} releer={() => void refetch()} />}
    </Card>
  );
}

function YaTiene({ base: { pagare } }: { readonly base: BaseDePagare }) {
  const { role } = useUsuario();
  return pagare === null ? null : (
    <Alert severity="info">
      <MuiLink component={Link} to={rutaDePagare(role, pagare.id)} color="inherit">
        {propios.pagareDelPlan(pagare.id)}
      </MuiLink>
    </Alert>
  );
}

interface HojaProps {
  readonly base: BaseDePagare;
  readonly onGuardado: (pagare: number) => void;
  readonly releer: () => void;
}

/** City and date, the schedule that follows from them, and Guardar once it is there. */
function Hoja({ base, onGuardado, releer }: HojaProps) {
  const acto = useMemo(() => actoDe(base), [base.fechaInicial, base.lugarEmision, base.fechaEmision]);
  const form = useActForm(acto);
  const [generada, setGenerada] = useState<string | null>(null);
  const [preguntando, setPreguntando] = useState<object | null>(null);
  const [guardado, setGuardado] = useState<PagareDetalle | null>(null);
  // LEG-548: a schedule is that of the date it was made for
  const fechaInicial = String(form.watch('fechaInicial') ?? '');
  const vigente = generada !== null && generada === fechaInicial;
  const cuenta = { plazo: base.plazo, valorDividendo: deNumero(base.valorDividendo) };
  const fechaFinal = vigente ? fechaFinalDePagare(cuenta, fechaInicial) : null;
  const calculado = {
    plan: base.id,
    plazo: base.plazo,
    valorDividendo: base.valorDividendo,
    monto: base.monto,
    fechaFinal,
  };
  const onHecho = (pagare: PagareDetalle) => {
    setGuardado(pagare);
    onGuardado(pagare.id);
    setPreguntando(null);
    releer();
  };
  const { run, pending, rechazo } = useAct<PagareDetalle>(
    { acto, id: null, onHecho, conserva: true, releer, onClose: () => undefined },
    form,
  );
  const guardar = form.handleSubmit((valores) => {
    if (!vigente) return setGenerada(String(Reflect.get(valores, 'fechaInicial')));
    const cuerpo = { ...valores, ...calculado };
    if (base.pagare !== null) return setPreguntando(cuerpo);
    void run(cuerpo);
  });
  return (
    <Box component="form" noValidate onSubmit={guardar} sx={{ display: 'grid', gap: 2 }}>
      <ActFields acto={acto} form={form} disabled={guardado !== null} />
      {rechazo !== null && <Alert severity="error">{rechazo.text}</Alert>}
      {vigente && (
        <Box>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {propios.pagareResumen(
              base.plazo,
              dinero(base.monto),
              fechaFinal === null ? '' : formatearFecha(fechaFinal),
            )}
          </Typography>
          <Cuotas
            cuotas={cuotasDePagare(cuenta, comoFecha(fechaInicial)).map((cuota) => ({
              ...cuota,
              valor: aNumero(cuota.valor),
            }))}
          />
        </Box>
      )}
      {guardado === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button type={vigente ? 'button' : 'submit'} disabled={vigente}>
            {propios.pagareGenerarCuotas}
          </Button>
          <Button type={vigente ? 'submit' : 'button'} variant="contained" disabled={!vigente} loading={pending}>
            {LEG.guardar}
          </Button>
        </Box>
      ) : (
        <Siguiente pagare={guardado} />
      )}
      {preguntando !== null && base.pagare !== null && (
        <Reemplazo base={base} cuerpo={preguntando} onHecho={onHecho} onClose={() => setPreguntando(null)} />
      )}
    </Box>
  );
}

/** LEG-525, LEG-526: once it is saved; first its persons are to be saved. */
function Siguiente({ pagare }: { readonly pagare: PagareDetalle }) {
  const { role } = useUsuario();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
        {propios.pagareGuardadoNumero(pagare.id)}
      </Typography>
      <Button
        component={Link}
        to={rutaDePrenda(role)}
        state={{
          cedula: pagare.cedulaCliente,
          plan: pagare.idCodigo,
          promissory: pagare.id,
          instalments: pagare.cuotas,
        }}
      >
        {LEG.emision}
      </Button>
      <Button component={Link} to={rutaDePagare(role, pagare.id)} variant="contained">
        {propios.tramiteSiguiente(propios.pagareQuienesFirman)}
      </Button>
    </Box>
  );
}

interface ReemplazoProps {
  readonly base: BaseDePagare;
  readonly cuerpo: object;
  readonly onHecho: (pagare: PagareDetalle) => void;
  readonly onClose: () => void;
}

const reemplazo: Act = {
  path: '/pagare/{id}/reemplazar',
  titulo: LEG.yaExiste,
  confirmar: propios.pagareReemplazar,
  exito: LEG.pagareGuardado,
};

/** LEG-544, LEG-545: declined, nothing is saved. */
function Reemplazo({ base: { pagare }, cuerpo, onHecho, onClose }: ReemplazoProps) {
  const { plan: _, ...datos } = cuerpo as { plan?: string };
  return (
    <ActDialog<PagareDetalle>
      acto={reemplazo}
      id={pagare?.id ?? null}
      fijos={{ ...datos, version: pagare?.version }}
      efecto={LEG.reemplazar}
      conserva
      onHecho={onHecho}
      onClose={onClose}
    >
      {propios.pagareDelPlan(pagare?.id ?? 0)}.{' '}
    </ActDialog>
  );
}

const { fechaInicial: inicio } = formularioDePagare.campos;

function actoDe({ fechaInicial, ...propuesta }: BaseDePagare): Act {
  const { desde, hasta } = rangoDeFechaInicial({ hoy: hoyEn(new Date()) });
  return {
    path: '/pagare',
    titulo: LEG.generador,
    campos: {
      lugarEmision: campoDeCiudad(propuesta.lugarEmision),
      fechaInicial: {
        etiqueta: inicio.etiqueta,
        tipo: DayInput,
        props: { min: desde, max: hasta, fullWidth: true },
        inicial: fechaInicial,
        requerido: LEG.seleccioneFecha,
        rechazo: (valor) =>
          valor !== '' && ((desde !== undefined && valor < desde) || (hasta !== undefined && valor > hasta))
            ? propios.pagareFechaFueraDeRango
            : undefined,
        ancho: 3,
        conFoco: false,
      },
      fechaEmision: campoDeFirma(propuesta.fechaEmision),
    },
    exito: LEG.pagareGuardado,
  };
}
