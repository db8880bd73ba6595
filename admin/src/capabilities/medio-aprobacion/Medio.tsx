import { MED, mensajes, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { AvisoDeSuspension } from '../../ui/formulario/AvisoDeSuspension';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { ownPath } from '../../ui/navegacion';
import { Show } from '../../ui/show/Show';
import { AccionesDeMedio } from './AccionesDeMedio';
import { Comparacion } from './Comparacion';
import { Constancia, Decision } from './Constancia';
import { enDetalle, useMedio, usePlanesParaMedio } from './consultas';
import { EstadoDeMedioField } from './EstadoDeMedioChip';
import { RECURSO } from './rutas';
import { SeccionDePlanes } from './SeccionDePlanes';
import { Secciones } from './Secciones';
import { Totales } from './Totales';
import type { MedioDetalle } from './tipos';
import { registroDe, useHoja } from './useHoja';

const textos = { editar: propios.medioActualizar, guardar: mensajes.CLI.guardar };

/** MED-501, MED-503: one approval, read by whoever may and changed by whoever the API says. */
export default function Medio() {
  return (
    <Show queryOptions={{ meta: enDetalle }} description={<Asunto />}>
      <Contenido />
    </Show>
  );
}

function Contenido() {
  const { id, motivoSuspension } = useMedio();
  const [rechazo, setRechazo] = useState<string | null>(null);
  return (
    <>
      <AvisoDeSuspension motivo={motivoSuspension} />
      <Decision />
      {rechazo !== null && (
        <Alert severity="warning" onClose={() => setRechazo(null)} sx={{ mb: 2 }}>
          {rechazo}
        </Alert>
      )}
      <CanAccess resource="medio" action="decidir">
        <Comparacion />
      </CanAccess>
      {/* The bar inside sticks to the top of the window; a card that clips would hold it. */}
      <Card component="section" aria-label={propios.medioTitulo(id)} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
        <Hoja onRechazo={setRechazo} />
      </Card>
    </>
  );
}

function Asunto() {
  const { cliente, planes } = useMedio();
  const { role } = useUsuario();
  const plan = planes[0]?.idCodigo;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <MuiLink
          component={Link}
          to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cliente.cedula)}${plan === undefined ? '' : `?plan=${encodeURIComponent(plan)}`}`}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {cliente.nombre}
        </MuiLink>
        <span>{cliente.cedula}</span>
        <EstadoDeMedioField />
      </Box>
      <Constancia />
    </>
  );
}

function Hoja({ onRechazo }: { readonly onRechazo: (texto: string | null) => void }) {
  const medio = useMedio();
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
      acciones={!editando && <AccionesDeMedio onRechazo={onRechazo} />}
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
