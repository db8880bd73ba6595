import {
  CATEGORIA_DE_ORDEN,
  CLI,
  etiquetasDeCalculos,
  mensajes,
  nombreDeCategoriaDeCarta,
  ORD,
  pagaAParticular,
  propios,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { CreateBase, useNotify, useRecordContext } from 'react-admin';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { Amount } from '../../ui/Amount';
import { Codes } from '../../ui/Codes';
import { Edit } from '../../ui/form/Edit';
import { FieldSection } from '../../ui/form/FieldSection';
import { FormSheet } from '../../ui/form/FormSheet';
import { identificationWarning } from '../../ui/form/fields';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFormValues } from '../../ui/form/RecordFormContext';
import { LabelledValues } from '../../ui/LabelledValues';
import { LoadingState } from '../../ui/LoadingState';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { PageFailure } from '../../ui/PageFailure';
import { PageHeader } from '../../ui/PageHeader';
import { datosDe } from './datos';
import { calculosDe, cuerpoDe, elegidoDe, formularioDeHoja, type HojaDeOrden, hojaDe } from './hoja';
import { enDetalle, RECURSO, rutaDeMedio, rutaDeOrden, rutaDeOrdenes } from './rutas';
import type { BaseDeOrden, ConcesionarioElegible, OrdenDetalle } from './tipos';

const labels = { edit: CLI.editar, save: CLI.guardar };
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
const camposDeParticular = [
  'tipoIdentificacionTercero',
  'identificacionTercero',
  'bancoTercero',
  'tipoCuentaTercero',
  'numeroCuentaTercero',
];
const spans = { tipoCarta: 2 } as const;
const warnings = { identificacionTercero: identificationWarning };

/** ORD-508, ORD-509: a new order from the approval that the address names, or the correction of the one that it names too; without either there is nothing to issue. */
export default function NuevaOrden() {
  const [params] = useSearchParams();
  const { role } = useUsuario();
  const medio = params.get('medio') ?? '';
  const orden = params.get('orden');
  usePageTitle(orden === null ? null : propios.ordenCorreccion);
  if (!esNumero(medio) || (orden !== null && !esNumero(orden))) return <Navigate to={rutaDeOrdenes(role)} replace />;
  return (
    <>
      <PageHeader
        title={orden === null ? ORD.emision : propios.ordenCorreccion}
        description={orden === null ? propios.medioTitulo(Number(medio)) : ORD.numero(Number(orden))}
      />
      <ConBase key={`${medio} ${orden}`} medio={Number(medio)} orden={orden === null ? null : Number(orden)} />
    </>
  );
}

const esNumero = (texto: string): boolean => /^\d{1,9}$/.test(texto);

function ConBase({ medio, orden }: { readonly medio: number; readonly orden: number | null }) {
  const { role } = useUsuario();
  const base = useApiQuery('/base-de-orden/{medio}', { medio });
  const concesionarios = useApiQuery('/concesionario/elegibles', {});
  if (base.data !== undefined && concesionarios.data !== undefined) {
    const hoja = { base: base.data, concesionarios: concesionarios.data };
    return orden === null ? (
      <CreateBase resource={RECURSO} redirect={false} disableAuthentication>
        <Hoja {...hoja} />
      </CreateBase>
    ) : (
      <Edit resource={RECURSO} id={orden} queryOptions={{ meta: enDetalle }}>
        <Hoja {...hoja} />
      </Edit>
    );
  }
  const fallida = [base, concesionarios].find(({ error }) => error !== null);
  return (
    <Card>
      {fallida?.error == null ? (
        <LoadingState />
      ) : (
        <PageFailure
          error={fallida.error}
          onRetry={() => void fallida.refetch()}
          waysOut={[
            { text: propios.verElMedio, to: rutaDeMedio(role, medio) },
            { text: propios.verLasOrdenes, to: rutaDeOrdenes(role) },
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
  const corregida = useRecordContext<OrdenDetalle>();
  const [elegido, setElegido] = useState<ConcesionarioElegible | undefined>(() =>
    concesionarios.find(({ id }) => id === corregida?.concesionarioId),
  );
  const formulario = useMemo(() => formularioDeHoja(concesionarios, elegido, base), [concesionarios, elegido, base]);
  const fields = useMemo<typeof formulario>(
    () => ({
      ...formulario,
      cambiar: (valores, campo, valor) => {
        const despues = formulario.cambiar(valores, campo, valor);
        const concesionario = elegidoDe(despues, concesionarios);
        setElegido(concesionario);
        if (campo !== 'concesionarioId' || concesionario === undefined) return despues;
        if (concesionario.incompleta) notify(ORD.concesionarioIncompleto, { type: 'warning' });
        // What was agreed on with the dealer stands there to begin with.
        return concesionario.negociacion === null
          ? despues
          : { ...despues, porcentajeComision: concesionario.negociacion };
      },
    }),
    [formulario, concesionarios, notify],
  );
  const salir = corregida === undefined ? rutaDeOrdenes(role) : rutaDeOrden(role, corregida.id);
  return (
    <Card component="section" aria-label={ORD.emision} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
      <RecordForm<HojaDeOrden, undefined, OrdenDetalle>
        fields={fields}
        canEdit
        startsEditing
        toValues={hojaDe}
        transform={(valores) => ({ ...cuerpoDe(valores, base), ...(corregida === undefined && { medioId: base.id }) })}
        warnings={warnings}
        success={corregida === undefined ? ORD.creada : propios.ordenCorregida}
        onSaved={({ id }) => void navigate(rutaDeOrden(role, id), { replace: true })}
      >
        <FormSheet
          start={<Planes base={base} />}
          labels={labels}
          onCancel={() => void navigate(salir, { replace: true })}
        >
          {!base.carpetaAprobada && <Alert severity="warning">{propios.ordenSinCarpetaAprobada}</Alert>}
          {elegido?.incompleta === true && <Alert severity="warning">{ORD.concesionarioIncompleto}</Alert>}
          <FieldSection
            section="carta"
            title={ORD.seccionCategoria}
            aside={
              <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                {propios.ordenCategoria}: {nombreDeCategoriaDeCarta(CATEGORIA_DE_ORDEN)}
              </Typography>
            }
            names={camposDeCarta}
            spans={spans}
          />
          <Particular />
          <Divider />
          <FieldSection section="orden" title={ORD.seccionOrden} names={['porcentajeComision', 'comisionDispositivo']}>
            {/* apart from what may be said under the fields */}
            <Box sx={{ mt: 1.5 }}>
              <Calculos base={base} />
            </Box>
          </FieldSection>
          <Divider />
          <LabelledValues values={datosDe(base)} />
        </FormSheet>
      </RecordForm>
    </Card>
  );
}

/** Whom a used vehicle without a dealer is paid to. */
function Particular() {
  const hoja = useFormValues() as unknown as HojaDeOrden;
  if (!pagaAParticular({ ...hoja, incluyeConcesionario: hoja.incluyeConcesionario === true })) return null;
  return <FieldSection section="carta" title={propios.ordenParticular} names={camposDeParticular} />;
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
        <Codes codes={planes.map(({ idCodigo }) => idCodigo)} />
      </Box>
    </Typography>
  );
}

/** ORD-526: drawn with each keystroke from the rules that the API calculates with. */
function Calculos({ base }: { readonly base: BaseDeOrden }) {
  const calculos = calculosDe(useFormValues() as unknown as HojaDeOrden, base);
  const { valorComision, diferenciaPrecio, pagoConcesionario } = calculos;
  return (
    <LabelledValues
      values={Object.entries({ valorComision, diferenciaPrecio, pagoConcesionario }).map(([nombre, valor]) => ({
        label: etiquetasDeCalculos[nombre as keyof typeof etiquetasDeCalculos],
        value: (
          <Amount
            value={valor}
            name={etiquetasDeCalculos[nombre as keyof typeof etiquetasDeCalculos]}
            strong={nombre === 'pagoConcesionario'}
          />
        ),
      }))}
    />
  );
}
