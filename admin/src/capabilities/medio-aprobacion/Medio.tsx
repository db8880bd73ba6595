import { MED, mensajes, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { AvisoDeSuspension } from '../../ui/formulario/AvisoDeSuspension';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { useTituloDePagina } from '../../ui/layout/migas';
import { NotFound } from '../../ui/NotFound';
import { ownPath } from '../../ui/navegacion';
import { PageHeader } from '../../ui/PageHeader';
import { usePuede } from '../../ui/usePuede';
import { AccionesDeMedio } from './AccionesDeMedio';
import { Comparacion } from './Comparacion';
import { Constancia, Decision } from './Constancia';
import { enDetalle, usePlanesParaMedio } from './consultas';
import { EstadoDeMedioChip } from './EstadoDeMedioChip';
import { RECURSO } from './rutas';
import { SeccionDePlanes } from './SeccionDePlanes';
import { Secciones } from './Secciones';
import { Totales } from './Totales';
import type { MedioDetalle } from './tipos';
import { registroDe, useHoja } from './useHoja';

const textos = { editar: propios.medioActualizar, guardar: mensajes.CLI.guardar };

/** MED-501, MED-503: one approval, read by whoever may and changed by whoever the API says. */
export default function Medio() {
  const { medioId = '' } = useParams();
  // What is no number is no approval: the API would call it malformed.
  if (!/^\d{1,9}$/.test(medioId)) return <NotFound />;
  return (
    <ConRegistro<MedioDetalle> recurso={RECURSO} id={medioId} meta={enDetalle}>
      {(medio) => <Pagina key={medio.id} medio={medio} />}
    </ConRegistro>
  );
}

function Pagina({ medio }: { readonly medio: MedioDetalle }) {
  const [rechazo, setRechazo] = useState<string | null>(null);
  const puede = usePuede();
  useTituloDePagina(propios.medioTitulo(medio.id));
  return (
    <>
      <Cabecera medio={medio} />
      <AvisoDeSuspension motivo={medio.motivoSuspension} />
      <Decision medio={medio} />
      {rechazo !== null && (
        <Alert severity="warning" onClose={() => setRechazo(null)} sx={{ mb: 2 }}>
          {rechazo}
        </Alert>
      )}
      {puede('medio:decidir') && <Comparacion id={medio.id} version={medio.version} />}
      {/* The bar inside sticks to the top of the window; a card that clips would hold it. */}
      <Card component="section" aria-label={propios.medioTitulo(medio.id)} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
        <Hoja medio={medio} onRechazo={setRechazo} />
      </Card>
    </>
  );
}

function Cabecera({ medio }: { readonly medio: MedioDetalle }) {
  const { role } = useUsuario();
  const { cedula, nombre } = medio.cliente;
  const plan = medio.planes[0]?.idCodigo;
  return (
    <PageHeader
      title={propios.medioTitulo(medio.id)}
      description={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
            <MuiLink
              component={Link}
              to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}${plan === undefined ? '' : `?plan=${encodeURIComponent(plan)}`}`}
              sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
            >
              {nombre}
            </MuiLink>
            <span>{cedula}</span>
            <EstadoDeMedioChip estado={medio.estado} />
          </Box>
          <Constancia medio={medio} />
        </>
      }
    />
  );
}

interface HojaProps {
  readonly medio: MedioDetalle;
  readonly onRechazo: (texto: string | null) => void;
}

function Hoja({ medio, onRechazo }: HojaProps) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const puedeEditar = medio.acciones.includes('actualizar');
  const deCliente = usePlanesParaMedio(puedeEditar ? medio.cliente.cedula : null);
  const registro = useMemo(() => registroDe(medio), [medio]);
  const propiosDelMedio = medio.planes.map((plan) => ({ ...plan, producto: medio.producto }));
  const edicion = useHoja({
    cedula: medio.cliente.cedula,
    registro,
    planes: deCliente.data ?? propiosDelMedio,
    producto: medio.producto,
    puedeEditar,
    guardar: async (cuerpo, version) => {
      const { data } = await dataProvider.update<MedioDetalle>(RECURSO, {
        id: medio.id,
        // A change is no part of what is read: its plans are codes.
        data: cuerpo as unknown as Partial<MedioDetalle>,
        previousData: { ...medio, version },
      });
      return data;
    },
    exito: MED.actualizado,
  });
  const { editando } = edicion;
  return (
    <FormularioEditable
      edicion={edicion}
      cabecera={<Totales />}
      textos={textos}
      acciones={!editando && <AccionesDeMedio medio={medio} onRechazo={onRechazo} />}
    >
      {editando && medio.estado === 'aprobado' && <Alert severity="warning">{propios.medioAlActualizarAprobado}</Alert>}
      <SeccionDePlanes
        elegidos={medio.planes}
        eleccion={editando ? { planes: deCliente.data, error: deCliente.error, medio } : null}
        onReintentar={() => void deCliente.refetch()}
      />
      <Secciones />
    </FormularioEditable>
  );
}
