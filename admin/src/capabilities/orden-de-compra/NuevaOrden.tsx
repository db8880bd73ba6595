import {
  CATEGORIA_DE_ORDEN,
  CLI,
  etiquetasDeCalculos,
  mensajes,
  nombreDeCategoriaDeCarta,
  ORD,
  propios,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { Codigos } from '../../ui/Codigos';
import { Datos } from '../../ui/Datos';
import { FalloDePagina } from '../../ui/FalloDePagina';
import { useValores } from '../../ui/formulario/contexto';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { useEdicion } from '../../ui/formulario/useEdicion';
import { Importe } from '../../ui/Importe';
import { LoadingState } from '../../ui/LoadingState';
import { useTituloDePagina } from '../../ui/layout/migas';
import { PageHeader } from '../../ui/PageHeader';
import { datosDe } from './datos';
import { calculosDe, cuerpoDe, elegidoDe, formularioDeHoja, type HojaDeOrden } from './hoja';
import { RECURSO, rutaDeMedio, rutaDeOrden, rutaDeOrdenes } from './rutas';
import type { BaseDeOrden, ConcesionarioElegible, OrdenDetalle } from './tipos';

const textos = { editar: CLI.editar, guardar: CLI.guardar };
const camposDeCarta = [
  'tipoCarta',
  'incluyeConcesionario',
  'concesionarioId',
  'vendedorId',
  'jefeVentasId',
  'contableId',
  'valorDispositivo',
  'atencionTercero',
];
const anchos = { tipoCarta: 2 } as const;

/** ORD-508, ORD-509: a new order from the approval that the address names; without one there is nothing to issue. */
export default function NuevaOrden() {
  const [params] = useSearchParams();
  const { role } = useUsuario();
  const medio = params.get('medio') ?? '';
  useTituloDePagina(null);
  if (!/^\d{1,9}$/.test(medio)) return <Navigate to={rutaDeOrdenes(role)} replace />;
  return (
    <>
      <PageHeader title={ORD.emision} description={propios.medioTitulo(Number(medio))} />
      <ConBase key={medio} medio={medio} />
    </>
  );
}

function ConBase({ medio }: { readonly medio: string }) {
  const { role } = useUsuario();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const base = useQuery({
    queryKey: [RECURSO, 'base', medio],
    queryFn: ({ signal }) => dataProvider.read<BaseDeOrden>(`base-de-orden/${medio}`, { signal }),
  });
  const concesionarios = useQuery({
    queryKey: ['concesionario', 'elegibles'],
    queryFn: ({ signal }) => dataProvider.read<ConcesionarioElegible[]>('concesionario/elegibles', { signal }),
  });
  if (base.data !== undefined && concesionarios.data !== undefined)
    return <Hoja base={base.data} concesionarios={concesionarios.data} />;
  const fallida = [base, concesionarios].find(({ error }) => error !== null);
  return (
    <Card>
      {fallida?.error == null ? (
        <LoadingState />
      ) : (
        <FalloDePagina
          error={fallida.error}
          onRetry={() => void fallida.refetch()}
          salidas={[
            { texto: propios.verElMedio, ruta: rutaDeMedio(role, Number(medio)) },
            { texto: propios.verLasOrdenes, ruta: rutaDeOrdenes(role) },
          ]}
        />
      )}
    </Card>
  );
}

interface HojaProps {
  readonly base: BaseDeOrden;
  readonly concesionarios: readonly ConcesionarioElegible[];
}

function Hoja({ base, concesionarios }: HojaProps) {
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [elegido, setElegido] = useState<ConcesionarioElegible | undefined>();
  // Left by an effect: while the form is still unsaved its guard would ask.
  const [destino, setDestino] = useState<string | null>(null);
  const formulario = useMemo(() => formularioDeHoja(concesionarios, elegido, base), [concesionarios, elegido, base]);
  const registro = useMemo(() => ({ id: 'nuevo', version: 0, ...formulario.vacio() }), [formulario]);
  const edicion = useEdicion({
    formulario,
    contexto: undefined,
    registro,
    recurso: RECURSO,
    puedeEditar: true,
    enEdicion: true,
    cambiar: (valores: HojaDeOrden, campo, valor) => {
      const despues = formulario.cambiar(valores, campo, valor);
      const suyo = elegidoDe(despues, concesionarios);
      setElegido(suyo);
      if (campo !== 'concesionarioId' || suyo === undefined) return despues;
      if (suyo.incompleta) notify(ORD.concesionarioIncompleto, { type: 'warning' });
      // What was agreed on with the dealer stands there to begin with.
      return suyo.negociacion === null ? despues : { ...despues, porcentajeComision: suyo.negociacion };
    },
    preparar: (valores: HojaDeOrden) => cuerpoDe(valores, base),
    enviar: async (cuerpo) => {
      const { data } = await dataProvider.create<OrdenDetalle>(RECURSO, { data: cuerpo });
      setDestino(rutaDeOrden(role, data.id as number));
      return registro;
    },
    exito: ORD.creada,
  });
  useEffect(() => {
    if (destino !== null && !edicion.sucio) void navigate(destino, { replace: true });
  }, [destino, edicion.sucio, navigate]);
  return (
    <Card component="section" aria-label={ORD.emision} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
      <FormularioEditable
        edicion={edicion}
        cabecera={<Planes base={base} />}
        textos={textos}
        onCancelar={() => setDestino(rutaDeOrdenes(role))}
      >
        {elegido?.incompleta === true && <Alert severity="warning">{ORD.concesionarioIncompleto}</Alert>}
        <SeccionDeCampos
          seccion="carta"
          titulo={ORD.seccionCategoria}
          junto={
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {propios.ordenCategoria}: {nombreDeCategoriaDeCarta(CATEGORIA_DE_ORDEN)}
            </Typography>
          }
          campos={camposDeCarta}
          anchos={anchos}
        />
        <Divider />
        <SeccionDeCampos
          seccion="orden"
          titulo={ORD.seccionOrden}
          campos={['porcentajeComision', 'comisionDispositivo']}
        >
          {/* apart from what may be said under the fields */}
          <Box sx={{ mt: 1.5 }}>
            <Calculos base={base} />
          </Box>
        </SeccionDeCampos>
        <Divider />
        <Datos datos={datosDe(base)} />
      </FormularioEditable>
    </Card>
  );
}

/** ORD-510 */
function Planes({ base: { cliente, planes } }: { readonly base: BaseDeOrden }) {
  const grupos = [...new Set(planes.map(({ grupo }) => grupo))];
  return (
    <Typography variant="body2" component="div">
      <Box component="span" sx={{ fontWeight: 560, mr: 1 }}>
        {cliente.nombre}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {mensajes.NAV.motorPlan} · {propios.ordenGrupos(grupos)} ·{' '}
        <Codigos de={planes.map(({ idCodigo }) => idCodigo)} />
      </Box>
    </Typography>
  );
}

/** ORD-526: drawn with each keystroke from the rules that the API calculates with. */
function Calculos({ base }: { readonly base: BaseDeOrden }) {
  const calculos = calculosDe(useValores() as unknown as HojaDeOrden, base);
  const { valorComision, diferenciaPrecio, pagoConcesionario } = calculos;
  return (
    <Datos
      datos={Object.entries({ valorComision, diferenciaPrecio, pagoConcesionario }).map(([nombre, valor]) => ({
        etiqueta: etiquetasDeCalculos[nombre as keyof typeof etiquetasDeCalculos],
        valor: (
          <Importe
            valor={valor}
            nombre={etiquetasDeCalculos[nombre as keyof typeof etiquetasDeCalculos]}
            fuerte={nombre === 'pagoConcesionario'}
          />
        ),
      }))}
    />
  );
}
